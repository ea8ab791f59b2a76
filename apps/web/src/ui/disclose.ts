/** Opens the section with this ID. Call it from links that point to the section. */
export function disclose(id: string): void {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
}
