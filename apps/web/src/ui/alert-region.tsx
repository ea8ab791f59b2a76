export function AlertRegion() {
  return null;
}
