import type { AuthError, Session, User } from '@supabase/auth-js';
import type { AuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';

let people = 0;

export const PASSWORD = 'plover-Quartz-42';

/** An address that no other test has. */
export function newAddress(name = 'buyer'): string {
  people += 1;
  return `${name}-${people}@example.com`;
}

export type Person = Session & { readonly email: string; readonly password: string };

/** Signs a new person up in a browser, and gives the session. */
export async function signUp(
  browser: Browser,
  { email = newAddress(), password = PASSWORD, name = 'Ada Buyer' } = {},
): Promise<Person> {
  const options = { data: { full_name: name } };
  const { data, error } = await browser.signUp({ email, password, options });
  if (!data.session) throw error ?? new RangeError('There is no session');
  return { ...data.session, email, password };
}

/** What went wrong; it is a fault of the test where nothing did. */
export function errorOf({ error }: { readonly error: AuthError | null }): AuthError {
  if (!error) throw new RangeError('It should not have worked');
  return error;
}

/** The user that came back; it is a fault where something went wrong. */
export function userOf({
  data,
  error,
}: {
  readonly data: { readonly user: User | null };
  readonly error: AuthError | null;
}): User {
  if (!data.user) throw error ?? new RangeError('There is no user');
  return data.user;
}

export function sessionOf({
  data,
  error,
}: {
  readonly data: { readonly session: Session | null };
  readonly error: AuthError | null;
}): Session {
  if (!data.session) throw error ?? new RangeError('There is no session');
  return data.session;
}

/** Whether the server still takes an access token. */
export async function isTaken(server: AuthServer, accessToken: string): Promise<boolean> {
  return (await server.browser().getUser(accessToken)).error === null;
}

/** Whether the server still gives a new session for a refresh token. */
export async function isRefreshed(server: AuthServer, refresh_token: string): Promise<boolean> {
  return (await server.browser().refreshSession({ refresh_token })).error === null;
}
