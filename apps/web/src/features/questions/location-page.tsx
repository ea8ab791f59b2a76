export function LocationPage() {
  return null;
}
