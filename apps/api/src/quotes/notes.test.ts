import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote, sampleRequest } from '../../test/samples.ts';
import { buildTestApp, problemIn } from '../../test/test-app.ts';
import type { Database } from '../db/database.ts';
import { leads, quotes } from '../db/schema.ts';

const known = { scoreFrom: 640, borrowersIncome: 52_000, conditions: { 'You rent now.': true } };

describe('the short answers with a quote', () => {
  let app: FastifyInstance;
  let database: Database;
  let owner: Record<string, string>;
  let id = '';

  const signUp = async () => {
    const payload = { email: `${randomUUID()}@example.com`, password: 'three blue doors' };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    return { authorization: `Bearer ${answer.json().access_token}` };
  };
  const show = (headers: Record<string, string>, quote = id) =>
    app.inject({ url: `/api/quotes/${quote}/known-facts`, headers });
  const put = (headers: Record<string, string>, payload: object, quote = id) =>
    app.inject({ method: 'PUT', url: `/api/quotes/${quote}/known-facts`, headers, payload });
  const quotesOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/quotes', headers })).json();

  beforeAll(async () => {
    ({ app, database } = await buildTestApp());
    owner = await signUp();
    const payload = { ...sampleQuote, id: randomUUID() };
    const saved = await app.inject({
      method: 'PUT',
      url: '/api/quotes',
      headers: owner,
      payload,
    });
    id = saved.json().data.id;
  }, 60_000);

  afterAll(() => app.close());

  it('are empty until the buyer gives one', async () => {
    expect((await show(owner)).json()).toEqual({ data: {} });
  });

  it('are replaced as a whole, and leave the quote as it is', async () => {
    const before = await quotesOf(owner);
    expect((await put(owner, { ...known, scoreTo: 659 })).json().data.scoreTo).toBe(659);
    expect((await put(owner, known)).json()).toEqual({ data: known });
    expect((await show(owner)).json()).toEqual({ data: known });
    expect(await quotesOf(owner)).toEqual(before);
  });

  it('belong to the owner alone', async () => {
    const other = await signUp();
    for (const answer of [
      await show(other),
      await put(other, {}),
      await show(owner, randomUUID()),
    ]) {
      expect(problemIn(answer)).toMatchObject({ status: 404, code: 'quote-not-found' });
    }
    expect(problemIn(await show({}))).toMatchObject({ status: 401 });
    expect((await show(owner)).json()).toEqual({ data: known });
  });

  it.each([
    ['scoreFrom', { scoreFrom: 900 }],
    ['borrowersIncome', { borrowersIncome: -1 }],
    ['conditions', { conditions: { 'You rent now.': 'yes' } }],
  ])('name an invalid %s', async (field, payload) => {
    const { status, fields } = problemIn(await put(owner, payload));
    expect(status).toBe(400);
    expect(fields?.[0]?.field).toContain(field);
  });

  it('never go with a request', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/quotes/submit',
      headers: { ...owner, 'idempotency-key': randomUUID() },
      payload: sampleRequest,
    });
    const [lead] = await database.select().from(leads);
    expect(JSON.stringify(lead)).toContain(sampleRequest.subject.email);
    expect(JSON.stringify(lead)).not.toMatch(/52000|You rent now/);
  });

  it('are deleted with the quote', async () => {
    await app.inject({ method: 'DELETE', url: `/api/quotes/${id}`, headers: owner });
    expect(problemIn(await show(owner))).toMatchObject({ code: 'quote-not-found' });
    expect(problemIn(await put(owner, known))).toMatchObject({ code: 'quote-not-found' });
    const [row] = await database.select().from(quotes);
    expect(row).toMatchObject({ answers: null, knownFacts: null });
  });
});
