/** Tells whoever looks into the browser's console what failed where nobody else has to know. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where the console is written to.
  console.warn(what, error);
}
