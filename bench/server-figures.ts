export const METRICS_TOKEN = 'token for the benchmark';

/** A server's process metrics. */
export interface Figures {
  /** 99th percentile of the event loop delay since the last reading, in milliseconds. */
  readonly delay: number;
  /** Bytes. */
  readonly heap: number;
  readonly memory: number;
}

/** Reads a server's metrics. */
export async function figuresOf(address: string): Promise<Figures> {
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await answer.text();
  const figure = (name: string) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new RangeError(`The server has no metric ${name}`);
    return Number(value);
  };
  return {
    delay: figure('nodejs_eventloop_lag_p99_seconds') * 1_000,
    heap: figure('nodejs_heap_size_used_bytes'),
    memory: figure('process_resident_memory_bytes'),
  };
}
