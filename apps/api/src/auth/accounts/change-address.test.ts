import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import {
  errorOf,
  newAddress,
  PASSWORD,
  sessionOf,
  signUp,
  userOf,
} from '../../../test/auth/people.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';

describe("changing an account's address", () => {
  let server: AuthServer;

  const proven = async (email: string) =>
    (await server.database.select().from(users).where(eq(users.email, email)))[0]?.emailProvenAt;

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it('lets the user sign in only with the new address, and notifies the old address', async () => {
    const browser = server.browser();
    const [{ email: old, user }, email] = [await signUp(browser), newAddress()];
    const changed = userOf(await browser.updateUser({ email: email.toUpperCase() }));
    expect(changed).toMatchObject({ id: user.id, email, user_metadata: { email } });
    expect(changed.identities?.[0]?.identity_data).toMatchObject({ email });

    const signIn = (address: string) =>
      server.browser().signInWithPassword({ email: address, password: PASSWORD });
    expect(sessionOf(await signIn(email)).user.id).toBe(user.id);
    expect(errorOf(await signIn(old)).code).toBe('invalid_credentials');
    expect((await server.mailbox.next(old)).subject).toContain('address was changed');
  });

  it('marks the new address as unverified', async () => {
    const browser = server.browser();
    const [{ email: old }, email] = [await signUp(browser), newAddress()];
    await server.database
      .update(users)
      .set({ emailProvenAt: server.clock.now() })
      .where(eq(users.email, old));
    await browser.updateUser({ email });
    expect(await proven(email)).toBeNull();
  });

  it('invalidates links emailed to the old address', async () => {
    const browser = server.browser();
    const [{ email: old }, email] = [await signUp(browser), newAddress()];
    await server.browser().resetPasswordForEmail(old);
    const { link } = await server.mailbox.next(old);
    await browser.updateUser({ email });
    const opened = await server.browser().verifyOtp({
      type: 'recovery',
      token_hash: link?.searchParams.get('token_hash') ?? '',
    });
    expect(errorOf(opened).code).toBe('otp_expired');
  });

  it('requires the current password unless the session is less than a day old', async () => {
    const browser = server.browser();
    await signUp(browser);
    server.clock.pass({ hours: 25 });
    await browser.refreshSession();
    const email = newAddress();
    expect(errorOf(await browser.updateUser({ email })).code).toBe('reauthentication_needed');
    const wrong = { email, current_password: 'heron-Basalt-77' };
    expect(errorOf(await browser.updateUser(wrong)).code).toBe('current_password_invalid');
    const right = { email, current_password: PASSWORD };
    expect(userOf(await browser.updateUser(right)).email).toBe(email);
  });

  it("rejects a malformed address, and another account's address in any letter case", async () => {
    const browser = server.browser();
    const [{ email }, other] = [await signUp(browser), await signUp(server.browser())];
    for (const [typed, code] of [
      ['nobody', 'validation_failed'],
      [other.email.toUpperCase(), 'email_exists'],
    ] as const) {
      expect(errorOf(await browser.updateUser({ email: typed })).code).toBe(code);
    }
    expect(userOf(await browser.updateUser({ email })).email).toBe(email);
  });

  it('lets only one of five concurrent requests claim an address', async () => {
    const email = newAddress();
    const browsers = Array.from({ length: 5 }, () => server.browser());
    await Promise.all(browsers.map((browser) => signUp(browser)));
    const answers = await Promise.all(browsers.map((browser) => browser.updateUser({ email })));
    const codes = answers.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'email_exists')).toHaveLength(4);
  });

  it('rejects address changes when addresses must be confirmed by email', async () => {
    const strict = await server.another({ AUTH_AUTOCONFIRM: 'false' });
    const { access_token: token } = await signUp(server.browser());
    const answer = await fetch(`${strict.url}/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: newAddress() }),
    });
    expect(await answer.json()).toMatchObject({ error_code: 'email_provider_disabled' });
    await strict.close();
  });
});
