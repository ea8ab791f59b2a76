import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodes } from '../../src/db/schema.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { errorOf, signUp } from './people.ts';
import {
  addApp,
  callAs,
  levelsOf,
  newPersonWithApp as newPersonWithAppOn,
  signedInAgain as signedInAgainOn,
} from './second-factor.ts';

const experimental = { experimental: { recoveryCodes: true } };

describe('recovery codes', () => {
  let server: AuthServer;
  /**
   * Returns the same server, with browsers that may call the client's methods for recovery codes.
   */
  const open = (real: AuthServer): AuthServer => ({
    ...real,
    browser: (options) => real.browser({ ...experimental, ...options }),
  });

  beforeAll(async () => {
    server = open(await startAuthServer());
  });
  afterAll(() => server.close());

  const generated = async (browser: Browser): Promise<readonly string[]> => {
    const { data, error } = await browser.mfa.recoveryCodes.generate();
    if (error) throw error;
    return data.codes;
  };
  /** Creates a user with an authenticator app and recovery codes. */
  const owner = async (on = server) => {
    const { browser, app, person } = await newPersonWithAppOn(on);
    const codes = await generated(browser);
    return { browser, app, person, codes };
  };
  const signedInAgain = (email: string) => signedInAgainOn(server, email);

  it('are generated ten at a time, shown once, and stored as hashes', async () => {
    const { browser, codes } = await owner();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    const { data } = await browser.mfa.recoveryCodes.getStatus();
    expect(data).toMatchObject({ type: 'recovery_code', total: 10, remaining: 10 });
    const stored = await server.database.select().from(recoveryCodes);
    for (const { codeHash } of stored) expect(codeHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(stored)).not.toContain(codes[0]);
    const { data: factors } = await browser.mfa.listFactors();
    expect(factors?.recovery_code).toMatchObject([{ friendly_name: 'Recovery codes' }]);
  });

  it('each open one session, however the user formats the code', async () => {
    const { person, codes } = await owner();
    const [code = ''] = codes;
    const typed = code
      .toUpperCase()
      .replaceAll(/.{4}(?=.)/g, '$& - ')
      .replace('0', 'O');
    const browser = await signedInAgain(person.email);
    const { data, error } = await browser.mfa.recoveryCodes.verify({ code: typed });
    expect(error).toBeNull();
    expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect(await levelsOf(browser)).toEqual(['aal2', 'aal2']);
    const again = await signedInAgain(person.email);
    const refused = await again.mfa.recoveryCodes.verify({ code });
    expect(errorOf(refused)).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    expect((await again.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
  });

  it('notify the owner by email when a code is used', async () => {
    const { person, codes } = await owner();
    const browser = await signedInAgain(person.email);
    await browser.mfa.recoveryCodes.verify({ code: codes[3] ?? '' });
    const subjects: string[] = [];
    while (subjects.length < 2) subjects.push((await server.mailbox.next(person.email)).subject);
    expect(subjects.join()).toMatch(/recovery code was used/);
  });

  it('work for only one of twenty simultaneous requests', async () => {
    const { person, codes } = await owner();
    const browser = await signedInAgain(person.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        callAs(server, browser, '/factors/recovery-codes/verify', { code: codes[0] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it.each(['', '0000', 'k4m9x7qp2ab8ht3z', 'a'.repeat(100), '🔑'.repeat(16)])(
    'reject the code "%s"',
    async (code) => {
      const { person } = await owner();
      const browser = await signedInAgain(person.email);
      const answer = await browser.mfa.recoveryCodes.verify({ code });
      expect(errorOf(answer)).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    },
  );

  it('can be replaced only if a factor was verified within the last ten minutes', async () => {
    const { browser, person, codes } = await owner();
    server.clock.pass({ minutes: 11 });
    const late = await browser.mfa.recoveryCodes.regenerate();
    expect(errorOf(late)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const again = await signedInAgain(person.email);
    const weak = await again.mfa.recoveryCodes.regenerate();
    expect(errorOf(weak)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    await again.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    const { data } = await again.mfa.recoveryCodes.regenerate();
    expect(data?.codes).toHaveLength(10);
    const old = await (await signedInAgain(person.email)).mfa.recoveryCodes.verify({
      code: codes[1] ?? '',
    });
    expect(errorOf(old).code).toBe('mfa_verification_failed');
  });

  it('require another factor first, and can be generated only once', async () => {
    const browser = server.browser();
    await signUp(browser);
    const alone = await browser.mfa.recoveryCodes.generate();
    expect(errorOf(alone)).toMatchObject({ code: 'mfa_recovery_codes_sole_factor' });
    for (const answer of [
      await browser.mfa.recoveryCodes.getStatus(),
      await browser.mfa.recoveryCodes.regenerate(),
      await browser.mfa.recoveryCodes.verify({ code: 'k4m9x7qp2ab8ht3z' }),
      await browser.mfa.recoveryCodes.unenroll(),
    ]) {
      expect(errorOf(answer)).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    }
    await addApp(server, browser);
    await generated(browser);
    const second = await browser.mfa.recoveryCodes.generate();
    expect(errorOf(second)).toMatchObject({ code: 'mfa_verified_factor_exists' });
  });

  it('are required to remove the last factor, and are removed with it', async () => {
    const { browser, app, person, codes } = await owner();
    const { factorId } = app;
    const refused = errorOf(await browser.mfa.unenroll({ factorId }));
    expect(refused).toMatchObject({ status: 422, code: 'insufficient_aal' });
    expect(refused.message).toContain('recovery code');
    const again = await signedInAgain(person.email);
    await again.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    expect((await again.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await again.mfa.listFactors()).data?.all).toEqual([]);
    expect(await levelsOf(await signedInAgain(person.email))).toEqual(['aal1', 'aal1']);
  });

  it('can be removed on their own', async () => {
    const { browser, app } = await owner();
    expect((await browser.mfa.recoveryCodes.unenroll()).error).toBeNull();
    const { data } = await browser.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([app.factorId]);
  });

  it('are locked after ten wrong attempts, even if the next code is correct', async () => {
    const limited = open(await server.another({ AUTH_LIMITS: 'true' }));
    const { person, codes } = await owner(limited);
    const browser = await signedInAgainOn(limited, person.email);
    for (let tried = 0; tried < 10; tried += 1) {
      const answer = await browser.mfa.recoveryCodes.verify({ code: '0000000000000000' });
      expect(errorOf(answer).status).toBe(422);
    }
    const locked = await browser.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    expect(errorOf(locked)).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
    await limited.close();
  });
});
