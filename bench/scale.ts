import { startCluster } from '@latchkey/api/testing';
import { type Latencies, rounded, timed } from './latencies.ts';
import { makePeople } from './made-people.ts';
import { median } from './median.ts';
import type { Extent, Row } from './part.ts';
import { type Pair, quotePairs } from './quote-pairs.ts';
import { type ServedDatabase, servedDatabase } from './served-database.ts';

const SIZES = { short: [1_000, 100_000, 1_000_000], full: [1_000, 100_000, 10_000_000] };
const SECONDS = { short: 1, full: 5 };
const RUNS = 5;

/** Maximum response time, as a multiple of the time on the smallest database. */
const GOAL = { median: 1.3, p99: 2 };

interface Measured extends Pair {
  readonly size: number;
  readonly runs: { own: Latencies; bare: Latencies }[];
}

/**
 * Measures the response times of listing and upserting quotes on databases of several sizes.
 * Alternates between the databases.
 */
export async function scale(extent: Extent): Promise<Row[]> {
  const cluster = await startCluster();
  const served: ServedDatabase[] = [];
  try {
    const measured: Measured[] = [];
    for (const size of SIZES[extent]) {
      const database = await servedDatabase(cluster, `quotes_${size}`);
      served.push(database);
      const people = await makePeople(database.client, size);
      for (const pair of quotePairs(database, people)) measured.push({ ...pair, size, runs: [] });
    }
    // The first run is a warm-up and is not measured.
    for (let run = 0; run <= RUNS; run += 1) {
      for (const { own, bare, runs } of measured) {
        const times = {
          own: await timed(SECONDS[extent], own),
          bare: await timed(SECONDS[extent], bare),
        };
        if (run > 0) runs.push(times);
      }
    }
    return measured.map((one) => rowOf(one, measured));
  } finally {
    for (const database of served) await database.stop();
    await cluster.stop();
  }
}

function rowOf(one: Measured, all: readonly Measured[]): Row {
  const smallest = all.find(({ call }) => call === one.call) ?? one;
  const [own, small] = [medians(one), medians(smallest)];
  const bare = median(one.runs.map((run) => run.bare.median));
  const times = { median: own.median / small.median, p99: own.p99 / small.p99 };
  return {
    call: one.call,
    quotes: one.size,
    'median ms': rounded(own.median),
    'vs smallest': `x ${times.median.toFixed(2)}`,
    'p99 ms': rounded(own.p99),
    'p99 vs smallest': `x ${times.p99.toFixed(2)}`,
    'driver only ms': rounded(bare),
    'vs driver': `x ${(own.median / bare).toFixed(1)}`,
    goal: `x ${GOAL.median}, p99 x ${GOAL.p99}`,
    met: times.median <= GOAL.median && times.p99 <= GOAL.p99,
  };
}

function medians({ runs }: Measured) {
  return {
    median: median(runs.map(({ own }) => own.median)),
    p99: median(runs.map(({ own }) => own.p99)),
  };
}
