import { randomUUID } from 'node:crypto';
import { listOfficers, STAFF_PROVIDER } from '@latchkey/contract';
import { type AuthServer, SITE } from './auth-server.ts';
import { type Browser, openBrowser } from './browser.ts';
import { sessionOf } from './people.ts';
import type { StaffClaims, StaffProvider } from './staff-provider.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** The page on our site to which the provider sends the browser back. */
export const RETURN_TO = `${SITE}/?auth=sign-in`;

/** A web browser that our site sends to the provider, and that the provider sends back. */
export interface Traveler {
  readonly browser: Browser;
  /** Starts a sign-in, and returns the URL to which the provider redirects the browser. */
  begin(): Promise<URL>;
  /** Follows the provider's redirect, and returns the URL of the page on our site where it ends. */
  comeBack(there: Pick<URL, 'search'>, cookie?: string): Promise<URL>;
  /** Exchanges the code in the URL of our page for a session. */
  arrive(page: URL): ReturnType<Browser['exchangeCodeForSession']>;
}

export function openTraveler(server: AuthServer): Traveler {
  const browser = openBrowser(server.url, { flowType: 'pkce' });
  let cookies = '';
  return {
    browser,
    async begin() {
      const options = { redirectTo: RETURN_TO, skipBrowserRedirect: true };
      const { data } = await browser.signInWithOAuth({ provider: STAFF_PROVIDER, options });
      const started = await fetch(data.url ?? '', { redirect: 'manual' });
      cookies = started.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const there = new URL(started.headers.get('location') ?? '');
      if (there.origin === SITE) return there;
      const back = await fetch(there, { redirect: 'manual' });
      return new URL(back.headers.get('location') ?? '');
    },
    async comeBack({ search }, cookie = cookies) {
      const headers = { cookie };
      const answer = await fetch(`${server.url}/callback${search}`, {
        redirect: 'manual',
        headers,
      });
      return new URL(answer.headers.get('location') ?? '');
    },
    arrive: ({ searchParams }) => browser.exchangeCodeForSession(searchParams.get('code') ?? ''),
  };
}

/** A server that signs staff in through a provider. */
export interface StaffSite {
  readonly server: AuthServer;
  readonly provider: StaffProvider;
}

/** Signs a person in through the provider. */
export async function enter({ server, provider }: StaffSite, person: StaffClaims) {
  provider.person = person;
  const staff = openTraveler(server);
  sessionOf(await staff.arrive(await staff.comeBack(await staff.begin())));
  return staff.browser;
}

/** Tries to sign a person in, or cancels at the provider. Returns the error code. */
export async function failureOf({ server, provider }: StaffSite, person?: StaffClaims) {
  provider.person = person;
  const staff = openTraveler(server);
  const page = await staff.comeBack(await staff.begin());
  return page.href.startsWith(RETURN_TO) && page.searchParams.get('error_code');
}

/** Calls a team route in a browser's session. Returns the status. */
export async function statusOf(server: AuthServer, browser: Browser): Promise<number> {
  const { access_token: token } = sessionOf(await browser.getSession());
  const answer = await fetch(`${server.url.replace('/auth/v1', '/api')}${listOfficers.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status;
}

/** Refreshes once, without the retries of the published client. Returns the status. */
export async function refreshOnce(server: AuthServer, refresh_token = ''): Promise<number> {
  const answer = await fetch(`${server.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  return answer.status;
}

/** Returns the claims of the message that reports that the provider signed a person out. */
export const logoutClaims = (clientId: string, ended: { sub: string; sid: string }, now: Date) => {
  const iat = Math.floor(now.getTime() / 1_000);
  const times = { iat, nbf: iat, exp: iat + 120 };
  return { aud: clientId, jti: randomUUID(), ...ended, ...times, events: { [EVENT]: {} } };
};

/** Sends a logout message from the provider. Returns the status. */
export async function sendLogout(server: AuthServer, logout_token: string): Promise<number> {
  const body = new URLSearchParams({ logout_token });
  const answer = await fetch(`${server.url}/oidc/backchannel-logout`, { method: 'POST', body });
  return answer.status;
}
