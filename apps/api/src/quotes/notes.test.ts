import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote, sampleRequest } from '../../test/samples.ts';
import { buildTestApp, problemIn } from '../../test/test-app.ts';
import type { Database } from '../db/database.ts';
import { leads, quotes } from '../db/schema.ts';

const knownFacts = {
  scoreFrom: 640,
  borrowersIncome: 52_000,
  conditions: { 'You rent now.': true },
};
const requestSentOn = '2026-03-04';
const chosenPrograms = { programId: 1250, withIds: [1251] };
const notes = { knownFacts, requestSentOn, chosenPrograms };
const noNotes = { knownFacts: null, requestSentOn: null, chosenPrograms: null };

describe('the notes of a quote', () => {
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
    app.inject({ url: `/api/quotes/${quote}/notes`, headers });
  const put = (headers: Record<string, string>, payload: object, quote = id) =>
    app.inject({ method: 'PUT', url: `/api/quotes/${quote}/notes`, headers, payload });
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
  });

  afterAll(() => app.close());

  it('returns no notes until the buyer answers a question or sends a request', async () => {
    expect((await show(owner)).json()).toEqual({ data: noNotes });
  });

  it('replaces each note separately, without changing the quote', async () => {
    const before = await quotesOf(owner);
    const narrow = await put(owner, { knownFacts: { ...knownFacts, scoreTo: 659 } });
    expect(narrow.json().data.knownFacts.scoreTo).toBe(659);
    await put(owner, { requestSentOn: '2026-03-03' });
    await put(owner, { knownFacts });
    await put(owner, { chosenPrograms });
    expect((await put(owner, { requestSentOn })).json()).toEqual({ data: notes });
    expect((await put(owner, {})).json()).toEqual({ data: notes });
    expect((await show(owner)).json()).toEqual({ data: notes });
    expect(await quotesOf(owner)).toEqual(before);
  });

  it('lets only the owner read and change the notes', async () => {
    const other = await signUp();
    for (const answer of [
      await show(other),
      await put(other, {}),
      await show(owner, randomUUID()),
    ]) {
      expect(problemIn(answer)).toMatchObject({ status: 404, code: 'quote-not-found' });
    }
    expect(problemIn(await show({}))).toMatchObject({ status: 401 });
    expect((await show(owner)).json()).toEqual({ data: notes });
  });

  it.each([
    ['scoreFrom', { knownFacts: { scoreFrom: 900 } }],
    ['borrowersIncome', { knownFacts: { borrowersIncome: -1 } }],
    ['conditions', { knownFacts: { conditions: { 'You rent now.': 'yes' } } }],
    ['requestSentOn', { requestSentOn: '2026-02-30' }],
    ['requestSentOn', { requestSentOn: '0000-01-01' }],
    ['chosenPrograms', { chosenPrograms: { programId: null, withIds: [] } }],
    ['chosenPrograms', { chosenPrograms: { programId: 1250, withIds: Array(10).fill(1251) } }],
  ])('rejects notes with an error about an invalid %s', async (field, payload) => {
    const { status, fields } = problemIn(await put(owner, payload));
    expect(status).toBe(400);
    expect(fields?.[0]?.field).toContain(field);
  });

  it('never sends notes with a request', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/quotes/submit',
      headers: { ...owner, 'idempotency-key': randomUUID() },
      payload: sampleRequest,
    });
    const [lead] = await database.select().from(leads);
    expect(JSON.stringify(lead)).toContain(sampleRequest.subject.email);
    expect(JSON.stringify(lead)).not.toMatch(/52000|You rent now|2026-03-04/);
  });

  it('deletes the notes with the quote', async () => {
    await app.inject({ method: 'DELETE', url: `/api/quotes/${id}`, headers: owner });
    expect(problemIn(await show(owner))).toMatchObject({ code: 'quote-not-found' });
    expect(problemIn(await put(owner, notes))).toMatchObject({ code: 'quote-not-found' });
    const [row] = await database.select().from(quotes);
    expect(row).toMatchObject({ answers: null, ...noNotes });
  });
});
