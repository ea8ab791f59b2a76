/** Saves a file through the browser's download feature, as if the user had clicked a link to it. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(file);
  link.click();
  URL.revokeObjectURL(link.href);
}
