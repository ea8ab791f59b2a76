import type {
  FinishSignUp,
  NewPassword,
  OwnName,
  ResetRequest,
  SignIn,
  SignUp,
} from '@latchkey/domain';
import type { User } from '@supabase/auth-js';
import { authClient } from '@/lib/auth/auth-client.ts';
import type { LinkedSession, MailLink } from '@/state/account/mail-link.ts';
import { CONFIRM_EMAIL, RESET_PASSWORD } from '@/state/account/pages.ts';
import { forgetRequests, noteRequest } from '@/state/account/requested-mail.ts';
import { expectMove, moveQuotes } from '@/state/quotes/move-quotes.ts';

/** @throws {AuthError} if the account service rejects the request or cannot be reached */
export async function signIn({ email, password }: SignIn): Promise<void> {
  const client = await authClient();
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  void moveQuotes(data.user.id);
}

/**
 * @returns whether the new account is signed in. If not, the user must confirm the email address
 *   first.
 * @throws {AuthError} if the account service rejects the request or cannot be reached
 */
export async function signUp({ email, password, fullName }: SignUp): Promise<boolean> {
  const client = await authClient();
  const { data, error } = await client.signUp({
    email,
    password,
    options: { data: { full_name: fullName }, emailRedirectTo: addressHere(CONFIRM_EMAIL) },
  });
  if (error) throw error;
  if (!data.session) {
    noteRequest('signup', email);
    if (data.user) expectMove(data.user.id);
    return false;
  }
  void moveQuotes(data.session.user.id);
  return true;
}

/** @throws {AuthError} if the account service rejects the request or cannot be reached */
export async function requestReset({ email }: ResetRequest): Promise<void> {
  const client = await authClient();
  const { error } = await client.resetPasswordForEmail(email, {
    redirectTo: addressHere(RESET_PASSWORD),
  });
  if (error) throw error;
  noteRequest('recovery', email);
}

/**
 * Sets a new password. Also sets the name if the form contains one.
 *
 * @throws {AuthError} if the account service rejects the request or cannot be reached
 */
export async function setPassword({ password, fullName }: NewPassword): Promise<void> {
  const client = await authClient();
  const { data, error } = await client.updateUser({
    password,
    ...(fullName === undefined ? {} : { data: { full_name: fullName } }),
  });
  if (error) throw error;
  void moveQuotes(data.user.id);
}

/** @throws {AuthError} if the account service rejects the request or cannot be reached */
export async function setName({ fullName }: OwnName): Promise<void> {
  const client = await authClient();
  const { error } = await client.updateUser({ data: { full_name: fullName } });
  if (error) throw error;
}

/**
 * Signs in with a link from an email.
 *
 * @returns the user that the link signed in
 * @throws {AuthError} if the link was already used or the account service cannot be reached
 */
export async function followMailLink(type: MailLink['type'], tokenHash: string): Promise<User> {
  const client = await authClient();
  const { data, error } = await client.verifyOtp({ type, token_hash: tokenHash });
  if (error) throw error;
  if (!data.user) throw new Error('The account service returned a session without a user');
  forgetRequests();
  return data.user;
}

/**
 * Replaces this browser's session with the session from a link.
 *
 * @throws {AuthError} if the session has ended or the account service cannot be reached
 */
export async function takeSession({ access_token, refresh_token }: LinkedSession): Promise<void> {
  const client = await authClient();
  const { error } = await client.setSession({ access_token, refresh_token });
  if (error) throw error;
  forgetRequests();
}

/**
 * Sets the name and password for an account whose email was just confirmed.
 *
 * @throws {AuthError} if the account service rejects the request or cannot be reached
 */
export async function finishSignUp({ fullName, password }: FinishSignUp): Promise<void> {
  const client = await authClient();
  const data = { full_name: fullName };
  const { error } = await client.updateUser({ password, data });
  if (!error) return;
  if (error.code !== 'same_password') throw error;
  // A hosted account service keeps the password from sign-up, so it may report that the new
  // password is the same as the old one.
  const named = await client.updateUser({ data });
  if (named.error) throw named.error;
}

/**
 * @param credential the ID token from Google
 * @param nonce the nonce whose hash is in the token
 * @throws {AuthError} if the account service rejects the request or cannot be reached
 */
export async function signInWithGoogle(credential: string, nonce: string): Promise<void> {
  const client = await authClient();
  const { data, error } = await client.signInWithIdToken({
    provider: 'google',
    token: credential,
    nonce,
  });
  if (error) throw error;
  void moveQuotes(data.user.id);
}

function addressHere(path: string): string {
  return new URL(path, location.origin).href;
}
