import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AuthServer, SITE, startAuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { errorOf, sessionOf, signUp } from './people.ts';
import { addApp, callAs, levelsOf, signedInAgain } from './second-factor.ts';
import { type SoftPasskey, softPasskey } from './soft-passkey.ts';

const Challenge = z.object({
  id: z.uuid(),
  webauthn: z.object({
    type: z.enum(['create', 'request']),
    credential_options: z.object({ publicKey: z.looseObject({ challenge: z.string() }) }),
  }),
});

describe('a passkey as a second factor', () => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const enrolled = async (browser: Browser, friendlyName = 'My key') => {
    const { data, error } = await browser.mfa.webauthn.enroll({ friendlyName });
    if (error) throw error;
    return data.id;
  };
  const challengeFor = async (browser: Browser, factorId: string) => {
    const { body } = await callAs(server, browser, `/factors/${factorId}/challenge`, { factorId });
    const { id, webauthn } = Challenge.parse(body);
    return { id, type: webauthn.type, ...webauthn.credential_options.publicKey };
  };
  const send = (browser: Browser, factorId: string, challenge_id: string, webauthn: object) =>
    callAs(server, browser, `/factors/${factorId}/verify`, { challenge_id, webauthn });

  /** Adds a passkey to the account of the signed-in user. */
  const addPasskey = async (browser: Browser, passkey: SoftPasskey, name = 'My key') => {
    const factorId = await enrolled(browser, name);
    const { id, challenge } = await challengeFor(browser, factorId);
    const { status, body } = await send(browser, factorId, id, {
      type: 'create',
      credential_response: passkey.create({ challenge }),
    });
    if (status !== 200) throw new RangeError(JSON.stringify(body));
    await browser.setSession(Tokens.parse(body));
    return factorId;
  };
  const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

  const owner = async () => {
    const browser = server.browser();
    const person = await signUp(browser);
    const passkey = softPasskey(SITE);
    const factorId = await addPasskey(browser, passkey);
    return { browser, person, passkey, factorId };
  };

  it('returns options only for this site, and excludes an existing passkey', async () => {
    const { browser, person } = await owner();
    const options = await challengeFor(browser, await enrolled(browser, 'Another key'));
    expect(options).toMatchObject({
      type: 'create',
      rp: { id: 'home.example' },
      user: { name: person.email },
      attestation: 'none',
      excludeCredentials: [{ type: 'public-key' }],
    });
  });

  it('works with calls from the published client', async () => {
    const browser = server.browser();
    const person = await signUp(browser);
    const passkey = softPasskey(SITE);
    const factorId = await enrolled(browser);
    const webauthn = { rpId: 'home.example', rpOrigins: [SITE] };
    const challenged = await browser.mfa.challenge({ factorId, webauthn });
    if (challenged.data?.webauthn.type !== 'create') throw new RangeError('Expected a new key');
    const text = (bytes: ArrayBuffer | ArrayBufferView) =>
      Buffer.from(ArrayBuffer.isView(bytes) ? bytes.buffer : bytes).toString('base64url');
    const { publicKey } = challenged.data.webauthn.credential_options;
    const json = passkey.create({ challenge: text(publicKey.challenge) });
    const { data, error } = await browser.mfa.verify({
      factorId,
      challengeId: challenged.data.id,
      // biome-ignore lint/nursery/noUnsafeTypeAssertion: the client only calls `toJSON`.
      webauthn: { ...webauthn, type: 'create', credential_response: withJson(json) as never },
    });
    expect(error).toBeNull();
    expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    const { data: factors } = await browser.mfa.listFactors();
    expect(factors?.webauthn).toMatchObject([{ friendly_name: 'My key', status: 'verified' }]);

    const again = await signedInAgain(server, person.email);
    const asked = await again.mfa.challenge({ factorId, webauthn });
    if (asked.data?.webauthn.type !== 'request') throw new RangeError('Expected a request');
    const { challenge } = asked.data.webauthn.credential_options.publicKey;
    const signed = await again.mfa.verify({
      factorId,
      challengeId: asked.data.id,
      webauthn: {
        ...webauthn,
        type: 'request',
        // biome-ignore lint/nursery/noUnsafeTypeAssertion: the client only calls `toJSON`.
        credential_response: withJson(passkey.sign({ challenge: text(challenge) })) as never,
      },
    });
    expect(signed.error).toBeNull();
    expect(await levelsOf(again)).toEqual(['aal2', 'aal2']);
  });

  it('accepts a signature only once, even if twenty requests send it at the same time', async () => {
    const { person, passkey, factorId } = await owner();
    const browser = await signedInAgain(server, person.email);
    const { id, challenge } = await challengeFor(browser, factorId);
    const webauthn = { type: 'request', credential_response: passkey.sign({ challenge }) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(browser, factorId, id, webauthn)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it.each([
    [
      'another site',
      (key: SoftPasskey, challenge: string) =>
        key.sign({ challenge, origin: 'https://home.example.evil.example' }),
    ],
    [
      "another site's name",
      (key: SoftPasskey, challenge: string) => key.sign({ challenge, rpId: 'evil.example' }),
    ],
    ['another challenge', (key: SoftPasskey) => key.sign({ challenge: 'AAAA' })],
    ['a new passkey', (key: SoftPasskey, challenge: string) => key.create({ challenge })],
    [
      'another passkey',
      (_: SoftPasskey, challenge: string) => softPasskey(SITE).sign({ challenge }),
    ],
    [
      'another passkey with the same ID',
      (key: SoftPasskey, challenge: string) => ({
        ...softPasskey(SITE).sign({ challenge }),
        id: key.sign({ challenge }).id,
        rawId: key.sign({ challenge }).id,
      }),
    ],
    [
      'nothing that is base64',
      () => ({
        id: '!',
        rawId: '!',
        type: 'public-key',
        response: { clientDataJSON: '!' },
      }),
    ],
  ])('rejects a response for %s', async (_, respond) => {
    const { person, passkey, factorId } = await owner();
    const browser = await signedInAgain(server, person.email);
    const { id, challenge } = await challengeFor(browser, factorId);
    const credential_response = respond(passkey, challenge);
    const answer = await send(browser, factorId, id, { type: 'request', credential_response });
    expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    expect(await levelsOf(browser)).toEqual(['aal1', 'aal2']);
  });

  it('rejects a signature with an older counter, which a copy of the key would send', async () => {
    const { person, passkey, factorId } = await owner();
    const signIn = async (counter: number) => {
      const browser = await signedInAgain(server, person.email);
      const { id, challenge } = await challengeFor(browser, factorId);
      const credential_response = passkey.sign({ challenge, counter });
      return (await send(browser, factorId, id, { type: 'request', credential_response })).status;
    };
    expect(await signIn(7)).toBe(200);
    expect(await signIn(7)).toBe(422);
    expect(await signIn(8)).toBe(200);
  });

  it.each([
    [{}, 'WebAuthn config required'],
    [{ webauthn: { type: 'create' } }, /Invalid value/],
    [{ webauthn: { type: 'steal', credential_response: {} } }, /Invalid value/],
    [{ webauthn: { type: 'request', credential_response: { id: 7 } } }, /Invalid value/],
    [{ code: '123456' }, 'WebAuthn config required'],
  ])('rejects the body %j', async (body, message) => {
    const { browser, factorId } = await owner();
    const { id } = await challengeFor(browser, factorId);
    const sent = { challenge_id: id, ...body };
    expect(await callAs(server, browser, `/factors/${factorId}/verify`, sent)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: expect.stringMatching(message) },
    });
  });

  it('rejects an answer of a different type than the challenge', async () => {
    const { browser, passkey, factorId } = await owner();
    const { id, challenge } = await challengeFor(browser, factorId);
    const credential_response = passkey.create({ challenge });
    const answer = await send(browser, factorId, id, { type: 'create', credential_response });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('does not let a second account use the same passkey', async () => {
    const { passkey } = await owner();
    const browser = server.browser();
    await signUp(browser);
    const factorId = await enrolled(browser);
    const { id, challenge } = await challengeFor(browser, factorId);
    const credential_response = passkey.create({ challenge });
    const answer = await send(browser, factorId, id, { type: 'create', credential_response });
    expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
  });

  it('is not available on a site without a domain name', async () => {
    const other = await server.another({ SITE_URL: 'http://127.0.0.1:3000' });
    const browser = other.browser();
    await signUp(browser);
    const answer = await browser.mfa.webauthn.enroll({ friendlyName: 'My key' });
    expect(errorOf(answer)).toMatchObject({ code: 'mfa_webauthn_enroll_not_enabled' });
    await other.close();
  });

  it('can be removed after the other factor is verified, but not with the passkey itself', async () => {
    const { browser, person, passkey, factorId } = await owner();
    const refused = { status: 422, code: 'insufficient_aal' };
    expect(errorOf(await browser.mfa.unenroll({ factorId }))).toMatchObject(refused);
    const app = await addApp(server, browser, 'My phone');
    const withKey = await signedInAgain(server, person.email);
    const { id, challenge } = await challengeFor(withKey, factorId);
    const credential_response = passkey.sign({ challenge });
    const signed = await send(withKey, factorId, id, { type: 'request', credential_response });
    await withKey.setSession(Tokens.parse(signed.body));
    expect(await levelsOf(withKey)).toEqual(['aal2', 'aal2']);
    const phone = await signedInAgain(server, person.email);
    expect(errorOf(await phone.mfa.unenroll({ factorId }))).toMatchObject(refused);
    await phone.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() });
    server.clock.pass({ minutes: 11 });
    expect(errorOf(await phone.mfa.unenroll({ factorId }))).toMatchObject(refused);
    await phone.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() });
    expect((await phone.mfa.unenroll({ factorId })).error).toBeNull();
    const { data } = await phone.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([app.factorId]);
    // The session that verified the passkey falls back to the password.
    const { access_token: token } = sessionOf(await withKey.getSession());
    const quotes = `${server.url.replace('/auth/v1', '/api')}/quotes`;
    const answer = await fetch(quotes, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ code: 'second-factor-needed' });
    await withKey.refreshSession();
    expect(await levelsOf(withKey)).toEqual(['aal1', 'aal2']);
  });
});

function withJson(json: object): object {
  return { ...json, toJSON: () => json };
}
