import { appCode } from './app-code.ts';
import type { AuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import { newAddress, PASSWORD, type Person, signUp } from './people.ts';

/** An authenticator app on a phone. */
export interface App {
  readonly factorId: string;
  /** Returns the code that the app shows on a phone whose clock is this many seconds ahead. */
  code(secondsAhead?: number): string;
}

/** Starts adding an authenticator app, and scans its key. */
export async function scanApp(
  server: AuthServer,
  browser: Browser,
  friendlyName?: string,
): Promise<App> {
  const { data, error } = await browser.mfa.enroll({
    factorType: 'totp',
    ...(friendlyName === undefined ? {} : { friendlyName }),
  });
  if (error) throw error;
  return {
    factorId: data.id,
    code: (secondsAhead = 0) =>
      appCode(data.totp.secret, server.clock.now().getTime() + secondsAhead * 1_000),
  };
}

/** Moves the clock forward until the app shows another code. */
export function passPeriod({ clock }: AuthServer): void {
  clock.pass({ seconds: 30 });
}

/** Adds an authenticator app to the account of the signed-in user. */
export async function addApp(server: AuthServer, browser: Browser, name?: string): Promise<App> {
  const app = await scanApp(server, browser, name);
  const { error } = await browser.mfa.challengeAndVerify({
    factorId: app.factorId,
    code: app.code(),
  });
  if (error) throw error;
  passPeriod(server);
  return app;
}

/** Creates a user with an authenticator app. The browser's session has verified the app. */
export async function newPersonWithApp(
  server: AuthServer,
): Promise<{ browser: Browser; app: App; person: Person }> {
  const browser = server.browser();
  const person = await signUp(browser, { email: newAddress('owner') });
  return { browser, app: await addApp(server, browser), person };
}

/** Signs in with the password alone, in another browser. */
export async function signedInAgain(server: AuthServer, email: string): Promise<Browser> {
  const browser = server.browser();
  const { error } = await browser.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return browser;
}

/**
 * Returns the assurance level of a browser's session, and the level that the session could reach.
 */
export async function levelsOf(browser: Browser): Promise<[string | null, string | null]> {
  const { data, error } = await browser.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return [data.currentLevel, data.nextLevel];
}

/** Calls the account server in the same way as a browser, and returns the status and the body. */
export async function callAs(
  server: AuthServer,
  browser: Browser,
  path: string,
  body?: object,
  method = 'POST',
): Promise<{ status: number; body: unknown }> {
  const { data } = await browser.getSession();
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      authorization: `Bearer ${data.session?.access_token}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
