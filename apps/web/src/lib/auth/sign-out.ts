import type { GoTrueClient } from '@supabase/auth-js';
import { clearAnswers } from '@/lib/clear-answers.ts';
import { logFailure } from '@/lib/log.ts';
import { endMove } from '@/lib/move-quotes.ts';
import { queryClient } from '@/lib/query-client.ts';
import { storage } from '@/lib/storage.ts';
import { authClient } from './auth-client.ts';
import { forgetRequests } from './requested-mail.ts';
import { endWanted } from './session-end.ts';
import { SIGNED_OUT_KEY } from './session-store.ts';

/** How long the server may take to end all sessions, in milliseconds. */
const PATIENCE = 4000;

/**
 * Signs out everywhere and clears the answers from every tab of this browser. If the server cannot be
 * reached, this browser's session ends anyway.
 */
export async function signOut(): Promise<void> {
  const client = await authClient();
  try {
    await endWanted(() => endEverywhere(client));
  } finally {
    clearBrowser();
  }
}

/** Clears this tab, and has every other tab do the same. */
function clearBrowser(): void {
  clearTab();
  storage.write(SIGNED_OUT_KEY, true);
  storage.remove(SIGNED_OUT_KEY);
}

/** Clears what this tab holds of a user who has signed out. */
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
    logFailure('The sessions on other devices could not be ended', error);
    await client.signOut({ scope: 'local' });
  }
}

/** Ends the session in this browser alone, and clears the answers from every tab of it. */
export async function endSession(): Promise<void> {
  const client = await authClient();
  await endWanted(async () => void (await client.signOut({ scope: 'local' })));
  clearBrowser();
}

async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  throw new Error(`There was no answer within ${PATIENCE} ms`);
}
