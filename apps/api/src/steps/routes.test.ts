import { randomUUID } from 'node:crypto';
import { showOverview } from '@latchkey/contract';
import { usStates } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/db/test-database.ts';
import { buildTestApp, buildTestAppOn, problemIn } from '../../test/test-app.ts';
import type { Database } from '../db/database.ts';
import { eq, sql } from '../db/drizzle.ts';
import { removeExpired } from '../db/expired.ts';
import { stepCounts, users } from '../db/schema.ts';
import * as stepRepository from './repository.ts';

describe('counting quote steps', () => {
  let app: FastifyInstance;
  let database: Database;
  let now = new Date('2026-03-04T23:59:59.999Z');
  let operator: Record<string, string>;
  let somebody: Record<string, string>;

  const count = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/steps', payload, headers });
  const overview = (query: string, headers = operator) =>
    app.inject({ url: `/api/operator/overview?${query}`, headers });
  const seen = async (query: string) =>
    showOverview.answer.parse((await overview(query)).json()).data;

  const signUp = async (isOperator: boolean) => {
    const payload = { email: `${randomUUID()}@example.com`, password: 'three blue doors' };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    const { access_token: token, user } = answer.json();
    await database.update(users).set({ isOperator }).where(eq(users.id, user.id));
    return { authorization: `Bearer ${token}` };
  };

  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ clock: () => now }));
    [operator, somebody] = [await signUp(true), await signUp(false)];
  });

  afterAll(() => app.close());

  it("stores counts by day and by the home's state", async () => {
    for (let i = 0; i < 3; i += 1) await count({ step: 'started', state: null });
    await count({ step: 'homePrice', state: 'TX' });
    await seen('from=2026-03-04&to=2026-03-04');
    await count({ step: 'homePrice', state: 'TX' });
    now = new Date('2026-03-05T00:00:00.000Z');
    await count({ step: 'homePrice', state: 'OH' });

    expect(await seen('from=2026-03-01&to=2026-03-31')).toEqual({
      days: expect.arrayContaining([
        { day: '2026-03-04', step: 'started', count: 3 },
        { day: '2026-03-04', step: 'homePrice', count: 2 },
        { day: '2026-03-05', step: 'homePrice', count: 1 },
      ]),
      states: ['OH', 'TX'],
    });
    expect((await seen('from=2026-03-05&to=2026-03-05')).days).toHaveLength(1);
    expect((await seen('from=2026-03-04&to=2026-03-05&state=TX')).days).toEqual([
      { day: '2026-03-04', step: 'homePrice', count: 2 },
    ]);
  });

  it('does not count visitors who ask not to be tracked', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
      const answer = await count({ step: 'submitted', state: null }, headers);
      expect(answer.statusCode).toBe(204);
    }
    const { days } = await seen('from=2026-03-01&to=2026-03-31');
    expect(days.filter(({ step }) => step === 'submitted')).toEqual([]);
  });

  it('stores neither unknown states nor data about the caller', async () => {
    const answer = await count({ step: 'calculator', state: 'ZZ' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await seen('from=2026-03-01&to=2026-03-31');
    const rows = await database.select().from(stepCounts).where(eq(stepCounts.step, 'calculator'));
    expect(rows).toEqual([{ day: '2026-03-05', state: '', step: 'calculator', count: 1 }]);
  });

  it('rejects a request with extra fields', async () => {
    for (const body of [{}, { step: 'x', state: null }, { step: 'started', state: 'Texas' }]) {
      expect(problemIn(await count(body))).toMatchObject({ status: 400 });
    }
    const more = { step: 'started', state: null, email: 'ada@example.com' };
    expect(problemIn(await count(more))).toMatchObject({ status: 400 });
  });

  it('shows counts only to operators, for at most 400 days', async () => {
    const span = 'from=2026-03-01&to=2026-03-31';
    expect(problemIn(await overview(span, {}))).toMatchObject({ status: 401 });
    expect(problemIn(await overview(span, somebody))).toMatchObject({ status: 403 });
    for (const query of ['from=2026-03-02&to=2026-03-01', 'from=2025-01-01&to=2026-03-01', '']) {
      expect(problemIn(await overview(query))).toMatchObject({ status: 400 });
    }
    expect((await overview('from=2025-01-25&to=2026-03-01')).statusCode).toBe(200);
  });

  it('deletes counts after their retention period', async () => {
    await removeExpired(database, stepRepository.countedBefore('2026-03-05'));
    const days = (await database.select().from(stepCounts)).map(({ day }) => day);
    expect(new Set(days)).toEqual(new Set(['2026-03-05']));
  });

  it('keeps counts while the database is down, and writes them when it is available again', async () => {
    const span = 'from=2026-03-05&to=2026-03-05';
    const countedOf = async (step: string) =>
      (await seen(span)).days.find((day) => day.step === step)?.count;
    const rename = (from: string, to: string) =>
      database.execute(sql.raw(`alter table ${from} rename to ${to}`));

    await count({ step: 'programs', state: null });
    await rename('step_counts', 'away');
    expect((await overview(span)).statusCode).toBe(500);
    await count({ step: 'programs', state: null });
    expect((await overview(span)).statusCode).toBe(500);
    await rename('away', 'step_counts');
    expect(await countedOf('programs')).toBe(2);
    expect(await countedOf('programs')).toBe(2);
  });

  it('adds up the counts of two processes that write at the same time, in any order', async () => {
    const rows = [...usStates.keys()].map(
      (state) => ({ day: '2026-03-07', state, step: 'started', count: 1 }) as const,
    );
    for (let i = 0; i < 20; i += 1) {
      await Promise.all([
        stepRepository.add(database, rows),
        stepRepository.add(database, rows.toReversed()),
      ]);
    }
    const added = await database.select().from(stepCounts).where(eq(stepCounts.day, '2026-03-07'));
    expect(new Set(added.map((row) => row.count))).toEqual(new Set([40]));
    expect(added).toHaveLength(usStates.size);
  });

  it('accepts at most 600 steps in five minutes per network', async () => {
    const trustProxy = ['127.0.0.1'];
    const limited = await buildTestApp({ clock: () => now, trustProxy });
    const from = (network: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/steps',
        payload: { step: 'started', state: null },
        headers: { 'x-forwarded-for': network },
      });
    for (let i = 0; i < 600; i += 1) await from('2001:db8::1');
    const refused = await from('2001:db8::2');
    expect(problemIn(refused)).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(refused.headers['retry-after']).toBe('300');
    expect((await from('192.0.2.1')).statusCode).toBe(204);

    now = new Date(now.getTime() + 300_000);
    expect((await from('2001:db8::2')).statusCode).toBe(204);
    await limited.app.close();
  });

  it('writes the counts before the server stops', async () => {
    const { database: kept, close } = await openTestDatabase();
    const other = await buildTestAppOn(kept, { clock: () => now });
    const payload = { step: 'started', state: null };
    await other.inject({ method: 'POST', url: '/api/steps', payload });
    expect(await kept.select().from(stepCounts)).toEqual([]);
    await other.close();
    expect(await kept.select().from(stepCounts)).toHaveLength(1);
    await close();
  });
});
