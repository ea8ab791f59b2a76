import type { AuthError, Session, User } from '@supabase/auth-js';
import type { AuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';

let people = 0;

export const PASSWORD = 'plover-Quartz-42';

/** Returns an email address that no other test uses. */
export function newAddress(name = 'buyer'): string {
  people += 1;
  return `${name}-${people}@example.com`;
}

export type Person = Session & { readonly email: string; readonly password: string };

/** Signs up a new user in a browser. */
export async function signUp(
  browser: Browser,
  { email = newAddress(), password = PASSWORD, name = 'Ada Buyer' } = {},
): Promise<Person> {
  const options = { data: { full_name: name } };
  const { data, error } = await browser.signUp({ email, password, options });
  if (!data.session) throw error ?? new RangeError('Expected a session');
  return { ...data.session, email, password };
}

/** Returns the error of a response. Throws if the call succeeded. */
export function errorOf({ error }: { readonly error: AuthError | null }): AuthError {
  if (!error) throw new RangeError('Expected an error');
  return error;
}

/** Returns the user of a response. Throws if the call failed. */
export function userOf({
  data,
  error,
}: {
  readonly data: { readonly user: User | null };
  readonly error: AuthError | null;
}): User {
  if (!data.user) throw error ?? new RangeError('Expected a user');
  return data.user;
}

export function sessionOf({
  data,
  error,
}: {
  readonly data: { readonly session: Session | null };
  readonly error: AuthError | null;
}): Session {
  if (!data.session) throw error ?? new RangeError('Expected a session');
  return data.session;
}

/** Whether the server accepts an access token. */
export async function isAccepted(server: AuthServer, accessToken: string): Promise<boolean> {
  return (await server.browser().getUser(accessToken)).error === null;
}

/** Whether the server accepts a refresh token. */
export async function isRefreshed(server: AuthServer, refresh_token: string): Promise<boolean> {
  return (await server.browser().refreshSession({ refresh_token })).error === null;
}
