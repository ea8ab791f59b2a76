import { setInterval } from 'node:timers/promises';
import { connectedClient } from '@latchkey/api/testing';
import * as z from 'zod/mini';

const Counts = z.tuple([z.object({ all: z.number(), idle: z.number() })]);

const counts = `
  select count(*)::integer as all,
         count(*) filter (where state like 'idle in transaction%')::integer as idle
    from pg_stat_activity
   where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Counts the connections to a PostgreSQL server every quarter of a second. */
export function watchConnections(address: string) {
  const stopping = new AbortController();
  const seen: z.infer<typeof Counts>[0][] = [];

  async function look(): Promise<void> {
    const client = await connectedClient(address);
    client.on('error', () => {});
    try {
      for await (const _ of setInterval(250, null, { signal: stopping.signal })) {
        const [now] = Counts.parse((await client.query(counts)).rows);
        seen.push(now);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function watch(): Promise<void> {
    // While the server is down, no connection counts.
    while (!stopping.signal.aborted) await look().catch(() => {});
  }
  const watching = watch();

  return {
    /** @returns the largest and the median number of connections */
    async end(): Promise<string> {
      stopping.abort();
      await watching;
      const most = Math.max(...seen.map(({ all }) => all));
      const sorted = seen.map(({ all }) => all).toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)];
      const idle = seen.reduce((sum, each) => sum + each.idle, 0) / seen.length;
      return `${median} connections, at most ${most}, ${idle.toFixed(2)} of them idle in a transaction`;
    },
  };
}
