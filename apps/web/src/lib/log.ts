/** Logs a failure to the browser console, for failures that the user does not need to see. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console.
  console.warn(what, error);
}
