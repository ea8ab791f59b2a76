export function AccountDialog() {
  return null;
}
