export interface Load {
  /** Sends no more, and waits for the answers that are still to come. */
  stop(): Promise<void>;
}

/**
 * Does something at a steady rate, however long it takes.
 *
 * @param rate how often in a second
 */
export function steadyLoad(act: () => Promise<unknown>, rate: number): Load {
  const start = performance.now();
  const underWay = new Set<Promise<unknown>>();
  let done = 0;

  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1_000) * rate;
    for (; done < due; done += 1) {
      const one = act();
      underWay.add(one);
      void one.finally(() => underWay.delete(one));
    }
  }, 5);

  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
