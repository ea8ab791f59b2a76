/** Saves text as a file in the browser's downloads. */
export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
  URL.revokeObjectURL(link.href);
}
