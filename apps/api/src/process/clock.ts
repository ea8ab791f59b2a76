/**
 * Returns the current time. Functions take it as a parameter, so that tests can control the time.
 */
export type Clock = () => Date;

/** Returns the UTC date of a time, such as 2026-11-21. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
