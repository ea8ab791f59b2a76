import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleQuote, sampleRequest, startServer } from '@latchkey/api/testing';
import { SessionAnswer } from './accounts-load.ts';
import { type Call, type HttpClient, httpClient } from './http-client.ts';
import type { Row } from './part.ts';
import { benchSettings } from './served-database.ts';

/** Concurrent searches, enough to keep the server overloaded. */
const AT_ONCE = 256;
const SECONDS = 15;
/** Minimum share of searches that the server must shed. With less, the load proves nothing. */
const SHED_SHARE = 0.9;
/** Event loop delay at which this server sheds load. Lower than the delay that the load causes. */
const MAX_EVENT_LOOP_DELAY_MS = '1';

const account = { email: 'ada@example.com', password: 'three blue doors' };

/** Number of calls of one kind, and how many got a 503. */
interface Tally {
  made: number;
  shed: number;
}

/** Checks that submissions, saves and sign-ins succeed while the server sheds nine searches in ten. */
export async function shedding(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'));
  const server = await startServer({ ...benchSettings, MAX_EVENT_LOOP_DELAY_MS, DATA_DIR: folder });
  const [crowd, person] = [httpClient(AT_ONCE), httpClient(1)];
  try {
    const tallies = new Map<string, Tally>();
    const send = tallied(server.address, tallies);
    const token = await signUp(person, server.address);
    const end = performance.now() + SECONDS * 1_000;
    const search = async () => {
      while (performance.now() < end) await send(crowd, 'searches', searchCall());
    };
    const act = async () => {
      while (performance.now() < end) {
        for (const [name, call] of changes(token)) await send(person, name, call);
      }
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, search), act()]);
    return [...tallies].map(([call, { made, shed }]) => ({
      call,
      calls: made,
      'answered 503': shed,
      share: `${Math.round((shed / made) * 100)} %`,
      met: call === 'searches' ? shed / made >= SHED_SHARE : shed === 0,
    }));
  } finally {
    crowd.close();
    person.close();
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

function tallied(address: string, tallies: Map<string, Tally>) {
  return async (client: HttpClient, name: string, call: Call): Promise<void> => {
    const { status } = await client.send(address, call);
    const tally = tallies.get(name) ?? { made: 0, shed: 0 };
    tallies.set(name, tally);
    tally.made += 1;
    if (status === 503) tally.shed += 1;
    else if (status > 299) throw new Error(`${name} responded ${status}`);
  };
}

async function signUp(client: HttpClient, address: string): Promise<string> {
  const { body } = await client.send(address, post('/auth/v1/signup', account));
  return SessionAnswer.parse(JSON.parse(body)).access_token;
}

function searchCall(): Call {
  return { method: 'GET', path: '/api/zipcodes/search?query=a' };
}

/** A user's write requests, ready to send. */
function changes(token: string): [string, Call][] {
  const id = randomUUID();
  const subject = { fullName: 'Ada Buyer', email: `${randomUUID()}@example.com` };
  return [
    ['POST /auth/v1/token', post('/auth/v1/token?grant_type=password', account)],
    [
      'PUT /api/quotes',
      { method: 'PUT', path: '/api/quotes', token, body: JSON.stringify({ ...sampleQuote, id }) },
    ],
    ['DELETE /api/quotes/:id', { method: 'DELETE', path: `/api/quotes/${id}`, token }],
    [
      'POST /api/quotes/submit',
      {
        ...post('/api/quotes/submit', { ...sampleRequest, subject }),
        headers: { 'idempotency-key': randomUUID() },
      },
    ],
  ];
}

function post(path: string, content: object): Call {
  return { method: 'POST', path, body: JSON.stringify(content) };
}
