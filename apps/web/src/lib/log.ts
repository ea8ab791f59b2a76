/** Logs an error to the browser console if the user does not need to know about it. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console.
  console.warn(what, error);
}
