import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@latchkey/api/testing';
import { hashesAtOnce } from '../apps/api/src/auth/passwords/hash-threads.ts';
import { accountLoads } from './accounts-load.ts';
import type { Ready } from './accounts-server.ts';
import { median } from './median.ts';

/**
 * Each pair is measured this many times, alternating, so other load on the machine affects both.
 */
const ROUNDS = 5;

/** Warm-up rounds before measuring, so hot code is compiled. */
const WARM_UP = 2;

interface Pair {
  readonly name: string;
  readonly own: () => Promise<number>;
  readonly bare: () => Promise<number>;
  /** Minimum share of the bare route's requests per second. */
  readonly goal: number;
}

async function compared(database: string, { name, own, bare, goal }: Pair) {
  const rounds: { own: number; bare: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const counted = { own: await own(), bare: await bare() };
    if (round >= WARM_UP) rounds.push(counted);
  }
  const share = median(rounds.map((counted) => counted.own / counted.bare));
  return {
    database,
    accounts: name,
    'own/s': Math.round(median(rounds.map((counted) => counted.own))),
    'bare/s': Math.round(median(rounds.map((counted) => counted.bare))),
    share: `${Math.round(share * 100)} %`,
    goal: `${goal * 100} %`,
    met: share >= goal,
  };
}

async function measured(database: string, environment: Record<string, string>) {
  const server = fork(join(import.meta.dirname, 'accounts-server.ts'), {
    env: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', AUTH_LIMITS: 'false', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const { address, accounts } = await new Promise<Ready>((ready, failed) => {
      server.once('message', ready);
      server.once('exit', () => failed(new Error('The server did not start')));
    });
    const loads = accountLoads(address, accounts);
    const rows = [];
    for (const pair of [
      {
        name: `sign-ins, bare: Argon2id, ${hashesAtOnce()} at once`,
        own: loads.signIns,
        bare: loads.bareSignIns,
        goal: 0.85,
      },
      { name: 'refreshes', own: loads.refreshes, bare: loads.bareRefreshes, goal: 0.7 },
      { name: 'reads of the user', own: loads.users, bare: loads.bareUsers, goal: 0.7 },
      { name: 'list of quotes', own: loads.lists, bare: loads.bareLists, goal: 0.6 },
      { name: 'upserts of a quote', own: loads.upserts, bare: loads.bareUpserts, goal: 0.6 },
    ]) {
      rows.push(await compared(database, pair));
    }
    return rows;
  } finally {
    server.kill();
  }
}

/** Compares account calls with bare routes that do only the unavoidable work, on both databases. */
export async function accountRows() {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'));
  const cluster = await startCluster();
  try {
    const server = { DATABASE_URL: cluster.address('postgres') };
    return [
      ...(await measured('embedded', { DATA_DIR: folder })),
      ...(await measured('PostgreSQL', { DATA_DIR: folder, ...server })),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}
