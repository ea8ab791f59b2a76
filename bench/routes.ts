import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Case } from './cases.ts';
import { type HttpClient, httpClient } from './http-client.ts';
import { rounded } from './latencies.ts';
import { median } from './median.ts';
import type { Row } from './part.ts';
import type { Ready } from './server.ts';
import { steadyLoad } from './steady-load.ts';

/**
 * How many times the benchmark measures each pair. The two routes of a pair alternate, so that
 * other load on the machine affects both equally.
 */
const ROUNDS = 15;
const SECONDS = 1;
/** Requests per second. The rate is low enough that the server is not always busy. */
const RATE = 400;
const CONNECTIONS = 10;

interface Server extends Ready {
  readonly child: ChildProcess;
  readonly client: HttpClient;
}

/** Returns the CPU time that the server has used, in milliseconds. */
async function cpuTime({ child }: Server): Promise<number> {
  const answered = once(child, 'message');
  child.send('cpu');
  const [milliseconds] = await answered;
  return Number(milliseconds);
}

/** Returns the server's CPU time per request, in milliseconds. */
async function cost(server: Server, measured: Case, prefix: string): Promise<number> {
  const { client, address } = server;
  const { method, paths, body } = measured;
  let sent = 0;
  const before = await cpuTime(server);
  const load = steadyLoad(async () => {
    const path = `${prefix}${paths[sent % paths.length]}`;
    sent += 1;
    const { status } = await client.send(address, { method, path, ...(body && { body }) });
    if (status !== 200) throw new Error(`${path} responded with ${status}`);
  }, RATE);
  await pause(SECONDS * 1_000);
  await load.stop();
  return ((await cpuTime(server)) - before) / sent;
}

async function compared(server: Server, measured: Case): Promise<Row> {
  const rounds: { own: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await cost(server, measured, '/api');
    const bare = await cost(server, measured, '/api/bare');
    // The first round is a warm-up and is not measured.
    if (round > 0) rounds.push({ own, bare });
  }
  const share = median(rounds.map(({ own, bare }) => bare / own));
  return {
    route: measured.name,
    'ms of CPU': rounded(median(rounds.map(({ own }) => own))),
    'bare ms of CPU': rounded(median(rounds.map(({ bare }) => bare))),
    share: `${Math.round(share * 100)} %`,
    goal: `${measured.goal * 100} %`,
    met: share >= measured.goal,
  };
}

/**
 * Measures the CPU time of routes that use no database. Compares it with the CPU time of bare
 * routes in the same app.
 */
export async function routes(): Promise<Row[]> {
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const client = httpClient(CONNECTIONS);
  try {
    const ready = await new Promise<Ready>((started, fail) => {
      child.once('message', started);
      child.once('exit', () => fail(new Error('The server did not start')));
    });
    const rows: Row[] = [];
    for (const measured of ready.cases)
      rows.push(await compared({ ...ready, child, client }, measured));
    return rows;
  } finally {
    client.close();
    child.kill();
  }
}
