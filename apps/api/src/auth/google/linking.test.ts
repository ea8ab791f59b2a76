import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import type { Browser } from '../../../test/auth/browser.ts';
import {
  errorOf,
  isAccepted,
  newAddress,
  PASSWORD,
  signUp,
  userOf,
} from '../../../test/auth/people.ts';
import { type TestProvider, testProvider } from '../../../test/auth/test-provider.ts';
import { eq } from '../../db/drizzle.ts';
import { quotes, users } from '../../db/schema.ts';

const CLIENT = 'latchkey.apps.example';

describe('signing in to an existing account with Google', () => {
  let server: AuthServer;
  let google: TestProvider;

  const enter = async (
    email: string,
    {
      sub = newAddress(),
      on = server,
      browser = server.browser(),
      ...claims
    }: {
      sub?: string;
      on?: AuthServer;
      browser?: Browser;
      email_verified?: boolean;
      name?: string;
    } = {},
  ) => {
    const said = { sub, aud: CLIENT, email, email_verified: true, name: 'Grace Hopper', ...claims };
    const client = on === server ? browser : on.browser();
    return client.signInWithIdToken({ provider: 'google', token: await google.token(said) });
  };
  /** Follows an emailed link, which verifies the address. */
  const prove = async (email: string, browser = server.browser()) => {
    await browser.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    return userOf(await browser.verifyOtp({ type: 'recovery', token_hash }));
  };
  const keepQuote = (userId: string) =>
    server.database.insert(quotes).values({
      id: crypto.randomUUID(),
      userId,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
  const quotesOf = (userId: string) =>
    server.database.select().from(quotes).where(eq(quotes.userId, userId));

  beforeAll(async () => {
    google = await testProvider();
    server = await startAuthServer({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: google.issuer });
  });

  afterAll(async () => {
    await server.close();
    await google.close();
  });

  it('keeps the quotes and name of an owner who verified the address, and notifies the owner', async () => {
    const browser = server.browser();
    const { email, user } = await signUp(browser);
    await prove(email, browser);
    await keepQuote(user.id);
    const linked = userOf(await enter(email.toUpperCase()));
    expect(linked.id).toBe(user.id);
    expect(linked.user_metadata).toMatchObject({ full_name: 'Ada Buyer', name: 'Grace Hopper' });
    expect(await quotesOf(user.id)).toHaveLength(1);
    expect((await server.mailbox.next(email)).subject).toContain(
      'You can now sign in to Latchkey with Google',
    );
  });

  it('does not send an email for a known identity or a new account', async () => {
    const email = newAddress();
    await enter(email, { sub: 'again' });
    await enter(email, { sub: 'again' });
    await prove(email);
    expect(server.mailbox.all.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('removes everything that was stored before the owner verified the address', async () => {
    const attacker = server.browser();
    const made = await signUp(attacker, { name: 'Attacker' });
    await keepQuote(made.user.id);
    await attacker.resetPasswordForEmail(made.email);
    const { link } = await server.mailbox.next(made.email);

    const owner = userOf(await enter(made.email));
    expect(await quotesOf(owner.id)).toEqual([]);
    expect(JSON.stringify(owner.user_metadata)).not.toContain('Attacker');
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    const followed = await attacker.verifyOtp({ type: 'recovery', token_hash });
    expect(errorOf(followed).code).toBe('otp_expired');
    const [row] = await server.database.select().from(users).where(eq(users.id, owner.id));
    expect(row).toMatchObject({ passwordHash: null, emailProvenAt: expect.any(Date) });
  });

  it('removes the attacker’s identity once the owner verifies the address', async () => {
    const [own, taken] = [newAddress('attacker'), newAddress('victim')];
    const attacker = server.browser();
    const session = await enter(own, { sub: 'attacker', browser: attacker });
    expect((await attacker.updateUser({ email: taken })).error).toBeNull();

    const owner = server.browser();
    const proven = await prove(taken, owner);
    expect(proven.id).toBe(session.data.user?.id);
    await owner.updateUser({ password: PASSWORD });
    const back = userOf(await enter(own, { sub: 'attacker' }));
    expect(back.id).not.toBe(proven.id);
    expect(await isAccepted(server, session.data.session?.access_token ?? '')).toBe(false);
  });

  it('never stores an address that Google has not verified', async () => {
    const email = newAddress();
    const unsure = userOf(await enter(email, { email_verified: false }));
    expect(unsure.email).toBe('');
    expect(unsure.user_metadata).toMatchObject({ email, email_verified: false });
    const { user } = await signUp(server.browser(), { email });
    expect(user.id).not.toBe(unsure.id);
  });

  it('rejects a banned user', async () => {
    const email = newAddress();
    const { id } = userOf(await enter(email, { sub: 'banned' }));
    const bannedUntil = new Date(server.clock.now().getTime() + 60_000);
    await server.database.update(users).set({ bannedUntil }).where(eq(users.id, id));
    for (const sub of ['banned', 'another']) {
      expect(errorOf(await enter(email, { sub }))).toMatchObject({
        status: 403,
        code: 'user_banned',
      });
    }
    server.clock.pass({ minutes: 2 });
    expect((await enter(email, { sub: 'banned' })).error).toBeNull();
  });

  it('does not create accounts when sign-up is closed, but signs in existing users', async () => {
    const email = newAddress();
    await enter(email, { sub: 'known' });
    const on = await server.another({ AUTH_SIGN_UP: 'false' });
    const stranger = await enter(newAddress(), { on });
    expect(errorOf(stranger)).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect((await enter(email, { sub: 'known', on })).error).toBeNull();
    await on.close();
  });
});
