import type { GoTrueClient } from '@supabase/auth-js';
import { clearAnswers } from '@/lib/clear-answers.ts';
import { logFailure } from '@/lib/log.ts';
import { endMove } from '@/lib/move-quotes.ts';
import { authClient } from './auth-client.ts';
import { endWanted } from './session-end.ts';

/** How long the server may take to end all sessions, in milliseconds. */
const PATIENCE = 4000;

/**
 * Signs out everywhere and takes all that was told out of this browser. Where the server cannot be
 * reached, this browser's session ends anyway.
 */
export async function signOut(): Promise<void> {
  const client = await authClient();
  try {
    await endWanted(() => endEverywhere(client));
  } finally {
    endMove();
    clearAnswers();
  }
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

/** Ends the session in this browser alone, and takes all that was told out of it. */
export async function endSession(): Promise<void> {
  const client = await authClient();
  await endWanted(async () => void (await client.signOut({ scope: 'local' })));
  endMove();
  clearAnswers();
}

async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  throw new Error(`There was no answer within ${PATIENCE} ms`);
}
