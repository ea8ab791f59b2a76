import { setTimeout as pause } from 'node:timers/promises';
import { withMixedServers } from './mixed-servers.ts';
import type { Extent, Row } from './part.ts';
import type { Figures } from './server-figures.ts';

const SECONDS = { short: 75, full: 660 };
/** Seconds to skip at the start, while compiled code and caches still grow. That growth is not a leak. */
const WARM_UP = { short: 15, full: 60 };
/** Milliseconds between memory samples. Garbage is collected before each. */
const SAMPLE_MS = 2_500;
/** Maximum milliseconds for garbage collection. */
const COLLECTION_MS = 50;
/** Load as a share of the servers' maximum rate. */
const SHARE = 0.5;
/** Maximum memory growth from the first third of the run to the last. */
const GOAL = 0.05;

const MIB = 1024 ** 2;

/** Checks that memory does not grow under a long mixed load. */
export async function soak(extent: Extent): Promise<Row[]> {
  return withMixedServers(async ({ load, figures, tidy }) => {
    await load.fastest(3);
    const perSecond = (await load.fastest(5)) * SHARE;
    const samples: Figures[][] = [];
    let isOver = false;
    const sampling = (async () => {
      while (!isOver) {
        tidy();
        // Sample soon after the collection, before new garbage builds up.
        await pause(COLLECTION_MS);
        samples.push(await figures());
        await pause(SAMPLE_MS);
      }
    })();
    await load.steady(perSecond, SECONDS[extent]);
    isOver = true;
    await sampling;
    const skipped = Math.floor((samples.length * WARM_UP[extent]) / SECONDS[extent]);
    const settled = samples.slice(skipped);
    return (settled[0] ?? []).flatMap((_, server) =>
      (['heap', 'memory'] as const).map((name) => {
        const values = settled.map((sample) => sample[server]?.[name] ?? Number.NaN);
        return { server: server + 1, ...grown(name, values), 'requests/s': Math.round(perSecond) };
      }),
    );
  });
}

/**
 * Growth from the minimum of the first third to the minimum of the last. Minimums exclude work in
 * progress.
 */
function grown(name: 'heap' | 'memory', bytes: readonly number[]) {
  const third = Math.floor(bytes.length / 3);
  const first = Math.min(...bytes.slice(0, third));
  const last = Math.min(...bytes.slice(-third));
  const growth = last / first - 1;
  return {
    memory: name === 'heap' ? 'heap' : 'process',
    'first third MiB': Math.round(first / MIB),
    'last third MiB': Math.round(last / MIB),
    growth: `${(growth * 100).toFixed(1)} %`,
    goal: `${GOAL * 100} %`,
    met: growth < GOAL,
  };
}
