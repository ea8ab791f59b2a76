import type { Session } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import { errorOf, isAccepted, isRefreshed, sessionOf, signUp } from './people.ts';

describe('signing out', () => {
  let server: AuthServer;

  const isOver = async ({ access_token, refresh_token }: Session) =>
    !(await isAccepted(server, access_token)) && !(await isRefreshed(server, refresh_token));
  /** Signs in one user in two browsers, and another user in a third. */
  const three = async () => {
    const browser = server.browser();
    const here = await signUp(browser);
    const there = sessionOf(await server.browser().signInWithPassword(here));
    const stranger = await signUp(server.browser());
    return { browser, here, there, stranger };
  };

  beforeAll(async () => {
    server = await startAuthServer();
  });

  afterAll(() => server.close());

  it.each([
    ['everywhere by default', undefined, { here: true, there: true }],
    ['everywhere', 'global', { here: true, there: true }],
    ['in this browser only', 'local', { here: true, there: false }],
    ['in all other browsers', 'others', { here: false, there: true }],
  ] as const)('immediately ends exactly these sessions: %s', async (_, scope, ended) => {
    const { browser, here, there, stranger } = await three();
    const { error } = await browser.signOut(scope && { scope });
    expect(error).toBeNull();
    expect({ here: await isOver(here), there: await isOver(there) }).toEqual(ended);
    expect(await isOver(stranger)).toBe(false);
  });

  it('ends the session even if its refresh token was just replaced', async () => {
    const browser = server.browser();
    const first = await signUp(browser);
    await browser.refreshSession();
    await browser.signOut();
    expect(await isOver(first)).toBe(true);
  });

  it('succeeds when called again or without a session', async () => {
    const browser = server.browser();
    await signUp(browser);
    expect((await browser.signOut()).error).toBeNull();
    expect((await browser.signOut()).error).toBeNull();
  });

  it('makes another browser delete its session on its next call', async () => {
    const other = server.browser();
    const { browser, here } = await three();
    await other.signInWithPassword(here);
    await browser.signOut();
    expect(errorOf(await other.getUser()).name).toBe('AuthSessionMissingError');
    expect((await other.getSession()).data.session).toBeNull();
  });

  it('returns 204 for an empty body, with and without a JSON content type', async () => {
    for (const init of [{ headers: { 'content-type': 'application/json;charset=UTF-8' } }, {}]) {
      const { access_token } = await signUp(server.browser());
      const answer = await fetch(`${server.url}/logout?scope=global`, {
        method: 'POST',
        headers: { ...init.headers, authorization: `Bearer ${access_token}` },
      });
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
    }
  });

  it('rejects an unknown scope', async () => {
    const { access_token } = await signUp(server.browser());
    const answer = await fetch(`${server.url}/logout?scope=some`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01', authorization: `Bearer ${access_token}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'validation_failed',
      message: 'Unsupported logout scope "some"',
    });
    expect(await isAccepted(server, access_token)).toBe(true);
  });
});
