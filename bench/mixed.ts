import { latencies, rounded } from './latencies.ts';
import type { Outcome, Outcomes } from './mixed-load.ts';
import { type MixedServers, withMixedServers } from './mixed-servers.ts';
import type { Extent, Row } from './part.ts';

const SECONDS = { short: 10, full: 60 };
/** Seconds of warm-up, enough to compile hot code. */
const WARM_UP = 5;
const SHARES = [0.5, 0.9];

/** Measures mixed calls to two processes on PostgreSQL, at two shares of their maximum rate. */
export async function mixed(extent: Extent): Promise<Row[]> {
  return withMixedServers(async ({ load, figures }) => {
    await load.fastest(WARM_UP);
    const most = await load.fastest(SECONDS[extent]);
    const rows: Row[] = [
      { load: '100 %', route: 'all', 'requests/s': Math.round(most), met: true },
    ];
    for (const share of SHARES) {
      await figures();
      const outcomes = await load.steady(most * share, SECONDS[extent]);
      rows.push(...rowsOf(`${share * 100} %`, outcomes, SECONDS[extent], await figures()));
    }
    return rows;
  });
}

function rowsOf(
  load: string,
  outcomes: Outcomes,
  seconds: number,
  servers: Awaited<ReturnType<MixedServers['figures']>>,
): Row[] {
  const row = (route: string, { milliseconds, errors }: Outcome): Row => {
    const { median, p95, p99 } = latencies(milliseconds);
    return {
      load,
      route,
      'requests/s': Math.round(milliseconds.length / seconds),
      'p50 ms': rounded(median),
      'p95 ms': rounded(p95),
      'p99 ms': rounded(p99),
      errors,
      met: errors === 0,
    };
  };
  const all: Outcome = {
    milliseconds: [...outcomes.values()].flatMap(({ milliseconds }) => milliseconds),
    errors: [...outcomes.values()].reduce((sum, { errors }) => sum + errors, 0),
  };
  return [
    {
      ...row('all', all),
      'event loop, p99 ms': servers.map(({ delay }) => Math.round(delay)).join(' and '),
    },
    ...[...outcomes].map(([route, outcome]) => row(route, outcome)),
  ];
}
