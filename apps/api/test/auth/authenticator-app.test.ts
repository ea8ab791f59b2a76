import { listQuotes } from '@latchkey/contract';
import { decodeJwt } from 'jose';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desc, eq, sql } from '../../src/db/drizzle.ts';
import { leadAudit, secondFactors } from '../../src/db/schema.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, isAccepted, isRefreshed, PASSWORD, sessionOf, signUp, userOf } from './people.ts';
import {
  addApp,
  callAs,
  levelsOf,
  newPersonWithApp,
  scanApp,
  signedInAgain,
} from './second-factor.ts';

const NEW_PASSWORD = 'heron-Basalt-77';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('an authenticator app as a second factor', () => {
  let server: AuthServer;

  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const quotes = async (token: string) =>
    fetch(`${server.url.replace('/auth/v1', '/api')}${listQuotes.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });

  describe('adding one', () => {
    it('returns a key as text, as a URL, and as a QR code', async () => {
      const browser = server.browser();
      const { email } = await signUp(browser);
      const { data } = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' });
      expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
      const { qr_code: image = '', secret = '', uri = '' } = data?.totp ?? {};
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(new URL(uri).searchParams.get('secret')).toBe(secret);
      expect(decodeURIComponent(uri)).toContain(email);
      expect(image).toBe(`data:image/svg+xml;utf-8,${encodeQR(uri, 'svg', { border: 4 })}`);
      expect(decodeQR(pixelsOf(uri))).toBe(uri);
    });

    it('upgrades the session to two factors, and ends sessions with only one factor', async () => {
      const browser = server.browser();
      const { email } = await signUp(browser);
      const elsewhere = await signedInAgain(server, email);
      const old = sessionOf(await elsewhere.getSession());
      expect(await levelsOf(browser)).toEqual(['aal1', 'aal1']);

      const app = await addApp(server, browser, 'My phone');
      expect(await levelsOf(browser)).toEqual(['aal2', 'aal2']);
      const { access_token: token } = sessionOf(await browser.getSession());
      expect(decodeJwt(token)).toMatchObject({
        aal: 'aal2',
        amr: [{ method: 'totp' }, { method: 'password' }],
      });
      const { data } = await browser.mfa.listFactors();
      expect(data?.totp).toMatchObject([
        { id: app.factorId, friendly_name: 'My phone', status: 'verified' },
      ]);
      expect(data?.all).toHaveLength(1);
      expect(await isAccepted(server, old.access_token)).toBe(false);
      expect(await isRefreshed(server, old.refresh_token)).toBe(false);
    });

    it('has no effect until its code is verified', async () => {
      const browser = server.browser();
      const { email } = await signUp(browser);
      await scanApp(server, browser);
      const { data } = await browser.mfa.listFactors();
      expect(data).toMatchObject({ all: [{ status: 'unverified' }], totp: [] });
      expect(await levelsOf(await signedInAgain(server, email))).toEqual(['aal1', 'aal1']);
    });

    it('encrypts the stored key', async () => {
      const { app } = await newPersonWithApp(server);
      const [row] = await server.database
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.id, app.factorId));
      expect(row?.secret?.length).toBe(20 + 12 + 16);
    });

    it('emails the owner and writes to the audit log', async () => {
      const { person } = await newPersonWithApp(server);
      const mail = await server.mailbox.next(person.email);
      expect(mail.subject).toMatch(/has a new second sign-in step/);
      const [verified, added] = await server.database
        .select()
        .from(leadAudit)
        .where(eq(sql`${leadAudit.details}->>'account'`, person.user.id))
        .orderBy(desc(leadAudit.createdAt));
      expect([verified?.action, added?.action].sort()).toEqual(['factor-added', 'factor-verified']);
    });

    it('requires a sign-in within the last day', async () => {
      const browser = server.browser();
      await signUp(browser);
      server.clock.pass({ hours: 25 });
      await browser.refreshSession();
      const answer = await browser.mfa.enroll({ factorType: 'totp' });
      expect(errorOf(answer)).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    });

    it('requires the existing factor to be verified within the last ten minutes', async () => {
      const { browser, person } = await newPersonWithApp(server);
      const thief = await signedInAgain(server, person.email);
      const enroll = { factorType: 'totp', friendlyName: 'Thief' } as const;
      const refused = { status: 403, code: 'insufficient_aal' };
      expect(errorOf(await thief.mfa.enroll(enroll))).toMatchObject(refused);
      server.clock.pass({ minutes: 11 });
      expect(errorOf(await browser.mfa.enroll(enroll))).toMatchObject(refused);
    });

    it('replaces an unverified factor with the same name, but keeps a verified factor', async () => {
      const browser = server.browser();
      await signUp(browser);
      await scanApp(server, browser, 'Phone');
      await addApp(server, browser, 'Phone');
      const { data } = await browser.mfa.listFactors();
      expect(data?.all).toHaveLength(1);
      const again = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
      expect(errorOf(again)).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    });

    it('allows at most ten factors', async () => {
      const browser = server.browser();
      await signUp(browser);
      for (let number = 0; number < 10; number += 1) {
        await scanApp(server, browser, `Phone ${number}`);
      }
      const eleventh = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone 10' });
      expect(errorOf(eleventh)).toMatchObject({ code: 'too_many_enrolled_mfa_factors' });
    });

    it.each([
      [{ factor_type: 'phone', phone: '15125550100' }, 422, 'mfa_phone_enroll_not_enabled'],
      [{ factor_type: 'pigeon' }, 400, 'validation_failed'],
      [{}, 400, 'validation_failed'],
      [{ factor_type: 'totp', friendly_name: 'a'.repeat(101) }, 400, 'validation_failed'],
      [{ factor_type: 'totp', friendly_name: 'a\0b' }, 400, 'validation_failed'],
      [{ factor_type: 'totp', issuer: 7 }, 400, 'validation_failed'],
    ])('rejects %j', async (body, status, code) => {
      const browser = server.browser();
      await signUp(browser);
      expect(await callAs(server, browser, '/factors', body)).toMatchObject({
        status,
        body: { code },
      });
    });
  });

  describe('without the code', () => {
    it('does not raise the assurance level of tokens issued before the code was verified', async () => {
      const { app, person } = await newPersonWithApp(server);
      const browser = await signedInAgain(server, person.email);
      const old = sessionOf(await browser.getSession());
      await browser.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() });
      expect((await quotes(old.access_token)).status).toBe(403);
      expect(await isRefreshed(server, old.refresh_token)).toBe(false);
      // A late refresh of another tab does not end the session.
      expect(errorOf(await browser.mfa.unenroll({ factorId: UNKNOWN })).code).toBe(
        'mfa_factor_not_found',
      );
      expect(userOf(await browser.getUser()).email).toBe(person.email);
    });

    it('changes neither the password nor the address', async () => {
      const { person } = await newPersonWithApp(server);
      const thief = await signedInAgain(server, person.email);
      const refused = { status: 401, code: 'insufficient_aal' };
      expect(errorOf(await thief.updateUser({ password: NEW_PASSWORD }))).toMatchObject(refused);
      const email = 'thief@example.com';
      expect(errorOf(await thief.updateUser({ email }))).toMatchObject(refused);
      expect(errorOf(await thief.mfa.unenroll({ factorId: UNKNOWN })).status).toBe(404);
    });

    it('does not set a password through an emailed link without the code, but sets it with the code', async () => {
      const { app, person } = await newPersonWithApp(server);
      const { email } = person;
      await server.mailbox.next(email);
      const browser = server.browser();
      // The first link proves the address, which removes what others could have added before.
      await browser.resetPasswordForEmail(email);
      const first = await server.mailbox.next(email);
      const token = (mail: typeof first) => mail.link?.searchParams.get('token_hash') ?? '';
      await browser.verifyOtp({ type: 'recovery', token_hash: token(first) });
      expect(await levelsOf(browser)).toEqual(['aal1', 'aal1']);
      await browser.updateUser({ password: PASSWORD });
      const own = await addApp(server, browser);
      expect(own.factorId).not.toBe(app.factorId);

      const mailThief = server.browser();
      await mailThief.resetPasswordForEmail(email);
      const skipped = ['password-changed', 'factor-added'];
      let link = await server.mailbox.next(email);
      for (const _ of skipped) if (!link.link) link = await server.mailbox.next(email);
      await mailThief.verifyOtp({ type: 'recovery', token_hash: token(link) });
      expect(await levelsOf(mailThief)).toEqual(['aal1', 'aal2']);
      const refused = await mailThief.updateUser({ password: NEW_PASSWORD });
      expect(errorOf(refused)).toMatchObject({ status: 401, code: 'insufficient_aal' });
      await mailThief.mfa.challengeAndVerify({ factorId: own.factorId, code: own.code() });
      expect(userOf(await mailThief.updateUser({ password: NEW_PASSWORD })).email).toBe(email);
    });
  });

  describe('rate limits', () => {
    it('rejects even the correct code after ten wrong codes, in any session', async () => {
      const limited = await server.another({ AUTH_LIMITS: 'true' });
      const { app, person } = await newPersonWithApp(limited);
      const { factorId } = app;
      for (let tried = 0; tried < 10; tried += 1) {
        const thief = await signedInAgain(limited, person.email);
        const code = '000000';
        expect(errorOf(await thief.mfa.challengeAndVerify({ factorId, code })).status).toBe(422);
      }
      const browser = await signedInAgain(limited, person.email);
      const answer = await browser.mfa.challengeAndVerify({ factorId, code: app.code() });
      expect(errorOf(answer)).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
      limited.clock.pass({ minutes: 16 });
      const later = await browser.mfa.challengeAndVerify({ factorId, code: app.code() });
      expect(later.error).toBeNull();
      await limited.close();
    });
  });
});

/** Returns a text's QR code, as an image with three pixels for each module. */
function pixelsOf(text: string): { width: number; height: number; data: Uint8Array } {
  const rows = encodeQR(text, 'raw', { border: 4, scale: 3 });
  const data = Uint8Array.from(
    rows.flat().flatMap((isDark) => {
      const shade = isDark ? 0 : 255;
      return [shade, shade, shade, 255];
    }),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}
