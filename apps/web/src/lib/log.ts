/** Logs a failure to the browser console. Use it for failures that the user need not see. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console.
  console.warn(what, error);
}
