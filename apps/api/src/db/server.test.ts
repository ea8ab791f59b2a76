import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { refusingPooler } from '../../test/db/pooler.ts';
import { newServerDatabase } from '../../test/db/test-database.ts';
import { testMailServer } from '../../test/mail/test-mail-server.ts';
import { sampleRequest } from '../../test/samples.ts';
import { failingServer, type ServerProcess, startServer } from '../../test/server-process.ts';
import { count } from './drizzle.ts';
import { leads } from './schema.ts';
import { connectToServer } from './server.ts';
import { serverName } from './server-name.ts';

/** Each of these tests takes seconds, because it starts processes of its own. */
const itWithFull = it.runIf(inject('isFull'));

async function submit({ address }: ServerProcess, key: string): Promise<unknown> {
  const response = await fetch(`${address}/api/quotes/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(sampleRequest),
  });
  if (response.status !== 201) throw new RangeError(`${response.status}`);
  return response.json();
}

describe('using a PostgreSQL server as the database', () => {
  let address: string;
  let servers: ServerProcess[];

  const start = async () => {
    const server = await startServer({ DATABASE_URL: address });
    servers.push(server);
    return server;
  };

  beforeEach(async () => {
    address = await newServerDatabase('template0');
    servers = [];
  });

  afterEach(() => Promise.all(servers.map((server) => server.stop('SIGKILL'))));

  it("connects through a socket whose folder is only in the URL's query string", async () => {
    const connection = await connectToServer(address.replace('@localhost/', '@/'));
    expect(await connection.database.select({ all: count() }).from(leads)).toEqual([{ all: 0 }]);
    await connection.close();
  });

  it('migrates once when several processes start together', async () => {
    const connections = await Promise.all([1, 2, 3].map(() => connectToServer(address)));
    const [first] = connections;
    expect(await first?.database.select({ all: count() }).from(leads)).toEqual([{ all: 0 }]);
    await Promise.all(connections.map((connection) => connection.close()));
  });

  it('serves several processes, stores a duplicate request once, and keeps the request after a process is killed', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const key = crypto.randomUUID();
    const [stored, same] = await Promise.all([submit(one, key), submit(other, key)]);
    expect(same).toEqual(stored);
    const { output } = await one.stop('SIGKILL');

    expect(await submit(other, key)).toEqual(stored);
    expect(output).toContain(`Database: ${serverName(address)}.`);
  });

  itWithFull('reports an unavailable server in one line at startup', async () => {
    const nowhere = address.replace(/[^/]+\?/, 'nowhere?');
    const { code, errors } = await failingServer({ DATABASE_URL: nowhere });
    expect(code).toBe(1);
    expect(errors).toMatch(/^Cannot start: the PostgreSQL server at DATABASE_URL .*not exist\n$/);
  });

  it('reports in one line what to change when PgBouncer rejects a parameter', async () => {
    const { address: through, close } = await refusingPooler(address);
    const { code, errors } = await failingServer({ DATABASE_URL: through });
    await close();
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Cannot start: PgBouncer at DATABASE_URL rejects .*statement_timeout\. Set DATABASE_JOBS_URL .*\n$/,
    );
  });

  itWithFull(
    'does not request time limits from a pooler, and logs the limits that the role needs',
    async () => {
      const { address: through, close } = await refusingPooler(address);
      const server = await startServer({ DATABASE_URL: through, DATABASE_JOBS_URL: address });
      await submit(server, crypto.randomUUID());
      const { output } = await server.stop('SIGTERM');
      await close();
      const [line = ''] = output.split('\n').filter((one) => one.includes('no time limits'));
      const statements = line
        .match(/alter role .*? = \d+;/g)
        ?.map((one) => one.replaceAll('\\', ''));
      expect(statements).toEqual([
        'alter role "tester" set statement_timeout = 10000;',
        'alter role "tester" set lock_timeout = 5000;',
        'alter role "tester" set idle_in_transaction_session_timeout = 12000;',
      ]);
    },
  );

  itWithFull('does not start if the pooler and the jobs use different databases', async () => {
    const { code, errors } = await failingServer({
      DATABASE_URL: await newServerDatabase(),
      DATABASE_JOBS_URL: address,
    });
    expect(code).toBe(1);
    expect(errors).toBe(
      'Cannot start: DATABASE_URL and DATABASE_JOBS_URL name different databases\n',
    );
  });

  it('stores requests in a web process, and sends their emails from a worker, which serves no pages', async () => {
    const mail = await testMailServer();
    const token = 'a token of the collector';
    const settings = { DATABASE_URL: address, SMTP_URL: mail.url, METRICS_TOKEN: token };
    const web = await startServer({ ...settings, ROLE: 'web' });
    const worker = await startServer({ ...settings, ROLE: 'worker' });
    servers.push(web, worker);
    await submit(web, crypto.randomUUID());
    // An email to the team and one to the buyer.
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 60_000);
    const ask = (server: ServerProcess, path: string) =>
      fetch(server.address + path, { headers: { authorization: `Bearer ${token}` } });
    const sentBy = async (server: ServerProcess) =>
      /latchkey_emails_total\{outcome="sent"\} (\d+)/.exec(
        await (await ask(server, '/metrics')).text(),
      )?.[1];
    expect([await sentBy(web), await sentBy(worker)]).toEqual(['0', '2']);

    for (const path of ['/healthz', '/readyz', '/readyz/database', '/metrics/database'])
      expect([path, (await ask(worker, path)).status]).toEqual([path, 200]);
    for (const path of ['/api/reference', '/auth/v1/settings', '/']) {
      expect([path, (await ask(worker, path)).status]).toEqual([path, 404]);
    }
    expect((await ask(web, '/api/reference')).status).toBe(200);
    await mail.close();
  });

  itWithFull('reports in one line that the database user may not create tables', async () => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query('create role stranger login').finally(() => client.end());
    const { code, errors } = await failingServer({
      DATABASE_URL: address.replace('tester@', 'stranger@'),
    });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Cannot start: .* DATABASE_URL .*: permission denied for database .*\n$/,
    );
  });
});
