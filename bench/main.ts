import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { accountRows } from './accounts.ts';
import { calculations } from './calculations.ts';
import type { Case } from './cases.ts';
import { generationCost } from './generation.ts';
import { keystroke } from './keystroke.ts';
import { median } from './median.ts';
import type { Ready } from './server.ts';

/** Each pair is measured so often, in turns, for so many seconds: what else runs hits both alike. */
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
  if (non2xx + errors > 0) throw new Error(`${prefix}: ${non2xx} refused, ${errors} broken`);
  return requests.average;
}

async function compared(address: string, measured: Case) {
  const rounds: { own: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await load(address, measured, '/api');
    const bare = await load(address, measured, '/api/bare');
    // The first round warms up.
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

const server = fork(join(import.meta.dirname, 'server.ts'), {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const { address, cases } = await new Promise<Ready>((ready) => server.once('message', ready));
const rows = [];
for (const measured of cases) rows.push(await compared(address, measured));
server.kill();

console.log(`${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s, in turns`);
console.table(rows);
const cost = generationCost();
console.table([cost]);
const accounts = await accountRows();
console.table(accounts);
const sums = calculations();
console.table(sums);
const key = await keystroke();
console.table([key]);
process.exitCode = [...rows, cost, ...accounts, ...sums, key].every(({ met }) => met) ? 0 : 1;
