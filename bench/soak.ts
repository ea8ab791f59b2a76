import { setTimeout as pause } from 'node:timers/promises';
import { withMixedServers } from './mixed-servers.ts';
import type { Extent, Row } from './part.ts';
import type { Figures } from './server-figures.ts';

const SECONDS = { short: 75, full: 660 };
/** Left out at the start: what is compiled and cached once is no leak. */
const WARM_UP = { short: 15, full: 60 };
/** From one look at the memory to the next, in milliseconds; garbage is collected before each. */
const SAMPLE = 2_500;
const TOLD = 50;
/** Of the most that the servers take. */
const SHARE = 0.5;
/** The most that memory may grow from the first third to the last. */
const GOAL = 0.05;

const MIB = 1024 ** 2;

/** Whether memory stays as it is while calls of all kinds come for a long time. */
export async function soak(extent: Extent): Promise<Row[]> {
  return withMixedServers(async ({ load, figures, tidy }) => {
    await load.fastest(3);
    const perSecond = (await load.fastest(5)) * SHARE;
    const samples: Figures[][] = [];
    let isOver = false;
    const sampling = (async () => {
      while (!isOver) {
        tidy();
        // By then it is told; later there is new garbage.
        await pause(TOLD);
        samples.push(await figures());
        await pause(SAMPLE);
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

/** The least of the last third beside the least of the first: what lies between is work under way. */
function grown(name: 'heap' | 'memory', bytes: readonly number[]) {
  const third = Math.floor(bytes.length / 3);
  const first = Math.min(...bytes.slice(0, third));
  const last = Math.min(...bytes.slice(-third));
  const growth = last / first - 1;
  return {
    of: name === 'heap' ? 'heap' : 'process',
    'first third MiB': Math.round(first / MIB),
    'last third MiB': Math.round(last / MIB),
    growth: `${(growth * 100).toFixed(1)} %`,
    goal: `${GOAL * 100} %`,
    met: growth < GOAL,
  };
}
