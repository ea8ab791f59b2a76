export function ProfessionPage() {
  return null;
}
