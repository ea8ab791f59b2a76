import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../src/db/drizzle.ts';
import { accountMails, users } from '../../src/db/schema.ts';
import { type AuthServer, SITE, startAuthServer } from './auth-server.ts';
import {
  errorOf,
  isAccepted,
  isRefreshed,
  newAddress,
  PASSWORD,
  sessionOf,
  signUp,
  userOf,
} from './people.ts';

const NEW = 'heron-Basalt-77';

describe('password recovery', () => {
  let server: AuthServer;

  /** Requests an email and returns the token from its link. */
  const linkFor = async (email: string, redirectTo?: string) => {
    const options = redirectTo === undefined ? {} : { redirectTo };
    const { error } = await server.browser().resetPasswordForEmail(email, options);
    expect(error).toBeNull();
    const { link } = await server.mailbox.next(email);
    if (!link) throw new RangeError('The email has no link');
    return { link, token_hash: link.searchParams.get('token_hash') ?? '' };
  };
  const follow = (token_hash: string, browser = server.browser()) =>
    browser.verifyOtp({ type: 'recovery', token_hash });

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it('sets a new password through the link in the email', async () => {
    const { email, user } = await signUp(server.browser());
    const { link, token_hash } = await linkFor(email);
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/profile/reset-password`);
    expect(link.searchParams.get('type')).toBe('recovery');

    const browser = server.browser();
    const session = sessionOf(await follow(token_hash, browser));
    expect(session.user.id).toBe(user.id);
    expect((await browser.updateUser({ password: NEW })).error).toBeNull();
    const old = await server.browser().signInWithPassword({ email, password: PASSWORD });
    expect(errorOf(old).code).toBe('invalid_credentials');
    expect((await server.browser().signInWithPassword({ email, password: NEW })).error).toBeNull();
  });

  it('fires the event PASSWORD_RECOVERY in the browser', async () => {
    const { email } = await signUp(server.browser());
    const browser = server.browser();
    const events: string[] = [];
    browser.onAuthStateChange((event) => void events.push(event));
    await follow((await linkFor(email)).token_hash, browser);
    expect(events).toContain('PASSWORD_RECOVERY');
  });

  it('ends all other sessions once the password is set', async () => {
    const elsewhere = await signUp(server.browser());
    const browser = server.browser();
    await follow((await linkFor(elsewhere.email)).token_hash, browser);
    await browser.updateUser({ password: NEW });
    expect(await isAccepted(server, elsewhere.access_token)).toBe(false);
    expect(await isRefreshed(server, elsewhere.refresh_token)).toBe(false);
  });

  it('removes the password, sessions and name of anyone who signed up elsewhere', async () => {
    const elsewhere = await signUp(server.browser(), { name: 'Mallory' });
    const { email, password } = elsewhere;
    const reader = server.browser();
    const session = sessionOf(await follow((await linkFor(email)).token_hash, reader));
    expect(session.user.id).toBe(elsewhere.user.id);
    expect(JSON.stringify(session.user)).not.toContain('Mallory');
    expect(await isAccepted(server, elsewhere.access_token)).toBe(false);
    expect(await isRefreshed(server, elsewhere.refresh_token)).toBe(false);
    const tried = await server.browser().signInWithPassword({ email, password });
    expect(errorOf(tried).code).toBe('invalid_credentials');
  });

  it('keeps the name for a link opened in the browser that signed up, and for later links anywhere', async () => {
    const browser = server.browser();
    const { email } = await signUp(browser, { name: 'Ada Buyer' });
    for (const reader of [browser, server.browser()]) {
      const { user } = sessionOf(await follow((await linkFor(email)).token_hash, reader));
      expect(user.user_metadata).toMatchObject({ full_name: 'Ada Buyer', email_verified: true });
      server.clock.pass({ minutes: 2 });
    }
  });

  it('does not verify an address that the account switches to later', async () => {
    const owner = server.browser();
    const { email, user } = await signUp(owner);
    const since = async () =>
      (await server.database.select().from(users).where(eq(users.id, user.id)))[0]?.ownerSince;
    await follow((await linkFor(email)).token_hash, owner);
    expect(await since()).toBeInstanceOf(Date);
    await owner.updateUser({ email: newAddress('victim') });
    expect((await owner.updateUser({ password: NEW })).error).toBeNull();
    expect(await since()).toBeNull();
  });

  it('allows a new password days later in the same session', async () => {
    const { email } = await signUp(server.browser());
    const browser = server.browser();
    await follow((await linkFor(email)).token_hash, browser);
    server.clock.pass({ hours: 25 });
    await browser.refreshSession();
    expect((await browser.updateUser({ password: NEW })).error).toBeNull();
  });

  it('responds in the same way for an unknown address, but sends no email', async () => {
    const unknown = newAddress();
    const { email } = await signUp(server.browser());
    const before = server.mailbox.all.length;
    expect(await server.browser().resetPasswordForEmail(unknown)).toEqual({
      data: {},
      error: null,
    });
    await linkFor(email);
    expect(server.mailbox.all.slice(before).map(({ to }) => to)).not.toContain(unknown);
  });

  it('sends a link that works only once', async () => {
    const { email } = await signUp(server.browser());
    const { token_hash } = await linkFor(email);
    expect((await follow(token_hash)).error).toBeNull();
    expect(errorOf(await follow(token_hash))).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('sends a link that works for only one of twenty concurrent requests', async () => {
    const { email } = await signUp(server.browser());
    const { token_hash } = await linkFor(email);
    const other = await server.another();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        follow(token_hash, (i % 2 === 0 ? server : other).browser()),
      ),
    );
    expect(all.filter(({ error }) => error === null)).toHaveLength(1);
    await other.close();
  });

  it.each([
    [59, true],
    [61, false],
  ])('decides whether to accept a link that is %i minutes old: %s', async (minutes, works) => {
    const { email } = await signUp(server.browser());
    const { token_hash } = await linkFor(email);
    server.clock.pass({ minutes });
    expect((await follow(token_hash)).error === null).toBe(works);
  });

  it('keeps at most three links, so the fourth email invalidates the first link', async () => {
    const { email } = await signUp(server.browser());
    // The first verification of an address invalidates every other link.
    await follow((await linkFor(email)).token_hash);
    server.clock.pass({ minutes: 2 });
    const links = [];
    for (let count = 0; count < 4; count += 1) {
      links.push(await linkFor(email));
      server.clock.pass({ minutes: 2 });
    }
    const [first, ...others] = links.map(({ token_hash }) => token_hash);
    expect(errorOf(await follow(first ?? '')).code).toBe('otp_expired');
    for (const link of others) expect(await follow(link)).toMatchObject({ error: null });
  });

  it('invalidates the link when the password changes', async () => {
    const browser = server.browser();
    const { email } = await signUp(browser);
    const { token_hash } = await linkFor(email);
    await browser.updateUser({ password: NEW });
    expect(errorOf(await follow(token_hash)).code).toBe('otp_expired');
  });

  it("stores only a hash of the link's token", async () => {
    const { email } = await signUp(server.browser());
    const { token_hash } = await linkFor(email);
    expect(token_hash.length).toBeGreaterThanOrEqual(43);
    const stored = await server.database.select().from(accountMails);
    expect(JSON.stringify(stored)).not.toContain(token_hash);
    for (const { tokenHash } of stored) {
      if (tokenHash === null) continue;
      expect(errorOf(await follow(tokenHash)).code).toBe('otp_expired');
    }
    expect((await follow(token_hash)).error).toBeNull();
  });

  it('records in the amr claim how the user signed in', async () => {
    const { email } = await signUp(server.browser());
    const { access_token } = sessionOf(await follow((await linkFor(email)).token_hash));
    expect(decodeJwt(access_token).amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }]);
  });

  it.each([
    ['another page on the site', `${SITE}/quote/confirm`, `${SITE}/quote/confirm`],
    ['another host', 'https://evil.example/', `${SITE}/profile/reset-password`],
    ['a host with the same prefix', `${SITE}.evil.example/`, `${SITE}/profile/reset-password`],
    [
      'the site as the user name of a URL',
      `${SITE}@evil.example/`,
      `${SITE}/profile/reset-password`,
    ],
    ['another scheme', SITE.replace('https', 'http'), `${SITE}/profile/reset-password`],
    ['a script', 'javascript:alert(1)', `${SITE}/profile/reset-password`],
    ['a URL without a scheme', '//evil.example', `${SITE}/profile/reset-password`],
  ])('redirects only to a safe address when the request asks for %s', async (_, asked, led) => {
    const { email } = await signUp(server.browser());
    const { link } = await linkFor(email, asked);
    expect(`${link.origin}${link.pathname}`).toBe(led);
  });

  it('accepts a PKCE code only in the browser that requested the link', async () => {
    const { email, user } = await signUp(server.browser());
    const browser = server.browser({ flowType: 'pkce' });
    await browser.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token = link?.searchParams.get('token_hash') ?? '';
    const verify = `${server.url}/verify?token=${token}&type=recovery&redirect_to=${SITE}/`;
    const answer = await fetch(verify, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';

    const thief = server.browser({ flowType: 'pkce' });
    expect((await thief.exchangeCodeForSession(code)).error).not.toBeNull();
    const { data, error } = await browser.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
    expect(userOf(await browser.getUser()).id).toBe(user.id);
  });

  it('returns the tokens of the implicit flow only in the URL fragment', async () => {
    const { email } = await signUp(server.browser());
    const { token_hash } = await linkFor(email);
    const verify = `${server.url}/verify?token=${token_hash}&type=recovery&redirect_to=${SITE}/here`;
    const first = new URL(
      (await fetch(verify, { redirect: 'manual' })).headers.get('location') ?? '',
    );
    const found = new URLSearchParams(first.hash.slice(1));
    expect(`${first.origin}${first.pathname}`).toBe(`${SITE}/here`);
    expect(Object.fromEntries(found)).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: '3600',
      expires_at: expect.any(String),
      token_type: 'bearer',
      type: 'recovery',
    });
    expect(await isAccepted(server, found.get('access_token') ?? '')).toBe(true);

    const second = await fetch(verify, { redirect: 'manual' });
    expect(second.status).toBe(303);
    const error = new URL(second.headers.get('location') ?? '').hash.slice(1);
    expect(Object.fromEntries(new URLSearchParams(error))).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: expect.any(String),
    });
  });
});
