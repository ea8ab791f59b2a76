import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../test/db/test-database.ts';
import { servedMetrics } from '../../test/operations/served-metrics.ts';
import { sampleRequest } from '../../test/samples.ts';
import { buildTestApp, buildTestAppOn, problemIn } from '../../test/test-app.ts';
import { sql } from '../db/drizzle.ts';
import { catalogOf } from '../programs/catalog.ts';
import { catalogStore } from '../programs/catalog-store.ts';

const token = 'a token of the collector';
const both = ['/metrics', '/metrics/database'];
const bearer = { authorization: `Bearer ${token}` };

describe('the health checks and metrics of a running server', () => {
  let app: FastifyInstance;

  afterEach(() => app.close());

  it('reports a healthy and ready server', async () => {
    ({ app } = await buildTestApp());
    expect((await app.inject('/healthz')).json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      checks: { server: true, catalog: true, database: true },
    });
    const up = await app.inject('/readyz/database');
    expect([up.statusCode, up.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: true } },
    ]);
  });

  it('reports a server without its database as ready for pages, and the database as down', async () => {
    const { database, close } = await openTestDatabase();
    app = await buildTestAppOn(database, {});
    await close();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      checks: { server: true, catalog: true, database: false },
    });
    const down = await app.inject('/readyz/database');
    expect([down.statusCode, down.headers['retry-after']]).toEqual([503, '2']);
    expect(down.json()).toEqual({ status: 'not ready', checks: { database: false } });
  });

  it('reports ready with a newer schema, but not with a schema that is missing the last migration', async () => {
    const test = await buildTestApp();
    ({ app } = test);
    const steps = sql.raw('drizzle.__drizzle_migrations');
    await test.database.execute(
      sql`insert into ${steps} (hash, created_at) values ('later', 99999999999999)`,
    );
    expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { database: true } });

    const [first, second] = [sql.raw('min(created_at)'), sql.raw('max(created_at)')];
    for (const one of [first, second]) {
      await test.database.execute(
        sql`delete from ${steps} where created_at = (select ${one} from ${steps})`,
      );
    }
    expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { database: false } });
  });

  it('reports that the server is not ready without programs', async () => {
    ({ app } = await buildTestApp({ catalog: catalogStore(() => catalogOf([])) }));
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ checks: { catalog: false, database: true } });
  });

  it('serves metrics only when a token is set, and only with that token', async () => {
    ({ app } = await buildTestApp());
    for (const url of both) expect(problemIn(await app.inject(url))).toMatchObject({ status: 404 });
    await app.close();

    ({ app } = await buildTestApp({ metricsToken: token }));
    for (const authorization of [undefined, token, 'Bearer nonsense']) {
      const headers = authorization === undefined ? {} : { authorization };
      for (const url of both) {
        expect(problemIn(await app.inject({ url, headers }))).toMatchObject({ status: 401 });
      }
    }
    expect(await servedMetrics(app, token)).not.toEqual([]);
  });

  it('counts responses by route and status, without personal data', async () => {
    const databaseLoad = () => ({ busy: 3, waiting: 1 });
    ({ app } = await buildTestApp({ metricsToken: token, databaseLoad }));
    await app.inject('/api/zipcodes/search?query=Springfield');
    await app.inject('/api/locations/1');
    await app.inject('/no/such/page?email=ada@example.com');
    const figures = (await app.inject({ url: '/metrics', headers: bearer })).body;
    for (const line of [
      'latchkey_http_request_duration_seconds_count{method="GET",route="/api/zipcodes/search",status="200"} 1',
      'latchkey_http_request_duration_seconds_count{method="GET",route="/api/locations/:id",status="400"} 1',
      'latchkey_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
      'latchkey_database_connections{state="busy"} 3',
      'latchkey_database_up 1',
      '\nnodejs_eventloop_lag_seconds',
      '\nprocess_resident_memory_bytes',
    ]) {
      expect(figures).toContain(line);
    }
    expect(figures).not.toMatch(/Springfield|ada@example/);
  });

  it('counts the leads, emails, deliveries and steps of this process', async () => {
    ({ app } = await buildTestApp({ metricsToken: token }));
    const post = (url: string, payload: object) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'idempotency-key': randomUUID() },
        payload,
      });
    await post('/api/steps', { step: 'started', state: null });
    // The last two requests make one lead: the same person with the same quote.
    for (const seconds of [0, 30, 31]) {
      await post('/api/quotes/submit', { ...sampleRequest, form: { website: '', seconds } });
    }
    await vi.waitFor(
      async () => {
        const served = await servedMetrics(app, token);
        const figure = (name: string, labels: object) =>
          served.find((one) => one.name === name && isDeepStrictEqual(one.labels, labels))?.value;
        expect(figure('latchkey_leads_total', { flag: 'none' })).toBe(1);
        expect(figure('latchkey_leads_total', { flag: 'too-fast' })).toBe(1);
        expect(figure('latchkey_funnel_steps_total', { step: 'started' })).toBe(1);
        const delivered = { kind: 'team-mail', outcome: 'delivered' };
        expect(figure('latchkey_deliveries_total', delivered)).toBe(2);
        expect(figure('latchkey_emails_total', { outcome: 'sent' })).toBe(3);
        expect(figure('latchkey_deliveries_waiting', { kind: 'team-mail' })).toBe(0);
        const last = figure('latchkey_deliveries_last_delivered_timestamp_seconds', {
          kind: 'buyer-mail',
        });
        expect(last).toBeGreaterThan(Date.now() / 1000 - 60);
      },
      { timeout: 60_000 },
    );
  });

  it('serves process metrics, but no database metrics, while the database is down', async () => {
    const { database, close } = await openTestDatabase();
    app = await buildTestAppOn(database, { metricsToken: token });
    await close();
    const ofProcess = await app.inject({ url: '/metrics', headers: bearer });
    expect(ofProcess.body).toContain('latchkey_database_up 0');
    const ofDatabase = await app.inject({ url: '/metrics/database', headers: bearer });
    expect(ofDatabase.statusCode).toBeGreaterThanOrEqual(500);
  });

  it('rejects reads but not pages, changes or sign-ins while the event loop is slow, and then recovers', async () => {
    const webApp = join(import.meta.dirname, '../../../web');
    ({ app } = await buildTestApp({ maxEventLoopDelayMs: 20, webApp }));
    const submit = () =>
      app.inject({
        method: 'POST',
        url: '/api/quotes/submit',
        headers: { 'idempotency-key': randomUUID() },
        payload: sampleRequest,
      });
    // The first submission starts the job queue, so it comes before the measurement.
    await submit();
    const busy = setInterval(() => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    }, 0);
    const search = () => app.inject('/api/zipcodes/search?query=78704');
    const refused = await vi.waitFor(async () => {
      const answer = await search();
      expect(answer.statusCode).toBe(503);
      return answer;
    }, 60_000);
    expect(problemIn(refused)).toMatchObject({ code: 'overloaded' });
    expect(refused.headers['retry-after']).toBe('1');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/quote/calculator')).statusCode).toBe(200);

    const submitted = await submit();
    const account = { email: 'ada@example.com', password: 'three blue doors' };
    const signedUp = await app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      payload: account,
    });
    const signedIn = await app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: account,
    });
    const headers = { authorization: `Bearer ${signedIn.json().access_token}` };
    const saved = await app.inject({
      method: 'PUT',
      url: '/api/quotes',
      headers,
      payload: sampleRequest.quote,
    });
    const deleted = await app.inject({
      method: 'DELETE',
      url: `/api/quotes/${saved.json().data.id}`,
      headers,
    });
    const changes = [submitted, signedUp, signedIn, saved, deleted];
    expect(changes.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 200, 204]);
    expect((await search()).statusCode).toBe(503);

    clearInterval(busy);
    await vi.waitFor(async () => expect((await search()).statusCode).toBe(200), 60_000);
  });
});
