import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount, listQuotes, putQuote } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { type CryptoKey, decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostedService, startHostedService } from '../../../test/auth/hosted-service.ts';
import { newAddress, PASSWORD, sessionOf, signUp, userOf } from '../../../test/auth/people.ts';
import { type TestClock, testClock } from '../../../test/auth/test-clock.ts';
import { sampleQuote } from '../../../test/samples.ts';
import { answerTo, buildTestApp, buildTestAppOn, refusalOf } from '../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';
import { pageConfigOf } from '../page-config.ts';

const SECRET = 'the secret of a hosted service, long enough for HS256';

/** Returns request headers with a token. */
function shown({ access_token: token }: { readonly access_token: string }) {
  return { headers: { authorization: `Bearer ${token}` } };
}

describe('a hosted account service', () => {
  let hosted: HostedService;
  let app: FastifyInstance;
  let database: Database;
  let clock: TestClock;

  /** Our server's settings, together with a test's own settings. */
  const settings = (environment: Record<string, string> = {}) => ({
    ...readConfig({
      MAX_EVENT_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'silent',
      SUPABASE_URL: hosted.url,
      SUPABASE_ANON_KEY: 'public',
      ...environment,
    }),
    clock: clock.now,
  });
  /**
   * Returns a token like one from the service, signed with the service's secret or with another
   * key.
   */
  const forged = async (
    changes: JWTPayload = {},
    {
      alg = 'HS256',
      key = Buffer.from(SECRET),
    }: { alg?: string; key?: Uint8Array | CryptoKey } = {},
  ) => {
    const now = Math.floor(clock.now().getTime() / 1_000);
    const claims = {
      iss: `${hosted.url}/auth/v1`,
      sub: randomUUID(),
      aud: 'authenticated',
      role: 'authenticated',
      session_id: randomUUID(),
      email: newAddress('hosted'),
      amr: [{ method: 'password', timestamp: now }],
      iat: now,
      exp: now + 3_600,
      ...changes,
    };
    const jwt = new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' });
    return { access_token: await jwt.sign(key) };
  };

  beforeAll(async () => {
    hosted = await startHostedService();
    clock = testClock();
    ({ app, database } = await buildTestApp(settings()));
  });

  afterAll(async () => {
    await app.close();
    await hosted.stop();
  });

  it('disables our own account server, and points the web app to the hosted server', async () => {
    const { auth } = settings();
    expect(pageConfigOf(auth).auth).toMatchObject({
      url: `${hosted.url}/auth/v1`,
      apikey: 'public',
    });
    for (const url of ['/auth/v1/health', '/auth/v1/settings', '/auth/v1/.well-known/jwks.json']) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
    const payload = { email: newAddress(), password: PASSWORD };
    const { statusCode } = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    expect(statusCode).toBe(404);
  });

  it('supports an account from sign-up to deletion', async () => {
    const browser = hosted.browser();
    const { email, ...first } = await signUp(browser);
    const { data: quote } = await answerTo(app, putQuote, { ...shown(first), body: sampleQuote });

    const refreshed = sessionOf(await browser.refreshSession());
    expect((await answerTo(app, listQuotes, shown(refreshed))).data).toMatchObject([
      { id: quote.id },
    ]);
    expect((await browser.signOut()).error).toBeNull();

    await browser.resetPasswordForEmail(email);
    const { link } = await hosted.mailbox.next(email);
    const tokenHash = link?.searchParams.get('token_hash') ?? '';
    sessionOf(await browser.verifyOtp({ type: 'recovery', token_hash: tokenHash }));
    userOf(await browser.updateUser({ password: 'heron-Basalt-77' }));

    const again = await hosted.browser().signInWithPassword({ email, password: 'heron-Basalt-77' });
    const { data } = await answerTo(app, exportAccount, shown(sessionOf(again)));
    expect(data.account).toMatchObject({ id: first.user.id, email, hasPassword: false });
    expect(data.quotes).toMatchObject([{ id: quote.id }]);

    await app.inject({ method: 'DELETE', url: '/api/account', ...shown(first), payload: {} });
    expect(await database.select().from(users).where(eq(users.id, first.user.id))).toEqual([]);
  });

  it('adds one local row per user on the first call', async () => {
    const session = await signUp(hosted.browser());
    const calls = Array.from({ length: 20 }, () => answerTo(app, listQuotes, shown(session)));
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 20 }, () => ({ data: [] })));
    const rows = await database.select().from(users).where(eq(users.id, session.user.id));
    expect(rows).toMatchObject([{ email: session.email, passwordHash: null }]);
  });

  it('does not assign an address that already belongs to another row', async () => {
    const email = newAddress('taken');
    const now = clock.now();
    const row = { id: randomUUID(), email, metadata: {}, createdAt: now, updatedAt: now };
    await database.insert(users).values(row);
    const session = await signUp(hosted.browser(), { email });
    expect((await answerTo(app, listQuotes, shown(session))).data).toEqual([]);
    const { data } = await answerTo(app, exportAccount, shown(session));
    expect(data.account).toMatchObject({ id: session.user.id, email: null });
  });

  it('requires a valid token from the service', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const session = await signUp(hosted.browser());
    const tokens = [
      '',
      'public',
      `${session.access_token}x`,
      (await forged()).access_token,
      (await forged({}, { alg: 'ES256', key: privateKey })).access_token,
    ];
    for (const token of tokens) {
      const refused = await refusalOf(app, listQuotes, shown({ access_token: token }));
      expect(refused.code).toBe('unauthorized');
    }
    expect(await refusalOf(app, listQuotes)).toMatchObject({ code: 'unauthorized' });
  });

  it('ends access when the token expires, and deletes an account only after a recent sign-in', async () => {
    const own = testClock();
    const later = await buildTestAppOn(database, { ...settings(), clock: own.now });
    const session = await signUp(hosted.browser());
    own.pass({ minutes: 11 });
    const refused = await refusalOf(later, deleteAccount, { ...shown(session), body: {} });
    expect(refused.code).toBe('reauthentication-needed');
    const asked = { ...shown(session), body: { password: PASSWORD } };
    expect((await refusalOf(later, deleteAccount, asked)).code).toBe('reauthentication-needed');
    own.pass({ minutes: 50 });
    expect((await refusalOf(later, listQuotes, shown(session))).code).toBe('unauthorized');
    await later.close();
  });

  it('accepts tokens signed with a shared secret instead of published keys', async () => {
    const other = await buildTestAppOn(database, settings({ SUPABASE_JWT_SECRET: SECRET }));
    const token = await forged();
    expect((await answerTo(other, listQuotes, shown(token))).data).toEqual([]);
    const bad = [
      { iss: 'https://elsewhere.example/auth/v1' },
      { aud: 'anon' },
      { role: 'service_role' },
      { sub: 'not-an-id' },
      { session_id: 'none' },
      { exp: Math.floor(clock.now().getTime() / 1_000) - 31 },
    ];
    for (const claims of bad) {
      const refused = await refusalOf(other, listQuotes, shown(await forged(claims)));
      expect(refused.code).toBe('unauthorized');
    }
    // A token signed with a published key is rejected, because only the secret is accepted.
    const session = await signUp(hosted.browser());
    expect(decodeJwt(session.access_token).iss).toBe(`${hosted.url}/auth/v1`);
    expect((await refusalOf(other, listQuotes, shown(session))).code).toBe('unauthorized');
    await other.close();
  });

  it('requires the anon key in the settings', () => {
    expect(() => readConfig({ SUPABASE_URL: 'https://abc.supabase.co' })).toThrow(
      'SUPABASE_ANON_KEY must be set',
    );
  });

  it('keeps users signed in while the service is down', async () => {
    const session = await signUp(hosted.browser());
    await answerTo(app, listQuotes, shown(session));
    await hosted.stop();
    expect((await answerTo(app, listQuotes, shown(session))).data).toEqual([]);
    const fresh = await buildTestAppOn(database, settings());
    const answer = await fresh.inject({ url: '/api/quotes', ...shown(session) });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    await fresh.close();
  });
});
