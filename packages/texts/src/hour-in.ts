const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the hour of day in a time zone, from 0 to 23.
 *
 * @param zone an IANA time zone name, such as America/Chicago
 */
export function hourIn(moment: Date, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  clocks.set(zone, clock);
  return Number(clock.format(moment));
}

/** Returns the date in a time zone, such as 2026-03-04. */
export function dayIn(moment: Date, zone: string): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: zone }).format(moment);
}
