export function ProgramsPage() {
  return null;
}
