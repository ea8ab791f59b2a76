import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../suite/auth-server.ts';
import { errorOf, newAddress, PASSWORD, sessionOf, signUp, userOf } from '../suite/people.ts';

describe('limits of the account server', { timeout: 60_000 }, () => {
  let server: AuthServer;
  let addresses = 0;

  beforeAll(async () => {
    server = await startAuthServer({
      AUTH_LIMITS: 'true',
      SITE_URL: 'http://localhost:3000',
      TRUST_PROXY: '127.0.0.1',
    });
  }, 60_000);
  afterAll(() => server.close());

  /** A browser in a network of its own that keeps its cookies, as those of the same origin do. */
  function ownBrowser(network?: string) {
    addresses += 1;
    const address = network ?? `198.51.100.${addresses}`;
    const jar = new Map<string, string>();
    const answers: Response[] = [];
    const client = server.browser({
      async fetch(input, init) {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', address);
        headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
        const answer = await fetch(input, { ...init, headers });
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          jar.set(name, value);
        }
        answers.push(answer);
        return answer;
      },
    });
    const lastHeader = (name: string) => answers.at(-1)?.headers.get(name) ?? '';
    return { client, jar, lastHeader };
  }

  async function guessPassword(email: string, many: number, network?: string): Promise<string[]> {
    const { client } = ownBrowser(network);
    const codes: string[] = [];
    for (let tried = 0; tried < many; tried += 1) {
      const answer = await client.signInWithPassword({ email, password: `wrong-${tried}` });
      codes.push(String(errorOf(answer).code));
    }
    return codes;
  }

  it('after ten wrong passwords the right one waits too, known address or not', async () => {
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

  it('an attacker does not keep the owner out of a device that is known', async () => {
    const owner = ownBrowser();
    const { email, password } = await signUp(owner.client);
    expect((await guessPassword(email, 12)).at(-1)).toBe('over_request_rate_limit');
    sessionOf(await owner.client.signInWithPassword({ email, password }));
  });

  it('a device is known for those who signed in on it, and has a limit of its own', async () => {
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

  it('whoever sets a new password by a mail signs in there, attacked or not', async () => {
    const { email } = await signUp(ownBrowser().client);
    await guessPassword(email, 10);
    const { client } = ownBrowser();
    await client.resetPasswordForEmail(email);
    const { link } = await server.mailbox.next(email);
    const tokenHash = link?.searchParams.get('token_hash') ?? '';
    sessionOf(await client.verifyOtp({ type: 'recovery', token_hash: tokenHash }));
    userOf(await client.updateUser({ password: 'heron-Basalt-77' }));
    sessionOf(await client.signInWithPassword({ email, password: 'heron-Basalt-77' }));
  });

  it('a cookie that was made up or changed makes no device known', async () => {
    const device = ownBrowser();
    const { email, password } = await signUp(device.client);
    await guessPassword(email, 10);
    const [[name = '', value = ''] = []] = device.jar;
    const changed = Buffer.from(value, 'base64url');
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
    for (const forged of ['', 'x', 'AAAA', value.slice(0, 20), changed.toString('base64url')]) {
      device.jar.set(name, forged);
      const answer = await device.client.signInWithPassword({ email, password });
      expect(errorOf(answer).code).toBe('over_request_rate_limit');
    }
  });

  it('the cookie is for this host alone, out of reach of scripts', async () => {
    const cookieAt = async (site: string) => {
      const other = await server.another({ SITE_URL: site, AUTH_LIMITS: 'false' });
      const body = JSON.stringify({ email: newAddress(), password: PASSWORD });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${other.url}/signup`, { method: 'POST', headers, body });
      await other.close();
      return answer.headers.getSetCookie().join();
    };
    const attributes = '; Max-Age=34560000; Path=/; HttpOnly';
    expect(await cookieAt('https://home.example')).toMatch(
      new RegExp(`^__Host-latchkey-device=[\\w-]+${attributes}; Secure; SameSite=Strict$`),
    );
    expect(await cookieAt('http://localhost:3000')).toMatch(
      new RegExp(`^latchkey-device=[\\w-]+${attributes}; SameSite=Strict$`),
    );
  });

  it('where the web app is elsewhere, guessing in one network keeps nobody out of another', async () => {
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

  it('thirty people may sign up from one network in five minutes', async () => {
    const { client } = ownBrowser();
    for (let people = 0; people < 30; people += 1) await signUp(client);
    const refused = errorOf(await client.signUp({ email: newAddress(), password: PASSWORD }));
    expect(refused.code).toBe('over_request_rate_limit');
    await signUp(ownBrowser().client);
  });

  it('a mail a minute for an address, known or not, and the answers are the same', async () => {
    const { email } = await signUp(ownBrowser().client);
    for (const address of [email, newAddress('unknown')]) {
      const { client } = ownBrowser();
      expect((await client.resetPasswordForEmail(address)).error).toBeNull();
      const refused = errorOf(await client.resetPasswordForEmail(address));
      expect(refused).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
      expect(refused.message).toMatch(/^For security purposes, .* after (60|59) seconds\.$/);
    }
  });

  it('mails that go to nobody keep no mail from anybody', async () => {
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

  it('an address is not changed again and again, from whatever network', async () => {
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

  it('links cannot be guessed at length', async () => {
    const { client } = ownBrowser();
    const wrong = { type: 'recovery', token_hash: 'x'.repeat(40) } as const;
    for (let tried = 0; tried < 30; tried += 1) {
      expect(errorOf(await client.verifyOtp(wrong)).code).toBe('otp_expired');
    }
    expect(errorOf(await client.verifyOtp(wrong)).code).toBe('over_request_rate_limit');
  });

  it('refreshing is not limited, bringing refresh tokens that are none is', async () => {
    const { client } = ownBrowser('192.0.2.77');
    const session = await signUp(client);
    let { refresh_token } = session;
    for (let refreshed = 0; refreshed < 160; refreshed += 1) {
      ({ refresh_token } = sessionOf(await client.refreshSession({ refresh_token })));
    }
    const guesser = server.browser({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', '192.0.2.77');
        return fetch(input, { ...init, headers });
      },
    });
    // The client sends no token again that was refused a moment ago.
    const guess = async (tried: number) =>
      errorOf(await guesser.refreshSession({ refresh_token: `no-token-of-this-place-${tried}` }));
    for (let tried = 0; tried < 151; tried += 1) {
      expect((await guess(tried)).code).toBe('validation_failed');
    }
    expect((await guess(151)).code).toBe('over_request_rate_limit');
  });

  it('a stolen session does not find out the password', async () => {
    const { client } = ownBrowser();
    await signUp(client);
    for (let tried = 0; tried < 10; tried += 1) {
      userOf(await client.updateUser({ password: `plover-Quartz-${100 + tried}` }));
    }
    expect(errorOf(await client.updateUser({ password: 'plover-Quartz-300' })).status).toBe(429);
  });
});
