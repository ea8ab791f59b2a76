import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { errorOf, newAddress, type Person, signUp } from './people.ts';

describe('client calls that the product does not support', () => {
  let server: AuthServer;
  let browser: Browser;
  let person: Person;

  beforeAll(async () => {
    server = await startAuthServer();
    browser = server.browser();
    person = await signUp(browser);
  });

  afterAll(() => server.close());

  it('rejects sign-in by code or link in the same way for every address, and sends no email', async () => {
    const before = server.mailbox.all.length;
    for (const email of [person.email, newAddress()]) {
      const { error } = await server.browser().signInWithOtp({ email });
      expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
    }
    await browser.resetPasswordForEmail(person.email);
    await server.mailbox.next(person.email);
    expect(server.mailbox.all).toHaveLength(before + 1);
  });

  it('rejects sign-in by phone', async () => {
    const { error } = await server.browser().signInWithOtp({ phone: '+15005550006' });
    expect(error).toMatchObject({ status: 422, code: 'phone_provider_disabled' });
  });

  it.each([
    [
      'a phone number',
      { phone: '+1 500 555 0006', token: '123456', type: 'sms' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      'an invalid phone number',
      { phone: 'ring me', token: '123456', type: 'sms' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    ['an empty body', {}, 403, 'otp_expired', 'Token has expired or is invalid'],
  ])('rejects verification of %s', async (_, options, status, code, message) => {
    // @ts-expect-error: untyped code can call the client like this.
    const { error } = await server.browser().verifyOtp(options);
    expect(error).toMatchObject({ status, code, message });
  });

  it('requires a token before it looks up a second factor', async () => {
    const nobody = server.browser({ headers: {} });
    const factorId = crypto.randomUUID();
    for (const { error } of [
      await nobody.mfa.challenge({ factorId }),
      await nobody.mfa.verify({ factorId, challengeId: factorId, code: '123456' }),
    ]) {
      expect(error).toMatchObject({ status: 401, code: 'no_authorization' });
    }
    const { error } = await browser.mfa.challenge({ factorId });
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });

  it.each([
    [
      'single sign-on',
      () => browser.signInWithSSO({ domain: 'a.example' }),
      404,
      'saml_provider_disabled',
    ],
    [
      'enrolling a phone as a second factor',
      () => browser.mfa.enroll({ factorType: 'phone', phone: '+15125550100' }),
      422,
      'mfa_phone_enroll_not_enabled',
    ],
    [
      'linking an identity',
      () => browser.linkIdentity({ provider: 'google' }),
      404,
      'manual_linking_disabled',
    ],
    ['listing users', () => browser.admin.listUsers(), undefined, undefined],
  ])('rejects %s', async (_, ask, status, code) => {
    const { error } = await ask();
    expect(error).not.toBeNull();
    if (status) expect(error).toMatchObject({ status, code });
    expect(error?.name).not.toBe('AuthRetryableFetchError');
  });

  it('does not unlink an identity', async () => {
    const { data } = await browser.getUserIdentities();
    const [identity] = data?.identities ?? [];
    expect(identity).toMatchObject({ provider: 'email', user_id: person.user.id });
    if (identity) expect(errorOf(await browser.unlinkIdentity(identity)).status).toBe(404);
    expect((await browser.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it('lists no second factors for a new account, and requires none at sign-in', async () => {
    const { data, error } = await browser.mfa.listFactors();
    expect(error).toBeNull();
    expect(data?.all).toEqual([]);
    const level = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });
});
