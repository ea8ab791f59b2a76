import type { GoTrueClient } from '@supabase/auth-js';
import { authClient } from '@/lib/auth/auth-client.ts';
import { endWanted } from '@/lib/auth/session-end.ts';
import { SIGNED_OUT_KEY } from '@/lib/auth/session-store.ts';
import { logFailure } from '@/lib/log.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { queryClient } from '@/lib/query-client.ts';
import { storage } from '@/lib/storage.ts';
import { clearAnswers } from '@/state/quotes/clear-answers.ts';
import { endMove } from '@/state/quotes/move-quotes.ts';
import { forgetRequests } from './requested-mail.ts';

/** How long to wait for the server to end all sessions, in milliseconds. */
const TIMEOUT_MS = 4000;

/**
 * Signs out on every device and clears the answers from every tab of this browser. If the server
 * does not respond, only this browser's session ends. Then calls `leave`, or opens the sign-out
 * page of the company's identity provider if the session came from it.
 */
export async function signOut(leave: () => void): Promise<void> {
  let page: string | null = null;
  try {
    const client = await authClient();
    page = await providerSignOutPage(client).catch(() => null);
    await endWanted(() => endEverywhere(client));
  } finally {
    clearBrowser();
    if (page === null) leave();
    else location.assign(page);
  }
}

/**
 * Returns the URL where the identity provider ends its session. Null if the provider did not open
 * this session.
 */
async function providerSignOutPage(client: GoTrueClient): Promise<string | null> {
  const { staffSignIn, auth } = pageConfig();
  if (!staffSignIn) return null;
  const { data } = await client.getSession();
  const answer = await fetch(`${auth.url.replace(/\/$/, '')}/oidc/sign-out`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { url }: { url?: string | null } = await answer.json();
  return url ?? null;
}

/** Clears this tab's data and tells every other tab to do the same. */
function clearBrowser(): void {
  clearTab();
  storage.write(SIGNED_OUT_KEY, true);
  storage.remove(SIGNED_OUT_KEY);
}

/** Clears a signed-out user's data from this tab. */
export function clearTab(): void {
  endMove();
  forgetRequests();
  clearAnswers();
  queryClient.clear();
}

async function endEverywhere(client: GoTrueClient): Promise<void> {
  try {
    const { error } = await Promise.race([client.signOut({ scope: 'global' }), tooLate()]);
    if (error) throw error;
  } catch (error) {
    logFailure('Could not end the sessions on other devices', error);
    await client.signOut({ scope: 'local' });
  }
}

/** Ends the session in this browser only, and clears the answers in all tabs of this browser. */
export async function endSession(): Promise<void> {
  const client = await authClient();
  await endWanted(async () => void (await client.signOut({ scope: 'local' })));
  clearBrowser();
}

async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  throw new Error(`The account service did not respond within ${TIMEOUT_MS} ms`);
}
