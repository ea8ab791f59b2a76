import { randomUUID } from 'node:crypto';
import { deleteQuote, type InputOf, listQuotes, MAX_QUOTES, putQuote } from '@latchkey/contract';
import type { Quote } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/samples.ts';
import { buildTestApp, problemIn } from '../../test/test-app.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { removeExpired } from '../db/expired.ts';
import { quotes as table } from '../db/schema.ts';
import * as quoteRepository from './repository.ts';

const start = Date.parse('2026-03-04T05:06:07.000Z');
const MINUTE = 60_000;

describe('the saved quotes of an account', () => {
  let app: FastifyInstance;
  let database: Database;
  let now = start;
  let ada: Person;
  let ben: Person;

  interface Person {
    readonly id: string;
    readonly headers: Record<string, string>;
  }

  const signUp = async (): Promise<Person> => {
    const payload = { email: `${randomUUID()}@example.com`, password: 'three blue doors' };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    const { access_token: token, user } = answer.json();
    return { id: user.id, headers: { authorization: `Bearer ${token}` } };
  };
  const put = ({ headers }: Person, payload: object) =>
    app.inject({ method: 'PUT', url: '/api/quotes', headers, payload });
  const stored = async (
    person: Person,
    payload: InputOf<typeof putQuote, 'body'>,
  ): Promise<Quote> => {
    const answer = await put(person, payload);
    expect(answer.statusCode).toBe(200);
    return putQuote.answer.parse(answer.json()).data;
  };
  const list = async ({ headers }: Person): Promise<Quote[]> => {
    const answer = await app.inject({ method: 'GET', url: '/api/quotes', headers });
    return listQuotes.answer.parse(answer.json()).data;
  };
  const remove = ({ headers }: Person, id: string) =>
    app.inject({ method: 'DELETE', url: `/api/quotes/${id}`, headers });
  const refusal = async (answer: ReturnType<typeof put>) => problemIn(await answer);
  const notFound = { code: 'quote-not-found', title: 'Quote not found', status: 404 };

  beforeAll(async () => {
    ({ app, database } = await buildTestApp({ clock: () => new Date(now) }));
    now = start;
    [ada, ben] = [await signUp(), await signUp()];
  });

  beforeEach(async () => {
    now = start;
    await database.delete(table);
  });

  afterAll(() => app.close());

  it('creates a quote with a new ID and the current time', async () => {
    const quote = await stored(ada, { ...sampleQuote, createdAt: '2020-01-01T00:00:00.000Z' });
    const times = { createdAt: '2026-03-04T05:06:07.000Z', updatedAt: '2026-03-04T05:06:07.000Z' };
    expect(quote).toMatchObject({ homePrice: 385_000, ...times });
    expect(await list(ada)).toEqual([quote]);
  });

  it('lists quotes that were stored with or without the version number 1', async () => {
    const quote = await stored(ada, sampleQuote);
    expect(await list(ada)).toEqual([quote]);

    await database.update(table).set({ answers: sql`${table.answers} || '{"version":1}'` });
    expect(await list(ada)).toEqual([quote]);
  });

  it('creates a quote with an unused ID, and changes nothing if the request is repeated', async () => {
    const id = randomUUID();
    const sent = { ...sampleQuote, id, updatedAt: '2026-03-01T00:00:00.000Z' };
    const quote = await stored(ada, sent);
    now += MINUTE;
    expect(await stored(ada, sent)).toEqual(quote);
    expect(quote.id).toBe(id);
    expect(await list(ada)).toHaveLength(1);
  });

  it('updates the version that the client read, and keeps the creation time', async () => {
    const { createdAt, ...quote } = await stored(ada, sampleQuote);
    now += MINUTE;
    const changed = await stored(ada, { ...quote, homePrice: 400_000, createdAt: null });
    expect(changed).toMatchObject({ homePrice: 400_000, createdAt, id: quote.id });
    expect(changed.updatedAt).toBe('2026-03-04T05:07:07.000Z');
    expect(await list(ada)).toEqual([changed]);
  });

  it('rejects a change to an outdated version and returns the current one', async () => {
    const first = await stored(ada, sampleQuote);
    const second = await stored(ada, { ...first, homePrice: 400_000 });
    const late = await put(ada, { ...first, homePrice: 1 });
    expect(problemIn(late)).toMatchObject({ status: 409, code: 'quote-changed', current: second });
    expect(await list(ada)).toEqual([second]);
  });

  it('assigns different versions to two changes in quick succession', async () => {
    const first = await stored(ada, sampleQuote);
    const second = await stored(ada, { ...first, homePrice: 400_000 });
    expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
  });

  it('accepts one of two simultaneous changes', async () => {
    const quote = await stored(ada, sampleQuote);
    const both = [400_000, 500_000].map((homePrice) => put(ada, { ...quote, homePrice }));
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('creates one quote from two simultaneous identical requests', async () => {
    const sent = { ...sampleQuote, id: randomUUID() };
    const [one, other] = await Promise.all([stored(ada, sent), stored(ada, sent)]);
    expect(one.id).toBe(other.id);
    expect(await list(ada)).toHaveLength(1);
  });

  it('lists the most recently changed quotes first', async () => {
    const first = await stored(ada, sampleQuote);
    now += MINUTE;
    const second = await stored(ada, sampleQuote);
    now += MINUTE;
    const changed = await stored(ada, first);
    expect((await list(ada)).map(({ id }) => id)).toEqual([changed.id, second.id]);
  });

  it('returns our current record of the location, not the stored one', async () => {
    const made = { ...sampleQuote.homeLocation, city: 'Nowhere', property_tax: 0 };
    const quote = await stored(ada, { ...sampleQuote, homeLocation: made });
    expect(quote.homeLocation).toMatchObject({ id: made.id, city: 'Austin' });
    const { id, ...unnamed } = made;
    const same = await stored(ada, { ...sampleQuote, homeLocation: unnamed });
    expect(same.homeLocation).toEqual(quote.homeLocation);
    await remove(ada, same.id);
    const answers = { ...sampleQuote, profession: [], homeLocation: made };
    await database.update(table).set({ answers });
    expect((await list(ada))[0]?.homeLocation).toEqual(quote.homeLocation);
  });

  it('deletes a quote, and does not let a late copy restore it', async () => {
    const quote = await stored(ada, sampleQuote);
    expect((await remove(ada, quote.id)).statusCode).toBe(204);
    expect(await list(ada)).toEqual([]);
    expect(await refusal(remove(ada, quote.id))).toMatchObject(notFound);
    expect(await refusal(put(ada, quote))).toMatchObject(notFound);
    expect(JSON.stringify(await database.select().from(table))).not.toContain('Austin');
  });

  it("removes a deleted quote's row after its retention period", async () => {
    const [kept, deleted] = [await stored(ada, sampleQuote), await stored(ada, sampleQuote)];
    await remove(ada, deleted.id);
    await removeExpired(database, quoteRepository.deletedBefore(new Date(now - 1)));
    expect(await database.select().from(table)).toHaveLength(2);
    await removeExpired(database, quoteRepository.deletedBefore(new Date(now)));
    expect((await database.select().from(table)).map(({ id }) => id)).toEqual([kept.id]);
  });

  it('stores at most 200 quotes per user, even when many arrive at the same time', async () => {
    const answers = { ...sampleQuote, profession: [] };
    const times = { createdAt: new Date(now), updatedAt: new Date(now) };
    const rows = Array.from({ length: MAX_QUOTES - 1 }, () => ({
      ...times,
      id: randomUUID(),
      userId: ada.id,
      answers,
    }));
    await database.insert(table).values(rows);
    const together = await Promise.all([1, 2, 3].map(() => put(ada, sampleQuote)));
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await refusal(put(ada, sampleQuote))).toMatchObject({ code: 'too-many-quotes' });

    const [newest] = await list(ada);
    if (newest) await stored(ada, { ...newest, homePrice: 1_000 });
    await stored(ben, sampleQuote);
    await remove(ada, rows[0]?.id ?? '');
    await stored(ada, sampleQuote);
  });

  it("returns 404 for another user's quote", async () => {
    const quote = await stored(ada, sampleQuote);
    expect(await list(ben)).toEqual([]);
    expect(await refusal(remove(ben, quote.id))).toMatchObject(notFound);
    expect(await refusal(put(ben, { ...quote, homePrice: 1 }))).toMatchObject(notFound);
    expect(await refusal(put(ben, { ...sampleQuote, id: quote.id }))).toMatchObject(notFound);
    expect(await list(ada)).toEqual([quote]);
  });

  it.each([
    ['a visitor', {}],
    ['a caller with an invalid token', { authorization: 'Bearer x.y.z' }],
  ])('returns 401 for %s', async (_, headers) => {
    const stranger = { id: '', headers };
    const answers = [
      put(stranger, sampleQuote),
      app.inject({ method: 'GET', url: '/api/quotes', headers }),
      remove(stranger, randomUUID()),
    ];
    for (const answer of answers) {
      expect(await refusal(answer)).toMatchObject({ status: 401, title: 'Unauthorized' });
    }
  });

  it('rejects a user who has signed out', async () => {
    const gone = await signUp();
    await app.inject({ method: 'POST', url: '/auth/v1/logout', headers: gone.headers });
    expect(await refusal(put(gone, sampleQuote))).toMatchObject({ status: 401 });
  });

  it.each([
    ['homePrice', { homePrice: -1 }],
    ['userId', { userId: randomUUID() }],
    ['id', { id: 'x' }],
    ['updatedAt', { updatedAt: 'yesterday' }],
    ['homeLocation', { homeLocation: { ...sampleQuote.homeLocation, id: 1, zipcode: '00000' } }],
  ])('rejects an invalid %s with an error about that field', async (field, change) => {
    const { status, fields } = await refusal(put(ada, { ...sampleQuote, ...change }));
    expect(status).toBe(400);
    expect(fields?.map((fault) => fault.field)).toContain(field);
    expect(deleteQuote.params.safeParse({ id: 'x' }).success).toBe(false);
  });
});
