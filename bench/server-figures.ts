export const METRICS_TOKEN = 'the token of whoever measures';

/** What a server tells of its own process. */
export interface Figures {
  /** 99 % of the event loop's turns since the figures were read last were no later, in ms. */
  readonly delay: number;
  /** In bytes. */
  readonly heap: number;
  readonly memory: number;
}

/** Reads /metrics of a server. */
export async function figuresOf(address: string): Promise<Figures> {
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await answer.text();
  const figure = (name: string) => {
    const [, value] = new RegExp(`^latchkey_${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new RangeError(`The server says nothing of ${name}`);
    return Number(value);
  };
  return {
    delay: figure('nodejs_eventloop_lag_p99_seconds') * 1_000,
    heap: figure('nodejs_heap_size_used_bytes'),
    memory: figure('process_resident_memory_bytes'),
  };
}
