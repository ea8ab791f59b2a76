import type { Session } from '@supabase/auth-js';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AuthServer, startAuthServer } from '../../../test/auth/auth-server.ts';
import { PASSWORD, sessionOf, signUp } from '../../../test/auth/people.ts';
import { eq } from '../../db/drizzle.ts';
import { sessions, users } from '../../db/schema.ts';
import { runGrant } from '../../operator/grants/grant-command.ts';

const HOUR = 60 * 60 * 1_000;
const Answer = z.object({
  code: z.optional(z.union([z.string(), z.int()])),
  error_code: z.optional(z.string()),
  access_token: z._default(z.string(), ''),
  refresh_token: z._default(z.string(), ''),
});
const AUTH_JWT_SECRET = 'a secret shared with another server of ours';

describe('checking an access token', () => {
  let server: AuthServer;

  const refusal = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/user`, { headers });
    return { status: answer.status, ...JSON.parse(await answer.text()) };
  };

  const refresh = (refresh_token: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });

  beforeAll(async () => {
    server = await startAuthServer({ AUTH_JWT_SECRET, STAFF_SECOND_FACTOR: 'off' });
  });

  afterAll(() => server.close());

  it("rejects a token with another user's session", async () => {
    const [ana, ben] = [await signUp(server.browser()), await signUp(server.browser())];
    const mixed = await new SignJWT({ ...decodeJwt(ana.access_token), sub: ben.user.id })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(AUTH_JWT_SECRET));
    expect(await refusal(mixed)).toMatchObject({ status: 403, error_code: 'session_not_found' });
  });

  it.each([
    ['unused for too long', { refreshedAt: new Date(0) }],
    ['too old', { createdAt: new Date(0) }],
  ])('rejects a token whose session is %s', async (_, times) => {
    const { access_token: token, user } = await signUp(server.browser());
    await server.database.update(sessions).set(times).where(eq(sessions.userId, user.id));
    expect(await refusal(token)).toMatchObject({ status: 403, error_code: 'session_not_found' });
  });

  it('rejects a token once the account is deleted', async () => {
    const { access_token: token, user } = await signUp(server.browser());
    await server.database.delete(users).where(eq(users.id, user.id));
    expect(await refusal(token)).toMatchObject({ status: 403, error_code: 'user_not_found' });
  });

  it('rejects a token while the user is banned', async () => {
    const { access_token: token, user } = await signUp(server.browser());
    const bannedUntil = new Date(server.clock.now().getTime() + 60_000);
    await server.database.update(users).set({ bannedUntil }).where(eq(users.id, user.id));
    expect(await refusal(token)).toMatchObject({ status: 403, error_code: 'user_banned' });
  });

  describe('of an account with a role', () => {
    const inbox = async ({ access_token: token }: { access_token: string }) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.url.replace('/auth/v1', '/api')}/operator/officers`, {
        headers,
      });
      const { code } = Answer.parse(await answer.json());
      return [answer.status, code];
    };
    const grant = (email: string) =>
      runGrant(server.database, { command: 'grant', email, force: true }, server.clock.now());
    const staff = async () => {
      const browser = server.browser();
      const { email } = await signUp(browser);
      await grant(email);
      return { browser, session: sessionOf(await browser.refreshSession()) };
    };

    it('ends the session after 30 minutes without a request', async () => {
      let session: Pick<Session, 'access_token' | 'refresh_token'> = (await staff()).session;
      for (let time = 0; time < 3; time += 1) {
        server.clock.pass({ minutes: 29 });
        expect(await inbox(session)).toEqual([200, undefined]);
        const answer = await refresh(session.refresh_token, { 'x-background': '1' });
        session = Answer.parse(await answer.json());
      }
      server.clock.pass({ minutes: 29, seconds: 50 });
      expect(await inbox(session)).toEqual([200, undefined]);

      const unused = (await staff()).session;
      server.clock.pass({ minutes: 30 });
      expect(await inbox(unused)).toEqual([401, 'session-ended-idle']);
      expect(await refusal(unused.access_token)).toMatchObject({ error_code: 'session_not_found' });
    });

    it('does not extend the session for a page that is open but not in use', async () => {
      const open = await staff();
      let { refresh_token } = open.session;
      for (const minutes of [20, 9]) {
        server.clock.pass({ minutes });
        const answer = await refresh(refresh_token, { 'x-background': '1' });
        ({ refresh_token } = Answer.parse(await answer.json()));
      }
      server.clock.pass({ minutes: 1 });
      const ended = await refresh(refresh_token, { 'x-background': '1' });
      expect([ended.status, ended.headers.get('x-session-ended')]).toEqual([400, 'idle']);
      expect(Answer.parse(await ended.json())).toMatchObject({ error_code: 'session_expired' });

      const used = await staff();
      ({ refresh_token } = used.session);
      for (const minutes of [20, 20, 20]) {
        server.clock.pass({ minutes });
        const answer = await refresh(refresh_token);
        ({ refresh_token } = Answer.parse(await answer.json()));
      }
      expect((await refresh(refresh_token)).status).toBe(200);
    });

    it('ends the session 12 hours after the sign-in, and issues no token that expires later than that', async () => {
      const { browser } = await staff();
      const start = server.clock.now().getTime();
      for (let half = 1; half < 24; half += 1) {
        server.clock.pass({ minutes: 29, seconds: 50 });
        await browser.refreshSession();
      }
      server.clock.pass({ minutes: 29 });
      const last = sessionOf(await browser.refreshSession());
      const { exp = 0, iat = 0 } = decodeJwt(last.access_token);
      expect(exp * 1_000).toBeLessThanOrEqual(start + 12 * HOUR);
      expect(last.expires_in).toBe(exp - iat);
      expect(await inbox(last)).toEqual([200, undefined]);
      const untilEnd = start + 12 * HOUR - server.clock.now().getTime();
      server.clock.pass({ seconds: untilEnd / 1_000 });
      expect(await inbox(last)).toEqual([401, 'session-ended-age']);
    });

    it('applies the staff session limits to a user’s open sessions as soon as the user gets a role', async () => {
      const person = await signUp(server.browser());
      server.clock.pass({ hours: 11 });
      expect(await refusal(person.access_token)).toMatchObject({ error_code: 'bad_jwt' });
      const { data } = await server.browser().refreshSession(person);
      const session = sessionOf({ data, error: null });
      await grant(person.email);
      expect(await inbox(session)).toEqual([200, undefined]);
      server.clock.pass({ minutes: 31 });
      expect(await inbox(session)).toEqual([401, 'session-ended-idle']);

      const old = await signUp(server.browser());
      server.clock.pass({ hours: 13 });
      const fresh = sessionOf(await server.browser().refreshSession(old));
      await grant(old.email);
      expect(await inbox(fresh)).toEqual([401, 'session-ended-age']);
    });

    it('requires the password before an export if the last confirmation is more than five minutes old', async () => {
      const { session } = await staff();
      const { database } = server;
      const call = async (path: string, body: object) => {
        const answer = await fetch(`${server.url.replace('/auth/v1', '/api')}${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${session.access_token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        return [answer.status, text.startsWith('{') ? Answer.parse(JSON.parse(text)).code : ''];
      };
      const exports = () => call('/operator/leads/export', { format: 'csv' });
      server.clock.pass({ minutes: 4, seconds: 50 });
      expect(await exports()).toEqual([200, '']);
      server.clock.pass({ seconds: 20 });
      expect(await exports()).toEqual([403, 'confirmation-needed']);
      const confirm = (password: string) => call('/account/confirmation', { password });
      expect(await confirm('not the password')).toEqual([403, 'wrong-password']);
      expect(await exports()).toEqual([403, 'confirmation-needed']);
      expect(await confirm(PASSWORD)).toEqual([204, '']);
      expect(await exports()).toEqual([200, '']);
      const own = eq(sessions.userId, session.user.id);
      await database.update(sessions).set({ confirmedAt: null }).where(own);
      expect(await exports()).toEqual([403, 'confirmation-needed']);
    });
  });
});
