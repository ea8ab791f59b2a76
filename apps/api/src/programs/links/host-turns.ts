/** Waits for a number of milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Runs work for a host after all earlier work for that host has finished. */
export type HostTurns = <T>(host: string, pauseMs: number, work: () => Promise<T>) => Promise<T>;

/** Runs one request at a time for each host, with a pause between requests. */
export function hostTurns(wait: Wait): HostTurns {
  const last = new Map<string, Promise<unknown>>();
  return async (host, pauseMs, work) => {
    const isFirst = !last.has(host);
    const turn = async (before: Promise<unknown> | undefined) => {
      await before;
      if (!isFirst) await wait(pauseMs);
      return work();
    };
    const done = turn(last.get(host));
    last.set(
      host,
      done.catch(() => {}),
    );
    return done;
  };
}
