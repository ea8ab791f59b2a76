import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { errorOf, newAddress, type Person, signUp } from './people.ts';

describe('what the client can ask for and the product does not have', () => {
  let server: AuthServer;
  let browser: Browser;
  let person: Person;

  beforeAll(async () => {
    server = await startAuthServer();
    browser = server.browser();
    person = await signUp(browser);
  }, 60_000);

  afterAll(() => server.close());

  it('a code or a link by mail to sign in with: nothing is said, nothing is sent', async () => {
    const before = server.mailbox.all.length;
    const { data, error } = await server.browser().signInWithOtp({ email: person.email });
    expect({ data, error }).toEqual({ data: { user: null, session: null }, error: null });
    const unknown = await server.browser().signInWithOtp({ email: newAddress() });
    expect(unknown).toEqual({ data, error });
    await browser.resetPasswordForEmail(person.email);
    await server.mailbox.next(person.email);
    expect(server.mailbox.all).toHaveLength(before + 1);
  });

  it.each([
    [
      'single sign-on',
      () => browser.signInWithSSO({ domain: 'a.example' }),
      404,
      'saml_provider_disabled',
    ],
    [
      'a second factor',
      () => browser.mfa.enroll({ factorType: 'totp' }),
      422,
      'mfa_totp_enroll_not_enabled',
    ],
    [
      'more identities',
      () => browser.linkIdentity({ provider: 'google' }),
      404,
      'manual_linking_disabled',
    ],
    ['other people', () => browser.admin.listUsers(), undefined, undefined],
  ])('%s is refused', async (_, ask, status, code) => {
    const { error } = await ask();
    expect(error).not.toBeNull();
    if (status) expect(error).toMatchObject({ status, code });
    expect(error?.name).not.toBe('AuthRetryableFetchError');
  });

  it('taking an identity away is refused, and takes nothing', async () => {
    const { data } = await browser.getUserIdentities();
    const [identity] = data?.identities ?? [];
    expect(identity).toMatchObject({ provider: 'email', user_id: person.user.id });
    if (identity) expect(errorOf(await browser.unlinkIdentity(identity)).status).toBe(404);
    expect((await browser.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it('there are no second factors, and none is needed', async () => {
    const { data, error } = await browser.mfa.listFactors();
    expect(error).toBeNull();
    expect(data?.all).toEqual([]);
    const level = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });
});
