import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectedClient,
  createDatabase,
  type ServerProcess,
  startCluster,
  startServer,
  type TestClient,
} from '@latchkey/api/testing';
import { buildWeb } from '../scripts/build-web.ts';
import { SessionAnswer } from './accounts-load.ts';
import { accessToken } from './bench-keys.ts';
import { httpClient } from './http-client.ts';
import { makePeople } from './made-people.ts';
import { type Account, mixOf } from './mix.ts';
import { type MixedLoad, mixedLoad } from './mixed-load.ts';
import { benchSettings } from './served-database.ts';
import { type Figures, figuresOf, METRICS_TOKEN } from './server-figures.ts';

const SERVERS = 2;
const QUOTES = 20_000;
/** Number of accounts. Some must be idle while others refresh their tokens. */
const ACCOUNTS = 200;

export interface MixedServers {
  readonly load: MixedLoad;
  /** Reads each server's metrics. */
  figures(): Promise<Figures[]>;
  /** Runs garbage collection on each server. */
  tidy(): void;
}

const tidyServer = new URL('tidy-server.ts', import.meta.url).pathname;

/** Runs `use` with two production processes on one PostgreSQL, then stops them. */
export async function withMixedServers<Result>(
  use: (servers: MixedServers) => Promise<Result>,
): Promise<Result> {
  buildWeb();
  const ends: (() => unknown)[] = [];
  try {
    const cluster = await startCluster();
    ends.push(() => cluster.stop());
    await createDatabase(cluster.address('postgres'), 'mixed', 'template0');
    const servers: ServerProcess[] = [];
    for (let started = 0; started < SERVERS; started += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'latchkey-bench-'));
      ends.push(() => rmSync(folder, { recursive: true }));
      const settings = {
        ...benchSettings,
        METRICS_TOKEN,
        DATA_DIR: folder,
        DATABASE_URL: cluster.address('mixed'),
      };
      const server = await startServer(settings, tidyServer);
      ends.push(() => server.stop('SIGTERM'));
      servers.push(server);
    }
    const addresses = servers.map(({ address }) => address);
    const client = await connectedClient(cluster.address('mixed'));
    const people = await makePeople(client, QUOTES);
    const operatorToken = await operatorAmong(client);
    await client.end();
    const accounts = await signedUp(addresses[0] ?? '');
    return await use({
      load: mixedLoad(addresses, mixOf(people, accounts, operatorToken)),
      figures: () => Promise.all(addresses.map(figuresOf)),
      tidy() {
        // The server ignores the message's content.
        for (const server of servers) server.tell(0);
      },
    });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

async function operatorAmong(client: TestClient): Promise<string> {
  const { rows } = await client.query<{ userId: string; sessionId: string }>(
    `update users set is_operator = true from sessions
     where users.id = sessions.user_id and sessions.id = (select id from sessions limit 1)
     returning users.id as "userId", sessions.id as "sessionId"`,
  );
  const [operator] = rows;
  if (!operator) throw new RangeError('There is no session');
  return accessToken(operator.userId, operator.sessionId);
}

async function signedUp(address: string): Promise<Account[]> {
  const { send, close } = httpClient(4);
  const accounts = await Promise.all(
    Array.from({ length: ACCOUNTS }, async (_, index) => {
      const email = `mixed-${index}@example.com`;
      const password = 'plover-Quartz-42';
      const answer = await send(address, {
        method: 'POST',
        path: '/auth/v1/signup',
        body: JSON.stringify({ email, password }),
      });
      const { refresh_token: refreshToken } = SessionAnswer.parse(JSON.parse(answer.body));
      return { email, password, refreshToken };
    }),
  );
  close();
  return accounts;
}
