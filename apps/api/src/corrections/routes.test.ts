import { randomUUID } from 'node:crypto';
import { reportCorrection } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, buildTestAppOn, problemIn } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { catalogTasks, noticeSubscriptions, rateLimits } from '../db/schema.ts';
import * as catalogTaskRepository from '../programs/tasks/repository.ts';

const [program] = shippedCatalog().programs;
if (!program) throw new Error('The shipped catalog is empty');
const correction = {
  about: 'funding',
  says: 'The agency says that the money is gone.',
  address: 'https://agency.example.gov/news',
  form: { website: '', seconds: 20 },
};

describe('reporting a correction', () => {
  let app: FastifyInstance;
  let database: Database;

  const send = (
    changes: object = {},
    headers = {},
    id: string | number = program.id,
    remoteAddress = '127.0.0.1',
  ) =>
    app.inject({
      remoteAddress,
      method: reportCorrection.method,
      url: `/api/programs/${id}/corrections`,
      headers,
      payload: { ...correction, ...changes },
    });
  const stored = () => database.select().from(catalogTasks);

  beforeAll(async () => {
    ({ app, database } = await buildTestApp());
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    await database.delete(catalogTasks);
    await database.delete(rateLimits);
  });

  it('stores one task, without data about the sender, even if a correction is sent twice', async () => {
    expect((await send({}, { 'accept-language': 'es' })).statusCode).toBe(204);
    expect((await send({}, { 'accept-language': 'es' })).statusCode).toBe(204);
    const { form, ...details } = correction;
    expect(await stored()).toMatchObject([
      { programSlug: program.slug, kind: 'correction', details: { ...details, language: 'es' } },
    ]);
  });

  it.each([
    { website: 'https://spam.example', seconds: 20 },
    { website: '', seconds: 0.4 },
  ])('returns success to a bot, but drops its report: %j', async (form) => {
    expect((await send({ form })).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it.each([
    { address: 'http://agency.example.gov/' },
    { address: 'javascript:alert(1)' },
    { address: 'https://localhost' },
    { says: ' ' },
    { says: 'a'.repeat(1_001) },
    { about: 'everything' },
    { email: 'ada' },
  ])('rejects a correction with %j', async (wrong) => {
    expect(problemIn(await send(wrong))).toMatchObject({ code: 'invalid-request' });
    expect(await stored()).toEqual([]);
  });

  it('ignores the email address if the site has no postal address', async () => {
    expect((await send({ email: 'ada@example.com' })).statusCode).toBe(204);
    expect(JSON.stringify(await stored())).not.toContain('ada@');
    expect(await database.select().from(noticeSubscriptions)).toEqual([]);
  });

  it('rejects a correction for an unknown program', async () => {
    expect(problemIn(await send({}, {}, 999_999))).toMatchObject({ code: 'program-not-found' });
  });

  it('accepts at most 10 corrections an hour from one network', async () => {
    for (let i = 0; i < 10; i += 1) expect((await send()).statusCode).toBe(204);
    const refused = await send();
    expect(problemIn(refused)).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it('stores at most three open reports from one network, even if twenty arrive at once', async () => {
    const { auth } = readConfig({ AUTH_LIMITS: 'false' });
    const unlimited = await buildTestAppOn(database, { auth });
    const report = (says: string, remoteAddress: string) => {
      const url = `/api/programs/${program.id}/corrections`;
      const payload = { ...correction, says };
      return unlimited.inject({ method: 'POST', url, payload, remoteAddress });
    };
    const numbers = Array.from({ length: 20 }, (_, number) => `Report number ${number}`);
    const answers = await Promise.all(numbers.map((says) => report(says, '203.0.113.5')));
    const refused = answers.filter(({ statusCode }) => statusCode !== 204);
    expect(refused).toHaveLength(17);
    for (const one of refused) expect(problemIn(one).code).toBe('too-many-corrections');
    expect(await stored()).toHaveLength(3);
    expect(JSON.stringify(await stored())).not.toContain('203.0.113');
    expect((await report('From a neighbor', '203.0.113.6')).statusCode).toBe(204);

    const [first] = await stored();
    const closing = { id: first?.id ?? '', slug: program.slug, closedBy: randomUUID() };
    await catalogTaskRepository.close(database, { ...closing, outcome: 'changed' }, new Date());
    expect((await report('One more', '203.0.113.5')).statusCode).toBe(204);
    const closed = (await stored()).find(({ closedAt }) => closedAt !== null);
    expect(closed).toMatchObject({ id: first?.id, networkHash: null });
    await unlimited.close();
  });

  it('returns an error if the program already has 20 open reports', async () => {
    for (let i = 0; i < 20; i += 1) {
      const sent = await send({ says: `Report number ${i}` }, {}, program.id, `203.0.${i}.1`);
      expect(sent.statusCode).toBe(204);
    }
    const refused = await send({}, {}, program.id, '203.0.99.1');
    expect(problemIn(refused)).toMatchObject({ code: 'too-many-corrections', status: 409 });
    expect(await stored()).toHaveLength(20);
  });
});
