import { reportCorrection } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, problemIn } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import type { Database } from '../db/database.ts';
import { catalogTasks, noticeSubscriptions, rateLimits } from '../db/schema.ts';

const [program] = shippedCatalog().programs;
if (!program) throw new Error('The shipped catalog is empty');
const correction = {
  about: 'funding',
  says: 'The agency says that the money is gone.',
  address: 'https://agency.example.gov/news',
  form: { website: '', seconds: 20 },
};

describe('a correction', () => {
  let app: FastifyInstance;
  let database: Database;

  const send = (changes: object = {}, headers = {}, id: string | number = program.id) =>
    app.inject({
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

  it('becomes one task, without data about the sender', async () => {
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
  ])('from a bot is thanked for and dropped: %j', async (form) => {
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
  ])('is rejected with %j', async (wrong) => {
    expect(problemIn(await send(wrong))).toMatchObject({ code: 'invalid-request' });
    expect(await stored()).toEqual([]);
  });

  it('without a postal address of the site ignores an email address', async () => {
    expect((await send({ email: 'ada@example.com' })).statusCode).toBe(204);
    expect(JSON.stringify(await stored())).not.toContain('ada@');
    expect(await database.select().from(noticeSubscriptions)).toEqual([]);
  });

  it('is rejected for an unknown program', async () => {
    expect(problemIn(await send({}, {}, 999_999))).toMatchObject({ code: 'program-not-found' });
  });

  it('is limited to 10 an hour per network', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect((await send({ says: `Report number ${i}` })).statusCode).toBe(204);
    }
    const refused = await send();
    expect(problemIn(refused)).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await stored()).toHaveLength(10);
  });

  it('is dropped if the program has 20 open ones', async () => {
    for (let i = 0; i < 22; i += 1) {
      await database.delete(rateLimits);
      await send({ says: `Report number ${i}` });
    }
    expect((await stored()).length).toBeLessThanOrEqual(20);
  });
});
