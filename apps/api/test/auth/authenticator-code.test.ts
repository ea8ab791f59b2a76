import { listQuotes } from '@latchkey/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, sessionOf, signUp } from './people.ts';
import { callAs, levelsOf, newPersonWithApp, passPeriod, signedInAgain } from './second-factor.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('a code of an authenticator app', () => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const quotes = async (token: string) =>
    fetch(`${server.url.replace('/auth/v1', '/api')}${listQuotes.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });

  it('grants access to the account only after the password and the code', async () => {
    const { app, person } = await newPersonWithApp(server);
    const browser = await signedInAgain(server, person.email);
    expect(await levelsOf(browser)).toEqual(['aal1', 'aal2']);
    const { access_token: weak } = sessionOf(await browser.getSession());
    const refused = await quotes(weak);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'second-factor-needed' });

    const { data } = await browser.mfa.challengeAndVerify({
      factorId: app.factorId,
      code: app.code(),
    });
    expect((await quotes(data?.access_token ?? '')).status).toBe(200);
    expect(await levelsOf(browser)).toEqual(['aal2', 'aal2']);
  });

  it('keeps the assurance level when the session is refreshed', async () => {
    const { browser } = await newPersonWithApp(server);
    const { data } = await browser.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(await levelsOf(browser)).toEqual(['aal2', 'aal2']);
  });

  it.each([
    ['shows the code now', 0],
    ['is 30 seconds ahead', 30],
    ['is 30 seconds behind', -30],
  ])('accepts a code from a phone whose clock %s', async (_, ahead) => {
    const { app, person } = await newPersonWithApp(server);
    passPeriod(server);
    const browser = await signedInAgain(server, person.email);
    const code = app.code(ahead);
    const { error } = await browser.mfa.challengeAndVerify({ factorId: app.factorId, code });
    expect(error).toBeNull();
  });

  it('accepts a code that was typed with a space', async () => {
    const { app, person } = await newPersonWithApp(server);
    const browser = await signedInAgain(server, person.email);
    const code = app.code().replace(/^.../, (start) => `${start} `);
    const { error } = await browser.mfa.challengeAndVerify({ factorId: app.factorId, code });
    expect(error).toBeNull();
  });

  it.each([
    ['two minutes behind', -120, 'mfa_code_expired'],
    ['nine minutes behind', -540, 'mfa_code_expired'],
    // A code of the future must look like any wrong code.
    ['two minutes ahead', 120, 'mfa_verification_failed'],
    ['an hour behind', -3_600, 'mfa_verification_failed'],
  ])('rejects a code from a phone whose clock is %s', async (_, ahead, code) => {
    const { app, person } = await newPersonWithApp(server);
    const browser = await signedInAgain(server, person.email);
    const answer = await browser.mfa.challengeAndVerify({
      factorId: app.factorId,
      code: app.code(ahead),
    });
    const error = errorOf(answer);
    expect(error).toMatchObject({ status: 422, code });
    expect(error.message).toContain('Invalid TOTP code');
  });

  it.each(['123456', '12345', '1234567', 'abcdef', '٣٣٣٣٣٣', ' '])(
    'rejects the code "%s"',
    async (code) => {
      const { app, person } = await newPersonWithApp(server);
      const browser = await signedInAgain(server, person.email);
      const answer = await browser.mfa.challengeAndVerify({ factorId: app.factorId, code });
      expect(errorOf(answer)).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    },
  );

  it('accepts a code only once, and no earlier code after it', async () => {
    const { app, person } = await newPersonWithApp(server);
    const first = await signedInAgain(server, person.email);
    const second = await signedInAgain(server, person.email);
    const { factorId } = app;
    await first.mfa.challengeAndVerify({ factorId, code: app.code(30) });
    const third = await signedInAgain(server, person.email);
    for (const ahead of [30, 0]) {
      const answer = await third.mfa.challengeAndVerify({ factorId, code: app.code(ahead) });
      expect(errorOf(answer)).toMatchObject({ status: 422, code: 'mfa_code_reused' });
    }
    expect(await levelsOf(third)).toEqual(['aal1', 'aal2']);
    expect((await second.getUser()).data.user).toBeNull();
  });

  it('accepts a code from only one of twenty sessions that send it at the same time', async () => {
    const { app, person } = await newPersonWithApp(server);
    const browsers = await Promise.all(
      Array.from({ length: 20 }, () => signedInAgain(server, person.email)),
    );
    const challenges = await Promise.all(
      browsers.map((browser) => browser.mfa.challenge({ factorId: app.factorId })),
    );
    const code = app.code();
    const answers = await Promise.all(
      browsers.map((browser, i) =>
        browser.mfa.verify({
          factorId: app.factorId,
          challengeId: challenges[i]?.data?.id ?? '',
          code,
        }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.every(({ error }) => (error?.status ?? 200) < 500)).toBe(true);
  });

  it('accepts only one of twenty simultaneous answers to a challenge', async () => {
    const { app, person } = await newPersonWithApp(server);
    const browser = await signedInAgain(server, person.email);
    const { data } = await browser.mfa.challenge({ factorId: app.factorId });
    const body = { challenge_id: data?.id, code: app.code() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        callAs(server, browser, `/factors/${app.factorId}/verify`, body),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('rejects a challenge after five minutes', async () => {
    const { app, person } = await newPersonWithApp(server);
    const browser = await signedInAgain(server, person.email);
    const { data } = await browser.mfa.challenge({ factorId: app.factorId });
    server.clock.pass({ minutes: 5, seconds: 1 });
    const answer = await browser.mfa.verify({
      factorId: app.factorId,
      challengeId: data?.id ?? '',
      code: app.code(),
    });
    expect(errorOf(answer)).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  it("rejects another session's challenge, and another user's factor", async () => {
    const { app, person } = await newPersonWithApp(server);
    const browser = await signedInAgain(server, person.email);
    const { data } = await browser.mfa.challenge({ factorId: app.factorId });
    const elsewhere = await signedInAgain(server, person.email);
    const taken = await elsewhere.mfa.verify({
      factorId: app.factorId,
      challengeId: data?.id ?? '',
      code: app.code(),
    });
    expect(errorOf(taken)).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });

    const stranger = server.browser();
    await signUp(stranger);
    for (const factorId of [app.factorId, UNKNOWN]) {
      const refused = { status: 404, code: 'mfa_factor_not_found' };
      expect(errorOf(await stranger.mfa.challenge({ factorId }))).toMatchObject(refused);
      expect(errorOf(await stranger.mfa.unenroll({ factorId }))).toMatchObject(refused);
    }
  });

  it.each([
    [{ code: '123456' }, 400],
    [{ challenge_id: 'seven', code: '123456' }, 400],
    [{ challenge_id: UNKNOWN }, 400],
    [{ challenge_id: UNKNOWN, code: '' }, 400],
    [{ challenge_id: UNKNOWN, code: 123_456 }, 400],
    [{ challenge_id: UNKNOWN, code: '123456' }, 422],
  ])('rejects the body %j', async (body, status) => {
    const { app, browser } = await newPersonWithApp(server);
    const answer = await callAs(server, browser, `/factors/${app.factorId}/verify`, body);
    expect(answer.status).toBe(status);
  });

  it('requires a session', async () => {
    const browser = server.browser({ headers: {} });
    for (const answer of [
      await browser.mfa.enroll({ factorType: 'totp' }),
      await browser.mfa.challenge({ factorId: 'any' }),
      await browser.mfa.unenroll({ factorId: 'any' }),
    ]) {
      expect(errorOf(answer).message).toContain('Bearer token');
    }
  });
});
