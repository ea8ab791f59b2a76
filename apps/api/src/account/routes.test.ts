import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount, listQuotes } from '@latchkey/contract';
import { QuoteAnswers } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testClock } from '../../test/auth/test-clock.ts';
import { sampleQuote } from '../../test/samples.ts';
import { answerTo, buildTestApp, refusalOf } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import {
  accountMails,
  consents,
  identities,
  leads,
  noticeSubscriptions,
  notices,
  quotes,
  sessions,
  users,
} from '../db/schema.ts';

const answers = z.object(QuoteAnswers.shape).parse(sampleQuote);
const PASSWORD = 'three blue doors';
describe('exporting and deleting an account', () => {
  const clock = testClock();
  let app: FastifyInstance;
  let database: Database;

  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS: '0' });
    ({ app, database } = await buildTestApp({ ...config, clock: clock.now }));
  });
  afterAll(() => app.close());

  interface Person {
    readonly id: string;
    readonly email: string;
    readonly headers: Record<string, string>;
  }

  async function signUp(): Promise<Person> {
    const email = `${randomUUID()}@example.com`;
    const payload = { email, password: PASSWORD, data: { full_name: 'Ada Buyer' } };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    const { access_token: token, user } = answer.json();
    return { id: user.id, email, headers: { authorization: `Bearer ${token}` } };
  }

  async function keepQuote({ id }: Person): Promise<void> {
    const now = clock.now();
    const row = {
      id: randomUUID(),
      userId: id,
      answers,
      knownFacts: { scoreFrom: 640 },
      requestSentOn: '2026-11-22',
      chosenPrograms: { programId: 1250, withIds: [] },
      createdAt: now,
      updatedAt: now,
    };
    await database.insert(quotes).values(row);
  }

  const remove = ({ headers }: Person, password?: string) =>
    app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers,
      ...(password !== undefined && { payload: { password } }),
    });

  it("exports all data about the user, without other users' data", async () => {
    const [ada, ben] = [await signUp(), await signUp()];
    await keepQuote(ada);
    await keepQuote(ben);
    const { data } = await answerTo(app, exportAccount, ada);
    const officer = { officerName: null, nmlsNumber: null };
    const { id, email } = ada;
    expect(data.account).toMatchObject({ id, email, hasPassword: true, ...officer });
    expect(data.account.details).toMatchObject({ full_name: 'Ada Buyer' });
    expect(data.signIns).toMatchObject([{ provider: 'email' }]);
    expect(data.sessions).toMatchObject([{ methods: ['password'] }]);
    expect(data.quotes).toMatchObject([
      {
        homePrice: answers.homePrice,
        knownFacts: { scoreFrom: 640 },
        requestSentOn: '2026-11-22',
        chosenPrograms: { programId: 1250, withIds: [] },
      },
    ]);
    expect(data.requests).toEqual([]);
  });

  it('exports no secrets', async () => {
    const { headers } = await signUp();
    const { body } = await app.inject({ url: '/api/account/export', headers });
    expect(body).not.toMatch(/argon2|refreshKey|\$v=19|passwordHash/);
  });

  it('exports the leads sent from an email address once the address is confirmed', async () => {
    const { id, email, headers } = await signUp();
    const request = { idempotencyKey: randomUUID(), fingerprint: '', fullName: 'Ada Buyer' };
    const theirs = { ...request, email: email.toUpperCase(), quote: answers };
    const [lead] = await database.insert(leads).values(theirs).returning({ id: leads.id });
    const sentAt = clock.now();
    const consent = {
      channel: 'call' as const,
      isGiven: true,
      phone: '3135550100',
      wording: 'Please call me.',
      language: 'en',
      page: '/pre-approval',
    };
    const stored = { leadId: lead?.id ?? '', textVersion: '1', remoteAddress: '203.0.113.7' };
    await database.insert(consents).values({ ...stored, ...consent, createdAt: sentAt });
    expect((await answerTo(app, exportAccount, { headers })).data.requests).toEqual([]);

    await database.update(users).set({ ownerSince: clock.now() }).where(eq(users.id, id));
    const { data } = await answerTo(app, exportAccount, { headers });
    expect(data.requests).toMatchObject([
      {
        fullName: 'Ada Buyer',
        status: 'new',
        withdrawnAt: null,
        consents: [{ ...consent, createdAt: sentAt.toISOString() }],
      },
    ]);
    expect(JSON.stringify(data.requests)).not.toContain('203.0.113.7');
  });

  it('exports the notice subscriptions, and deletes them with the account', async () => {
    const { id, email, headers } = await signUp();
    const now = clock.now();
    const row = { kind: 'program' as const, language: 'es', throughChange: 0, createdAt: now };
    await database.insert(noticeSubscriptions).values([
      { ...row, id: randomUUID(), userId: id, subject: 'of-the-account', confirmedAt: now },
      { ...row, id: randomUUID(), email, subject: 'of-the-address', endedAt: now },
      { ...row, id: randomUUID(), email: 'ben@example.com', subject: 'of-ben' },
    ]);
    const about = async () => {
      const { data } = await answerTo(app, exportAccount, { headers });
      return data.notices.map((one) => one.about).sort();
    };
    expect(await about()).toEqual(['of-the-account']);
    await database.update(users).set({ ownerSince: now }).where(eq(users.id, id));
    expect(await about()).toEqual(['of-the-account', 'of-the-address']);
    await remove({ id, email, headers });
    const left = await database.select().from(noticeSubscriptions);
    expect(left.map(({ subject }) => subject)).toEqual(['of-ben']);
  });

  it('exports the notices that were sent', async () => {
    const { id, headers } = await signUp();
    const now = clock.now();
    const subscriptionId = randomUUID();
    await database.insert(noticeSubscriptions).values({
      id: subscriptionId,
      userId: id,
      kind: 'program',
      subject: 'mi-a',
      language: 'en',
      throughChange: 0,
      createdAt: now,
      confirmedAt: now,
    });
    const notice = { subscriptionId, kind: 'changes' as const, createdAt: now };
    const content = { program: { programId: 1, programName: 'Help', facts: [] } };
    await database.insert(notices).values([
      {
        ...notice,
        id: randomUUID(),
        throughChange: 1,
        state: 'delivered',
        deliveredAt: now,
        content,
      },
      { ...notice, id: randomUUID(), throughChange: 2, state: 'waiting', content: {} },
    ]);
    const { data } = await answerTo(app, exportAccount, { headers });
    expect(data.notices).toMatchObject([
      { sent: [{ kind: 'changes', content, sentAt: now.toISOString() }] },
    ]);
  });

  it('deletes leads sent from a confirmed address, but no other leads', async () => {
    const [ada, ben] = [await signUp(), await signUp()];
    const request = { fingerprint: '', fullName: 'Buyer', quote: answers };
    const theirs = [ada.email.toUpperCase(), ben.email].map((email) => ({
      ...request,
      email,
      idempotencyKey: randomUUID(),
    }));
    await database.insert(leads).values(theirs);
    await database.update(users).set({ ownerSince: clock.now() }).where(eq(users.id, ada.id));
    await remove(ada);
    await remove(ben);
    const left = (await database.select().from(leads)).map(({ email }) => email);
    expect(left).not.toContain(ada.email.toUpperCase());
    expect(left).toContain(ben.email);
  });

  it("deletes all of the user's data before the response is sent", async () => {
    const [ada, ben] = [await signUp(), await signUp()];
    await keepQuote(ada);
    await keepQuote(ben);
    await app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email: ada.email } });
    expect((await remove(ada)).statusCode).toBe(204);

    for (const table of [identities, sessions, quotes, accountMails]) {
      expect(await database.select().from(table).where(eq(table.userId, ada.id))).toEqual([]);
    }
    expect(await database.select().from(users).where(eq(users.id, ada.id))).toEqual([]);
    expect((await answerTo(app, listQuotes, ben)).data).toHaveLength(1);
  });

  it('deletes every token, and allows a new sign-up with the same email address', async () => {
    const { email, ...ada } = await signUp();
    await remove({ email, ...ada });
    expect(await refusalOf(app, exportAccount, ada)).toMatchObject({ code: 'unauthorized' });
    const payload = { email, password: PASSWORD };
    const signIn = { method: 'POST', url: '/auth/v1/token?grant_type=password', payload } as const;
    expect((await app.inject(signIn)).json()).toMatchObject({ error_code: 'invalid_credentials' });
    const again = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    expect(again.statusCode).toBe(200);
  });

  it('requires the password to delete an account once the session is ten minutes old', async () => {
    const ada = await signUp();
    const ben = await signUp();
    clock.pass({ minutes: 9, seconds: 50 });
    expect((await remove(ada)).statusCode).toBe(204);
    clock.pass({ seconds: 10 });
    expect((await remove(ben)).json()).toMatchObject({ code: 'reauthentication-needed' });
    expect((await remove(ben, 'not this one')).json()).toMatchObject({ code: 'wrong-password' });
    expect((await remove(ben, '')).json()).toMatchObject({ code: 'wrong-password' });
    expect((await remove(ben, PASSWORD)).statusCode).toBe(204);
  });

  it('deletes a passwordless account in a new session, with an empty request body or no body', async () => {
    const { headers } = await signUp();
    const request = { method: 'DELETE', url: '/api/account', headers, payload: {} } as const;
    expect((await app.inject(request)).statusCode).toBe(204);
    expect((await remove(await signUp())).statusCode).toBe(204);
  });

  it('rejects an account deletion, even with the correct password, after ten wrong passwords', async () => {
    const ada = await signUp();
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await remove(ada, 'not this one')).json()).toMatchObject({ code: 'wrong-password' });
    }
    const refused = await remove(ada, PASSWORD);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
  });

  it("does not let other users read or delete a user's data", async () => {
    expect(await refusalOf(app, exportAccount)).toMatchObject({ code: 'unauthorized' });
    expect(await refusalOf(app, deleteAccount, { body: {} })).toMatchObject({
      code: 'unauthorized',
    });
  });
});
