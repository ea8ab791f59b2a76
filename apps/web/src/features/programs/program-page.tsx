export function ProgramPage() {
  return null;
}
