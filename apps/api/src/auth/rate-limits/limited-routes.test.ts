import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import type { Browser } from '../../../test/auth/browser.ts';
import { browserOnOwnNetwork } from '../../../test/auth/browser-on-own-network.ts';
import {
  errorOf,
  newAddress,
  PASSWORD,
  sessionOf,
  signUp,
  userOf,
} from '../../../test/auth/people.ts';
import { mailRequest, signInRequest } from './actions.ts';
import { serverLimits } from './rate-limits.ts';

describe('the account server', () => {
  let server: AuthServer;
  const ownBrowser = (network?: string) => browserOnOwnNetwork(server, network);

  beforeAll(async () => {
    server = await startAuthServer({
      AUTH_LIMITS: 'true',
      SITE_URL: 'http://localhost:3000',
      TRUST_PROXY: '127.0.0.1',
    });
  });
  afterAll(() => server.close());

  const limitsOf = ({ database, clock }: AuthServer) =>
    serverLimits(database, clock.now, { secret: undefined, limitFactor: 1 });

  async function guessPassword(email: string, many: number, network?: string): Promise<string[]> {
    const { client } = ownBrowser(network);
    const codes: string[] = [];
    for (let tried = 0; tried < many; tried += 1) {
      const answer = await client.signInWithPassword({ email, password: `wrong-${tried}` });
      codes.push(String(errorOf(answer).code));
    }
    return codes;
  }

  async function resetPassword(client: Browser, email: string): Promise<void> {
    await client.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    sessionOf(await client.verifyOtp({ type: 'recovery', token_hash }));
    userOf(await client.updateUser({ password: 'heron-Basalt-77' }));
  }

  it('rejects even the correct password after ten wrong ones, for known and unknown addresses', async () => {
    const { email, password } = await signUp(ownBrowser().client);
    for (const address of [email, newAddress('unknown')]) {
      const codes = await guessPassword(address, 11);
      expect(codes).toEqual([
        ...Array.from({ length: 10 }, () => 'invalid_credentials'),
        'over_request_rate_limit',
      ]);
      const { client, lastHeader } = ownBrowser();
      const refused = errorOf(await client.signInWithPassword({ email: address, password }));
      expect(refused).toMatchObject({ status: 429, message: 'Request rate limit reached' });
      expect(Number(lastHeader('retry-after'))).toBeGreaterThan(880);
    }
    server.clock.pass({ minutes: 16 });
    sessionOf(await ownBrowser().client.signInWithPassword({ email, password }));
  });

  it('lets the owner sign in on a known device while an attacker guesses', async () => {
    const owner = ownBrowser();
    const { email, password } = await signUp(owner.client);
    expect((await guessPassword(email, 12)).at(-1)).toBe('over_request_rate_limit');
    sessionOf(await owner.client.signInWithPassword({ email, password }));
  });

  it('remembers a device only for users who signed in on it, and rate-limits the device separately', async () => {
    const device = ownBrowser();
    const { email, password } = await signUp(device.client);
    const other = await signUp(device.client);
    const stranger = await signUp(ownBrowser().client);

    for (const { email: known } of [{ email }, other]) {
      await guessPassword(known, 10);
      sessionOf(await device.client.signInWithPassword({ email: known, password }));
    }
    await guessPassword(stranger.email, 10);
    const refused = await device.client.signInWithPassword({ email: stranger.email, password });
    expect(errorOf(refused).code).toBe('over_request_rate_limit');

    const wrong = { email, password: 'not-this-one' };
    for (let tried = 0; tried < 20; tried += 1) await device.client.signInWithPassword(wrong);
    expect(errorOf(await device.client.signInWithPassword({ email, password })).status).toBe(429);
  });

  it('ignores device cookies from before a password reset', async () => {
    const [attackers, { client: first }] = [[...'abcde'].map(() => ownBrowser()), ownBrowser()];
    const { email, password } = await signUp(first);
    for (const { client } of attackers) {
      sessionOf(await client.signInWithPassword({ email, password }));
    }
    const { client } = ownBrowser();
    await resetPassword(client, email);

    const codes: unknown[] = [];
    for (const { client: attacker } of attackers) {
      for (let tried = 0; tried < 4; tried += 1) {
        const answer = await attacker.signInWithPassword({ email, password: `wrong-${tried}` });
        codes.push(errorOf(answer).code);
      }
    }
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
  });

  it('remembers a device for thirty days', async () => {
    const device = ownBrowser();
    const { email, password } = await signUp(device.client);
    for (const [days, isKnown] of [
      [29, true],
      [31, false],
    ] as const) {
      server.clock.pass({ days });
      await guessPassword(email, 10);
      const { error } = await device.client.signInWithPassword({ email, password });
      expect(error === null).toBe(isKnown);
    }
  });

  it('applies the network limit to known devices too', async () => {
    const network = '203.0.113.77';
    const device = ownBrowser(network);
    const { email, password } = await signUp(device.client);
    const limits = await limitsOf(server);
    for (let tried = 0; tried < 150; tried += 1) await limits.count(signInRequest({ ip: network }));
    expect(errorOf(await device.client.signInWithPassword({ email, password })).status).toBe(429);
  });

  it('lets the owner sign in on the device that reset the password while an attacker guesses', async () => {
    const { email } = await signUp(ownBrowser().client);
    await guessPassword(email, 10);
    const { client } = ownBrowser();
    await resetPassword(client, email);
    sessionOf(await client.signInWithPassword({ email, password: 'heron-Basalt-77' }));
  });

  it('ignores a forged or changed device cookie', async () => {
    const device = ownBrowser();
    const { email, password } = await signUp(device.client);
    await guessPassword(email, 10);
    const isDevice = ([name]: [string, string]) => name.endsWith('latchkey-device');
    const [name = '', value = ''] = [...device.jar].find(isDevice) ?? [];
    const changed = Buffer.from(value, 'base64url');
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
    for (const forged of ['', 'x', 'AAAA', value.slice(0, 20), changed.toString('base64url')]) {
      device.jar.set(name, forged);
      const answer = await device.client.signInWithPassword({ email, password });
      expect(errorOf(answer).code).toBe('over_request_rate_limit');
    }
  });

  it('sets an HttpOnly device cookie for this host only', async () => {
    const cookieAt = async (site: string) => {
      const other = await server.another({ SITE_URL: site, AUTH_LIMITS: 'false' });
      const body = JSON.stringify({ email: newAddress(), password: PASSWORD });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${other.url}/signup`, { method: 'POST', headers, body });
      await other.close();
      return answer.headers.getSetCookie().find((cookie) => cookie.includes('latchkey-device'));
    };
    const attributes = '; Max-Age=2592000; Path=/; HttpOnly';
    expect(await cookieAt('https://home.example')).toMatch(
      new RegExp(`^__Host-latchkey-device=[\\w-]+${attributes}; Secure; SameSite=Strict$`),
    );
    expect(await cookieAt('http://localhost:3000')).toMatch(
      new RegExp(`^latchkey-device=[\\w-]+${attributes}; SameSite=Strict$`),
    );
  });

  it('counts guesses per network when the web app is on another host', async () => {
    const other = await server.another({ CORS_ORIGINS: 'http://localhost:3000' });
    const call = async (password: string, email: string, network: string) => {
      const answer = await fetch(`${other.url}/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify({ email, password }),
      });
      return answer.status;
    };
    const { email, password } = await signUp(ownBrowser().client);
    for (let tried = 0; tried < 10; tried += 1) await call('wrong-one', email, '192.0.2.1');
    expect(await call(password, email, '192.0.2.1')).toBe(429);
    expect(await call(password, email, '192.0.2.2')).toBe(200);
    await other.close();
  });

  it('allows thirty sign-ups per network in five minutes', async () => {
    const { client } = ownBrowser();
    for (let people = 0; people < 30; people += 1) await signUp(client);
    const refused = errorOf(await client.signUp({ email: newAddress(), password: PASSWORD }));
    expect(refused.code).toBe('over_request_rate_limit');
    await signUp(ownBrowser().client);
  });

  it('allows one email a minute per address, with the same responses for known and unknown addresses', async () => {
    const { email } = await signUp(ownBrowser().client);
    for (const address of [email, newAddress('unknown')]) {
      const { client } = ownBrowser();
      expect((await client.resetPasswordForEmail(address)).error).toBeNull();
      const refused = errorOf(await client.resetPasswordForEmail(address));
      expect(refused).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
      expect(refused.message).toMatch(/^For security purposes, .* after (60|59) seconds\.$/);
    }
  });

  it('limits the number of emails per day for each address and each network', async () => {
    const { email } = await signUp(ownBrowser().client);
    for (const address of [email, newAddress('unknown')]) {
      for (let asked = 0; asked <= 20; asked += 1) {
        const { error } = await ownBrowser().client.resetPasswordForEmail(address);
        expect(error?.code).toBe(asked < 20 ? undefined : 'over_email_send_rate_limit');
        server.clock.pass({ minutes: 2 });
      }
    }
    const network = '203.0.113.78';
    const limits = await limitsOf(server);
    for (let sent = 0; sent < 200; sent += 1) {
      await limits.count(mailRequest({ ip: network }));
      server.clock.pass({ seconds: 15 });
    }
    const asked = await ownBrowser(network).client.resetPasswordForEmail(newAddress());
    expect(errorOf(asked).code).toBe('over_email_send_rate_limit');
  });

  it('does not count requests for unknown addresses as sent emails', async () => {
    for (let network = 0; network < 11; network += 1) {
      const { client } = ownBrowser(`2001:db8:${network}::1`);
      const asked = Array.from({ length: 30 }, () =>
        client.resetPasswordForEmail(newAddress('unknown')),
      );
      for (const { error } of await Promise.all(asked)) expect(error).toBeNull();
    }
    const { client } = ownBrowser();
    const { email } = await signUp(client);
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    expect((await server.mailbox.next(email)).link).toBeDefined();
  });

  it('limits the number of address changes per old address', async () => {
    const target = newAddress('target');
    const { client } = ownBrowser();
    await signUp(client);
    const attempts = async (email: string) => (await client.updateUser({ email })).error?.code;
    for (let changed = 0; changed < 3; changed += 1) {
      expect(await attempts(target)).toBeUndefined();
      expect(await attempts(newAddress())).toBeUndefined();
    }
    expect(await attempts(target)).toBeUndefined();
    expect(await attempts(newAddress())).toBe('over_email_send_rate_limit');
  });

  it('limits guesses at links, but never rejects a valid link', async () => {
    const { email } = await signUp(ownBrowser().client);
    await ownBrowser().client.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const token_hash = link?.searchParams.get('token_hash') ?? '';
    const { client } = ownBrowser();
    const wrong = { type: 'recovery', token_hash: 'x'.repeat(40) } as const;
    for (let tried = 0; tried < 30; tried += 1) {
      expect(errorOf(await client.verifyOtp(wrong)).code).toBe('otp_expired');
    }
    expect(errorOf(await client.verifyOtp(wrong)).code).toBe('over_request_rate_limit');
    expect((await client.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
  });

  it('limits invalid refresh tokens from a network, but never rejects a valid token', async () => {
    const network = '192.0.2.77';
    const { client } = ownBrowser(network);
    let { refresh_token } = await signUp(client);
    const guesser = ownBrowser(network).client;
    // The client does not retry a token that was just rejected.
    const guess = async (tried: number) =>
      errorOf(await guesser.refreshSession({ refresh_token: `no-token-of-this-place-${tried}` }));
    for (let tried = 0; tried < 150; tried += 1) {
      expect((await guess(tried)).code).toBe('validation_failed');
    }
    expect((await guess(150)).code).toBe('over_request_rate_limit');
    for (let refreshed = 0; refreshed < 160; refreshed += 1) {
      ({ refresh_token } = sessionOf(await client.refreshSession({ refresh_token })));
    }
    expect((await guess(151)).code).toBe('over_request_rate_limit');
  });

  it('limits password guesses in a stolen session', async () => {
    const { client } = ownBrowser();
    await signUp(client);
    for (let tried = 0; tried < 10; tried += 1) {
      userOf(await client.updateUser({ password: `plover-Quartz-${100 + tried}` }));
    }
    expect(errorOf(await client.updateUser({ password: 'plover-Quartz-300' })).status).toBe(429);
  });
});
