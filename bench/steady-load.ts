export interface Load {
  /** Stops sending and waits for the pending responses. @throws the error of an action that failed */
  stop(): Promise<void>;
}

/**
 * Repeats an action at a fixed rate, without waiting for each run to finish.
 *
 * @param rate actions per second
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
      one.then(
        () => underWay.delete(one),
        () => {},
      );
    }
  }, 5);

  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
