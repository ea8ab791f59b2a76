/** Keys beyond this many are counted in the database only. */
const MAX_KEYS = 10_000;

/** Keys that this process knows to be over their limit, and until when. */
export function blockedKeysCache() {
  const ends = new Map<string, Date>();
  return {
    add(key: string, until: Date): void {
      if (ends.size < MAX_KEYS || ends.has(key)) ends.set(key, until);
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
