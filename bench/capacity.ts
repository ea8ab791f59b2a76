import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Cluster,
  sampleQuote,
  sampleRequest,
  startCluster,
  testMailServer,
} from '@latchkey/api/testing';
import * as z from 'zod/mini';
import { buildWeb } from '../scripts/build-web.ts';
import { type Call, type HttpClient, httpClient } from './http-client.ts';
import type { Row } from './part.ts';
import { servedDatabase } from './served-database.ts';

const AT_ONCE = 4;
const CALLS = 400;
/** The number of calls for each action that hashes a password. Hashing takes 10 ms. */
const HASHING_CALLS = 60;
/** How long the idle server is measured, in milliseconds. */
const IDLE_MS = 20_000;
const TOKEN = 'the token of the benchmark';
/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

const Session = z.object({ access_token: z.string(), refresh_token: z.string() });

interface Measured {
  readonly name: string;
  readonly count: number;
  readonly callOf: () => Call;
  readonly status: number;
}

/**
 * Measures the CPU time that each type of call takes in the server and in PostgreSQL. Other load on
 * the machine does not affect the result.
 */
export async function capacity(): Promise<Row[]> {
  buildWeb();
  const cluster = await startCluster();
  const mail = await testMailServer();
  const site = await servedDatabase(cluster, 'capacity', {
    METRICS_TOKEN: TOKEN,
    SMTP_URL: mail.url,
    LEAD_MAIL_TO: 'team@example.com',
    // The CPU time of emails belongs to the worker.
    ROLE: 'web',
  });
  const client = httpClient(AT_ONCE);
  try {
    const meter = cpuMeter(client, site.address, cluster);
    const rows: Row[] = [];
    for (const each of await measuredCalls(client, site.address)) {
      await callAll(client, site.address, each, 'warm-up');
      const before = await meter();
      await callAll(client, site.address, each, 'call');
      const after = await meter();
      rows.push(rowOf(each.name, each.count, before, after));
    }
    const before = await meter();
    await pause(IDLE_MS);
    rows.push(rowOf('one idle second', IDLE_MS / 1_000, before, await meter()));
    return rows;
  } finally {
    client.close();
    await site.stop();
    await mail.close();
    await cluster.stop();
  }
}

interface CpuTimes {
  /** In milliseconds. */
  readonly server: number;
  readonly database: number;
}

function rowOf(call: string, count: number, before: CpuTimes, after: CpuTimes): Row {
  const each = (name: keyof CpuTimes) => Number(((after[name] - before[name]) / count).toFixed(2));
  return {
    call,
    times: count,
    'server ms': each('server'),
    'PostgreSQL ms': each('database'),
    met: true,
  };
}

async function measuredCalls(client: HttpClient, address: string): Promise<Measured[]> {
  const password = 'plover-Quartz-42';
  const post = (path: string, body: object, more = {}): Call => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    ...more,
  });
  const signUp = (name: string) =>
    post('/auth/v1/signup', { email: `${name}@example.com`, password });
  const signedUp = await client.send(address, signUp('first'));
  const { access_token: token } = Session.parse(JSON.parse(signedUp.body));
  const page = (path: string): Measured => ({
    name: `page ${path}`,
    count: CALLS,
    callOf: () => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } }),
    status: 200,
  });
  const read = (path: string): Measured => ({
    name: `GET ${path.split('?')[0]}`,
    count: CALLS,
    callOf: () => ({ method: 'GET', path, token }),
    status: 200,
  });
  return [
    page('/'),
    page('/program/oh-ohfa-your-choice-dpa'),
    read('/api/zipcodes/search?query=787'),
    {
      name: 'POST /api/quotes/programs',
      count: CALLS,
      callOf: () => post('/api/quotes/programs', { quote: sampleQuote }),
      status: 200,
    },
    read('/auth/v1/user'),
    read('/api/quotes'),
    {
      name: 'PUT /api/quotes',
      count: 100,
      callOf: () => ({
        ...post('/api/quotes', { ...sampleQuote, id: randomUUID() }, { token }),
        method: 'PUT',
      }),
      status: 200,
    },
    {
      name: 'POST /api/quotes/submit',
      count: CALLS,
      callOf: () =>
        post(
          '/api/quotes/submit',
          {
            ...sampleRequest,
            subject: { fullName: 'Ada Buyer', email: `${randomUUID()}@example.com` },
          },
          { headers: { 'idempotency-key': randomUUID() } },
        ),
      status: 201,
    },
    {
      name: 'sign-in',
      count: HASHING_CALLS,
      callOf: () =>
        post('/auth/v1/token?grant_type=password', { email: 'first@example.com', password }),
      status: 200,
    },
    { name: 'sign-up', count: HASHING_CALLS, callOf: () => signUp(randomUUID()), status: 200 },
  ];
}

async function callAll(
  client: HttpClient,
  address: string,
  { name, count, callOf, status: expected }: Measured,
  what: string,
): Promise<void> {
  let started = 0;
  const work = async () => {
    while (started < count) {
      started += 1;
      const { status, body } = await client.send(address, callOf());
      if (status !== expected) throw new Error(`${name}, ${what}: ${status} ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Returns a function that reads the CPU time of the server and of PostgreSQL. */
function cpuMeter(client: HttpClient, address: string, cluster: Cluster): () => Promise<CpuTimes> {
  const folder = new URL(cluster.address('capacity')).searchParams.get('host') ?? '';
  return async () => {
    const metrics = await client.send(address, { method: 'GET', path: '/metrics', token: TOKEN });
    const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics.body) ?? [];
    if (seconds === undefined) throw new Error(`No CPU time in the metrics: ${metrics.status}`);
    return { server: Number(seconds) * 1_000, database: cpuBelow(folder) };
  };
}

/**
 * Returns the CPU time of the PostgreSQL server that uses a folder, in milliseconds. Includes the
 * server's processes that have already ended.
 *
 * @see proc_pid_stat(5)
 */
function cpuBelow(folder: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = processes.flatMap((pid) => {
    const stat = readOrNull(`/proc/${pid}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    return [{ pid, parent: fields[1] ?? '', ticks: fields.slice(11, 15).map(Number) }];
  });
  const main = stats.find(({ pid }) => {
    const [program = '', ...options] = readOrNull(`/proc/${pid}/cmdline`)?.split('\0') ?? [];
    return program.endsWith('/postgres') && options.includes(folder);
  });
  if (!main) throw new Error('PostgreSQL is not running');
  const children = stats.filter(({ parent }) => parent === main.pid);
  // The main process counts its ended children, too.
  const ticks = [
    ...main.ticks,
    ...children.flatMap(({ ticks: [user = 0, system = 0] }) => [user, system]),
  ];
  return (ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND) * 1_000;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
