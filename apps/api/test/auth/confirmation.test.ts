import type { User } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, SITE, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { errorOf, newAddress, PASSWORD, sessionOf, userOf } from './people.ts';

describe('signing up where an address must be confirmed', () => {
  let server: AuthServer;

  const ask = (email: string, browser: Browser = server.browser(), password = PASSWORD) =>
    browser.signUp({ email, password, options: { data: { full_name: 'Ada Buyer' } } });
  const secretFor = async (email: string) => {
    const { link } = await server.mailbox.next(email);
    expect(`${link?.origin}${link?.pathname}`).toBe(`${SITE}/confirm-email`);
    return link?.searchParams.get('token_hash') ?? '';
  };

  beforeAll(async () => {
    server = await startAuthServer({ AUTH_AUTOCONFIRM: 'false' });
  }, 60_000);

  afterAll(() => server.close());

  it('gives no session before the link of the mail is followed', async () => {
    const [email, browser] = [newAddress(), server.browser()];
    const { data, error } = await ask(email, browser);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.confirmation_sent_at).toEqual(expect.any(String));

    const token_hash = await secretFor(email);
    const session = sessionOf(await browser.verifyOtp({ type: 'signup', token_hash }));
    expect(session.user.id).toBe(data.user?.id);
    expect(userOf(await browser.getUser()).email_confirmed_at).toEqual(expect.any(String));
    expect(
      (await server.browser().signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('gives a session that sets no other password after a day, as any but a recovery', async () => {
    const [email, browser] = [newAddress(), server.browser()];
    await ask(email, browser);
    await browser.verifyOtp({ type: 'signup', token_hash: await secretFor(email) });
    server.clock.pass({ hours: 25 });
    await browser.refreshSession();
    expect(errorOf(await browser.updateUser({ password: 'another-Password-9' }))).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
  });

  it('says that the address is not confirmed to nobody but who knows the password', async () => {
    const email = newAddress();
    await ask(email);
    const right = await server.browser().signInWithPassword({ email, password: PASSWORD });
    expect(errorOf(right)).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    const wrong = await server.browser().signInWithPassword({ email, password: 'x'.repeat(20) });
    expect(errorOf(wrong).code).toBe('invalid_credentials');
  });

  it('answers for an address with an account as for a new one, and sends it no such mail', async () => {
    const [taken, fresh] = [newAddress(), newAddress()];
    await ask(taken);
    await server.browser().verifyOtp({ type: 'signup', token_hash: await secretFor(taken) });
    const before = server.mailbox.all.length;

    const known = (await ask(taken)).data.user;
    const unknown = (await ask(fresh)).data.user;
    expect(known?.id).not.toBe(unknown?.id);
    expect(shapeOf(known, taken)).toEqual(shapeOf(unknown, fresh));
    await secretFor(fresh);
    expect(server.mailbox.all.slice(before).map(({ to }) => to)).toEqual([fresh]);
  });

  it('twice overwrites nothing', async () => {
    const email = newAddress();
    await ask(email);
    const token_hash = await secretFor(email);
    await ask(email, server.browser(), 'another-Password-9');
    await server.browser().verifyOtp({ type: 'signup', token_hash });
    const second = await server.browser().signInWithPassword({
      email,
      password: 'another-Password-9',
    });
    expect(errorOf(second).code).not.toBe(undefined);
    expect(second.data.session).toBeNull();
  });

  it('sends the mail again when asked, and says nothing about who has an account', async () => {
    const email = newAddress();
    await ask(email);
    await server.mailbox.next(email);
    server.clock.pass({ minutes: 2 });
    expect((await server.browser().resend({ type: 'signup', email })).error).toBeNull();
    const token_hash = await secretFor(email);
    expect((await server.browser().verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
    const unknown = await server.browser().resend({ type: 'signup', email: newAddress() });
    expect(unknown.error).toBeNull();
  });

  it('has a link that is good for nothing else', async () => {
    const email = newAddress();
    await ask(email);
    const token_hash = await secretFor(email);
    const wrong = await server.browser().verifyOtp({ type: 'recovery', token_hash });
    expect(errorOf(wrong)).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('is confirmed by the link of a forgotten password too', async () => {
    const email = newAddress();
    await ask(email);
    await server.mailbox.next(email);
    await server.browser().resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    await server.browser().verifyOtp({ type: 'recovery', token_hash });
    expect(
      (await server.browser().signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull();
  });
});

/** A user with what differs between any two taken out. */
function shapeOf(user: User | null, email: string): unknown {
  const text = JSON.stringify(user)
    .replaceAll(email, 'email')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
  return JSON.parse(text);
}
