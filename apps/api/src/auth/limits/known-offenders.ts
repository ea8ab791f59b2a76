/** The most that are remembered; who comes later is counted in the database only. */
const MOST = 10_000;

/** What this process knows of who is over a limit, and until when. */
export function knownOffenders() {
  const ends = new Map<string, Date>();
  return {
    add(key: string, until: Date): void {
      if (ends.size < MOST || ends.has(key)) ends.set(key, until);
    },

    until(key: string, now: Date): Date | undefined {
      const end = ends.get(key);
      return end && end > now ? end : undefined;
    },

    sweep(now: Date): void {
      for (const [key, end] of ends) if (end <= now) ends.delete(key);
    },
  };
}
