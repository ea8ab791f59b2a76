import { randomUUID } from 'node:crypto';
import {
  chooseWeeklyNotices,
  confirmNotices,
  endNotices,
  listNotices,
  resumeNotices,
  stopNotices,
  subscribeToNotices,
} from '@latchkey/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NoticeSite, openNoticeSite, POSTAL_ADDRESS } from '../../test/notices/notice-site.ts';
import { sampleQuote } from '../../test/samples.ts';
import { answerTo, buildTestAppOn, problemIn, refusalOf } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { noticeSubscriptions, notices, rateLimits } from '../db/schema.ts';

const [program, otherProgram] = shippedCatalog().programs;
if (!program || !otherProgram) throw new Error('The shipped catalog is empty');
const subject = { kind: 'program', programId: program.id, programName: program.fullName };
const form = { website: '', seconds: 20 };
const email = 'ada@example.com';

describe('the API for notices', () => {
  let site: NoticeSite;
  let now = new Date('2026-11-23T15:00:00Z');

  const topic = (programId = program.id) => ({ kind: 'program', programId }) as const;
  const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/api/notices',
      headers,
      payload: { topic: topic(), form, email, ...changes },
    });
  const stored = () => site.database.select().from(noticeSubscriptions);
  const written = () => site.database.select().from(notices);
  /** Waits until every email has been sent or dropped. */
  const settled = () =>
    vi.waitFor(
      async () => expect((await written()).filter(({ state }) => state === 'waiting')).toEqual([]),
      { timeout: 20_000 },
    );
  const list = async (headers: Record<string, string>) =>
    (await answerTo(site.app, listNotices, { headers })).data;
  const confirmToken = async (to = email) => {
    const { content } = await site.mails.nextMail(to);
    const [, token = ''] = /\/notices(?:\?lang=es)?#confirm=([\w-]{43})/.exec(content) ?? [];
    return token;
  };
  const confirm = async (token: string) => answerTo(site.app, confirmNotices, { body: { token } });

  beforeAll(async () => {
    site = await openNoticeSite({ clock: () => now });
  });

  afterAll(() => site.close());

  beforeEach(async () => {
    await site.database.delete(noticeSubscriptions);
    await site.database.delete(rateLimits);
  });

  it('sends one confirmation request to each email address, and sends notices once it is confirmed', async () => {
    for (const _ of [1, 2]) {
      now = new Date(now.getTime() + 1_000);
      const answer = await ask({ state: 'MI' }, { 'accept-language': 'es' });
      expect([answer.statusCode, answer.json()]).toEqual([
        202,
        { data: { starts: 'once-confirmed' } },
      ]);
    }
    const asked = await site.mails.nextMail(email);
    expect(asked.subject).toBe('Confirme su correo electrónico');
    expect(asked.source).not.toContain('List-Unsubscribe');
    expect(asked.content.split(POSTAL_ADDRESS).length - 1).toBe(2);
    await settled();
    expect(await written()).toHaveLength(1);
    expect(await stored()).toMatchObject([
      { email, userId: null, state: 'MI', language: 'es', confirmedAt: null, throughChange: 0 },
    ]);

    const [, token = ''] = /\/notices(?:\?lang=es)?#confirm=([\w-]{43})/.exec(asked.content) ?? [];
    for (const _ of [1, 2]) expect(await confirm(token)).toEqual({ data: { subject } });
    expect(await stored()).toMatchObject([{ confirmedAt: now, endedAt: null }]);
    expect((await ask()).json()).toEqual({ data: { starts: 'once-confirmed' } });
    await settled();
    expect(await written()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ language: 'es', confirmedAt: now, endedAt: null }]);
  });

  it('sends another confirmation request after an hour, and then accepts only the new link', async () => {
    await ask();
    const first = await confirmToken();
    now = new Date(now.getTime() + 61 * 60 * 1000);
    await ask();
    const second = await confirmToken();
    expect(await refusalOf(site.app, confirmNotices, { body: { token: first } })).toMatchObject({
      code: 'notice-not-found',
    });
    expect(await confirm(second)).toEqual({ data: { subject } });
  });

  it('sends at most three emails a day to an address, and does not reveal the limit', async () => {
    const [, , third, fourth] = shippedCatalog().programs;
    const ids = [program.id, otherProgram.id, third?.id, fourth?.id];
    for (const id of ids) {
      const asked = await ask({ topic: topic(id), email: 'flooded@example.com' });
      expect(asked.statusCode).toBe(202);
    }
    await settled();
    expect(await written()).toHaveLength(3);
  });

  it('counts the emails to an email address, ignoring plus tags', async () => {
    const ask4 = [1, 2, 3, 4].map((tag) => ask({ email: `bombed+${tag}@example.com` }));
    for (const { statusCode } of await Promise.all(ask4)) expect(statusCode).toBe(202);
    await settled();
    expect(await written()).toHaveLength(3);
  });

  it.each([
    { website: 'https://spam.example', seconds: 20 },
    { website: '', seconds: 0.3 },
  ])('gives a bot the same response, but stores nothing: %j', async (trace) => {
    expect((await ask({ form: trace })).json()).toEqual({ data: { starts: 'once-confirmed' } });
    expect(await stored()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['an unknown program', { topic: { kind: 'program', programId: 999_999 } }, 'program-not-found'],
    ['no address', { email: undefined }, 'invalid-request'],
    ['a bad address', { email: 'ada@' }, 'invalid-request'],
    ['a bad state', { state: 'Michigan' }, 'invalid-request'],
    [
      'a quote that belongs to no account',
      { topic: { kind: 'quote', quoteId: randomUUID() } },
      'unauthorized',
    ],
  ])('rejects %s', async (_, changes, code) => {
    expect(problemIn(await ask(changes))).toMatchObject({ code });
  });

  it('does not offer notices if the site has no postal address', async () => {
    const app = await buildTestAppOn(site.database, {});
    const payload = { topic: topic(), form, email };
    expect(await refusalOf(app, subscribeToNotices, { body: payload })).toMatchObject({
      code: 'notices-off',
    });
    await app.close();
  });

  it('starts notices immediately for a verified account, lists them, and stops them', async () => {
    const { id, headers } = await site.signUp();
    const saved = await site.app.inject({
      method: 'PUT',
      url: '/api/quotes',
      headers,
      payload: sampleQuote,
    });
    const quoteId = saved.json().data.id;
    expect((await ask({}, headers)).json()).toEqual({ data: { starts: 'now' } });
    await ask({}, headers);
    await ask({ topic: { kind: 'quote', quoteId } }, headers);
    expect(await stored()).toMatchObject([
      { userId: id, email: null, subject: program.slug, confirmedAt: now },
      { userId: id, kind: 'quote', subject: quoteId, state: sampleQuote.homeLocation.state },
    ]);
    expect(await written()).toEqual([]);

    const { topics, weekly } = await list(headers);
    expect(weekly).toBe(true);
    expect(topics.map((one) => one.subject)).toEqual([subject, { kind: 'quote', quoteId }]);
    const first = topics.find((one) => one.subject.kind === 'program');
    const end = () =>
      site.app.inject({
        method: endNotices.method,
        url: `/api/account/notices/${first?.id}`,
        headers,
      });
    expect((await end()).statusCode).toBe(204);
    expect((await end()).statusCode).toBe(204);
    await site.app.inject({ method: 'DELETE', url: `/api/quotes/${quoteId}`, headers });
    expect((await list(headers)).topics).toEqual([]);
    expect((await stored()).map(({ kind }) => kind)).toEqual(['program']);
  });

  it("requires a verified address and one of the account's own quotes", async () => {
    const { headers } = await site.signUp();
    const strange = { topic: { kind: 'quote', quoteId: randomUUID() } };
    expect(problemIn(await ask(strange, headers)).code).toBe('quote-not-found');
    const payload = { email: `${randomUUID()}@example.com`, password: 'three blue doors' };
    const answer = await site.app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    const unverified = { authorization: `Bearer ${answer.json().access_token}` };
    expect(problemIn(await ask({}, unverified)).code).toBe('address-not-verified');
    expect((await list(unverified)).email).toBeNull();
    expect(problemIn(await ask({}, { authorization: 'Bearer x' })).code).toBe('unauthorized');
  });

  it('allows up to 50 topics per account', async () => {
    const { id, headers } = await site.signUp();
    const rows = Array.from({ length: 50 }, (_, i) => ({
      id: randomUUID(),
      userId: id,
      kind: 'program' as const,
      subject: `program-${i}`,
      language: 'en',
      throughChange: 0,
      createdAt: now,
      confirmedAt: now,
    }));
    await site.database.insert(noticeSubscriptions).values(rows);
    expect(problemIn(await ask({}, headers)).code).toBe('too-many-notices');
  });

  it("keeps only the account's subscription if its owner confirms the same topic by email", async () => {
    const to = `${randomUUID()}@example.com`;
    await ask({ email: to });
    const token = await confirmToken(to);
    const { headers } = await site.signUp(to);
    await ask({}, headers);
    await confirm(token);
    expect((await list(headers)).topics).toHaveLength(1);
    const ended = (await stored()).map(({ userId, endedAt }) => [userId !== null, endedAt]);
    expect(ended).toContainEqual([true, null]);
    expect(ended).toContainEqual([false, now]);
  });

  it('turns weekly notices off and on', async () => {
    const { headers } = await site.signUp();
    for (const weekly of [false, true]) {
      await site.app.inject({
        method: chooseWeeklyNotices.method,
        url: `/api${chooseWeeklyNotices.path}`,
        headers,
        payload: { weekly },
      });
      expect(await list(headers)).toMatchObject({ weekly, topics: [] });
    }
  });

  it('ends and resumes a subscription with the token from an email', async () => {
    await site.signUp().then(({ headers }) => ask({}, headers));
    const [one] = await stored();
    const token = await site.endToken(one?.id ?? '');
    const body = { token };
    for (const _ of [1, 2]) {
      expect(await answerTo(site.app, stopNotices, { body })).toEqual({ data: { subject } });
    }
    expect(await stored()).toMatchObject([{ endedAt: now }]);
    expect(await answerTo(site.app, resumeNotices, { body })).toEqual({ data: { subject } });
    expect(await stored()).toMatchObject([{ endedAt: null }]);
    const unknown = { body: { token: token.replace('x', 'y') } };
    expect(await refusalOf(site.app, stopNotices, unknown)).toMatchObject({
      code: 'notice-not-found',
    });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a--\r\n',
    ],
  ])('ends a subscription with one click in the email client: %s', async (type, payload) => {
    await site.signUp().then(({ headers }) => ask({}, headers));
    const [one] = await stored();
    const token = await site.endToken(one?.id ?? '');
    const url = `/api/notices/stop/${token}`;
    const headers = { 'content-type': type };
    const answer = await site.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ endedAt: now }]);
    expect((await site.app.inject({ method: 'GET', url })).statusCode).toBe(405);
  });

  // This test is the last one, because the server remembers a blocked network.
  it('limits requests from one network', async () => {
    for (let i = 0; i < 30; i += 1) await ask({ form: { ...form, seconds: 0 } });
    expect(problemIn(await ask()).code).toBe('too-many-requests');
  });
});
