/**
 * Logs an error to the browser console. Use this function for errors that the user does not need to
 * know about.
 */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console.
  console.warn(what, error);
}
