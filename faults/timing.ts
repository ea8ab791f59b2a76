import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@latchkey/api/testing';
import { larger, median, quantile } from './statistics.ts';

const WARM_UP = 20;
const TIMES = 250;

/** Maximum difference between the medians, in milliseconds. */
const GOAL = 2;

export const PASSWORD = 'plover-Quartz-42';
const known = 'known@example.com';

/** Calls that must not reveal whether an address has an account. */
const questions = [
  { name: 'sign-in', path: '/token?grant_type=password', status: 400, password: 'not-this-one' },
  { name: 'forgotten password', path: '/recover', status: 200 },
  { name: 'sign-up, to be confirmed', path: '/signup', status: 200, password: PASSWORD },
] as const;

type Question = (typeof questions)[number];

async function ask(url: string, { path, status, ...rest }: Question, email: string) {
  const password = 'password' in rest ? { password: rest.password } : {};
  const start = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...password }),
  });
  await answer.arrayBuffer();
  const time = performance.now() - start;
  if (answer.status !== status) throw new Error(`${path} responded ${answer.status}`);
  return time;
}

/** Calls in random order, so other load on the machine affects both kinds. */
async function measured(url: string, question: Question) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let i = 0; i < 2 * (TIMES + WARM_UP); i += 1) {
    const kind = Math.random() < 0.5 ? 'known' : 'unknown';
    const email = kind === 'known' ? known : `nobody-${i}@example.com`;
    const time = await ask(url, question, email);
    if (i >= 2 * WARM_UP) times[kind].push(time);
  }
  return times;
}

const settings = { LOG_LEVEL: 'fatal', AUTH_LIMITS: 'false', AUTH_AUTOCONFIRM: 'false' };

/** Starts a server on a database and measures it. */
export async function serverTiming(database: string, place: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-faults-'));
  const server = await startServer({ ...settings, DATA_DIR: folder, ...place });
  try {
    return await timing(`${server.address}/auth/v1`, database);
  } finally {
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

/** Compares response times for an address with an account and for other addresses. */
async function timing(url: string, database: string) {
  await ask(url, questions[2], known);
  const rows = [];
  for (const question of questions) {
    const times = await measured(url, question);
    const difference = median(times.known) - median(times.unknown);
    rows.push({
      database,
      question: question.name,
      known: spread(times.known),
      unknown: spread(times.unknown),
      'difference ms': Number(difference.toFixed(2)),
      'known is slower': Number(larger(times.known, times.unknown).toFixed(2)),
      met: Math.abs(difference) < GOAL,
    });
  }
  return rows;
}

function spread(times: readonly number[]): string {
  return [0.1, 0.5, 0.9].map((place) => quantile(times, place).toFixed(1)).join(' / ');
}
