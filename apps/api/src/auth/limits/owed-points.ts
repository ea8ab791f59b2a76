/** How long it is owed at most, in milliseconds. */
const PATIENCE = 1_000;

/**
 * What is to be taken back from counts. It goes with the next count of the same key, or else with
 * all that is owed after a second: a right password costs no statement of its own.
 */
export function owedPoints(pay: (owed: ReadonlyMap<string, number>) => Promise<void>) {
  const owed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  /** Where it cannot be paid the points stay counted until their time is over. */
  async function payAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (owed.size === 0) return;
    const all = new Map(owed);
    owed.clear();
    await pay(all).catch(() => {});
  }

  return {
    add(key: string): void {
      owed.set(key, (owed.get(key) ?? 0) + 1);
      timer ??= setTimeout(payAll, PATIENCE).unref();
    },

    /** What is owed to a key; the caller pays it. */
    take(key: string): number {
      const points = owed.get(key) ?? 0;
      owed.delete(key);
      return points;
    },

    payAll,
  };
}
