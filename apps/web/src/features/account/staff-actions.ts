import { STAFF_PROVIDER } from '@latchkey/contract';
import { authClient } from '@/lib/auth/auth-client.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { tabStorage } from '@/lib/storage.ts';
import { DIALOG_PARAMETER } from '@/state/account/account-dialog.ts';

/**
 * Storage key of the secret that proves, after the redirect back to this page, that this tab
 * started the sign-in.
 */
const VERIFIER_KEY = 'latchkey.staff-verifier';

/** Sends the browser to the company's identity provider, which sends it back to this page. */
export async function beginStaffSignIn(): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  tabStorage.write(VERIFIER_KEY, verifier);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const back = new URL(location.pathname, location.origin);
  back.searchParams.set(DIALOG_PARAMETER, 'sign-in');
  const url = accountUrl('authorize');
  url.search = new URLSearchParams({
    provider: STAFF_PROVIDER,
    redirect_to: back.href,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 's256',
  }).toString();
  location.assign(url);
}

/**
 * Exchanges the code from the URL for a session.
 *
 * @returns false if another browser started the sign-in, or if the code has expired
 * @throws if the account service cannot be reached
 */
export async function finishStaffSignIn(code: string): Promise<boolean> {
  const verifier = tabStorage.read(VERIFIER_KEY);
  tabStorage.remove(VERIFIER_KEY);
  const url = accountUrl('token');
  url.searchParams.set('grant_type', 'pkce');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
  if (answer.status >= 500) throw new TypeError(`The account service returned ${answer.status}`);
  if (!answer.ok) return false;
  const client = await authClient();
  const { error } = await client.setSession(await answer.json());
  return error === null;
}

function accountUrl(path: string): URL {
  const base = new URL(pageConfig().auth.url, location.origin);
  return new URL(`${base.href.replace(/\/$/, '')}/${path}`);
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
