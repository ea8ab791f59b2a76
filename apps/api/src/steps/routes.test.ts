import { randomUUID } from 'node:crypto';
import { showOverview } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { stepCounts, users } from '../db/schema.ts';
import { openTestDatabase } from '../db/testing/test-database.ts';
import { buildTestApp, buildTestAppOn, problemIn } from '../test-app.ts';
import { stepRepository } from './repository.ts';

describe('the steps of quotes', { timeout: 60_000 }, () => {
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
  }, 60_000);

  afterAll(() => app.close());

  it('are counted by day and state of the home', async () => {
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

  it('are not counted for whoever asks not to be tracked', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
      const answer = await count({ step: 'submitted', state: null }, headers);
      expect(answer.statusCode).toBe(204);
    }
    const { days } = await seen('from=2026-03-01&to=2026-03-31');
    expect(days.filter(({ step }) => step === 'submitted')).toEqual([]);
  });

  it('keep no state that there is not, and nothing of the caller', async () => {
    const answer = await count({ step: 'calculator', state: 'ZZ' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await seen('from=2026-03-01&to=2026-03-31');
    const rows = await database.select().from(stepCounts).where(eq(stepCounts.step, 'calculator'));
    expect(rows).toEqual([{ day: '2026-03-05', state: '', step: 'calculator', count: 1 }]);
  });

  it('are refused with anything else', async () => {
    for (const body of [{}, { step: 'x', state: null }, { step: 'started', state: 'Texas' }]) {
      expect(problemIn(await count(body))).toMatchObject({ status: 400 });
    }
    const more = { step: 'started', state: null, email: 'ada@example.com' };
    expect(problemIn(await count(more))).toMatchObject({ status: 400 });
  });

  it('are shown to operators alone, of 400 days at most', async () => {
    const span = 'from=2026-03-01&to=2026-03-31';
    expect(problemIn(await overview(span, {}))).toMatchObject({ status: 401 });
    expect(problemIn(await overview(span, somebody))).toMatchObject({ status: 403 });
    for (const query of ['from=2026-03-02&to=2026-03-01', 'from=2025-01-01&to=2026-03-01', '']) {
      expect(problemIn(await overview(query))).toMatchObject({ status: 400 });
    }
    expect((await overview('from=2025-01-25&to=2026-03-01')).statusCode).toBe(200);
  });

  it('are forgotten in time', async () => {
    await stepRepository(database).removeBefore('2026-03-05');
    const days = (await database.select().from(stepCounts)).map(({ day }) => day);
    expect(new Set(days)).toEqual(new Set(['2026-03-05']));
  });

  it('are written before the server ends', async () => {
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
