import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Case } from './cases.ts';
import { median } from './median.ts';
import type { Row } from './part.ts';
import type { Ready } from './server.ts';

/**
 * Each pair is measured this many times, alternating, so other load on the machine affects both.
 */
const ROUNDS = 15;
const SECONDS = 1;
const CONNECTIONS = 10;

/** Requests per second. */
async function load(url: string, { method, paths, body }: Case, prefix: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    method,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
    requests: paths.map((path) => ({ path: `${prefix}${path}` })),
  });
  if (non2xx + errors > 0)
    throw new Error(`${prefix}: ${non2xx} responses were not 2xx, ${errors} requests failed`);
  return requests.average;
}

async function compared(address: string, measured: Case): Promise<Row> {
  const rounds: { own: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await load(address, measured, '/api');
    const bare = await load(address, measured, '/api/bare');
    // The first round is a warm-up.
    if (round > 0) rounds.push({ own, bare });
  }
  const share = median(rounds.map(({ own, bare }) => own / bare));
  return {
    route: measured.name,
    'requests/s': Math.round(median(rounds.map(({ own }) => own))),
    'bare requests/s': Math.round(median(rounds.map(({ bare }) => bare))),
    share: `${Math.round(share * 100)} %`,
    goal: `${measured.goal * 100} %`,
    met: share >= measured.goal,
  };
}

/** Compares routes that need no database with bare routes of the same app. */
export async function routes(): Promise<Row[]> {
  const server = fork(join(import.meta.dirname, 'server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const { address, cases } = await new Promise<Ready>((ready, fail) => {
      server.once('message', ready);
      server.once('exit', () => fail(new Error('The server did not start')));
    });
    const rows: Row[] = [];
    for (const measured of cases) rows.push(await compared(address, measured));
    return rows;
  } finally {
    server.kill();
  }
}
