import type { Quote } from '@latchkey/domain';
import { ApiProblem } from '@/lib/api/call.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { causeOf } from '@/lib/call-failure.ts';
import { logFailure } from '@/lib/log.ts';
import { queryClient } from '@/lib/query-client.ts';
import { storage } from '@/lib/storage.ts';
import { changeDraft, currentDraft } from '@/state/draft.ts';
import { isOvertaken, putToAccount, quotesQuery } from './account-quotes.ts';
import { moveNotes, QUOTE_NOTES } from './quote-notes.ts';
import { deleteQuote, savedQuotes } from './saved-quotes.ts';

/** Storage key for the ID of the user whose account receives this browser's quotes. */
const OWNER_KEY = 'latchkey.quotes-owner';

let underWay: Promise<void> | undefined;

/**
 * Moves the quotes saved in this browser to an account, least recently changed first. Call this
 * function after the account's owner signs in on this browser. Do not call this function after the
 * user opens a link in an email. An attacker could send such a link to read this browser's quotes.
 * Removes each quote from the browser once the account has stored the quote and its notes. A quote
 * that fails to move stays until the next attempt.
 */
export function moveQuotes(owner: string): Promise<void> {
  storage.write(OWNER_KEY, owner);
  underWay ??= moveAll(owner).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Moves this browser's quotes once the user confirms the account that they created here. */
export function expectMove(owner: string): void {
  storage.write(OWNER_KEY, owner);
}

/** Resumes an interrupted move. */
export async function resumeMove(owner: string): Promise<void> {
  if (storage.read(OWNER_KEY) === owner) await moveQuotes(owner);
}

/** Stops moving this browser's quotes until the next sign-in. */
export function endMove(): void {
  storage.remove(OWNER_KEY);
}

async function moveAll(owner: string): Promise<void> {
  const quotes = savedQuotes();
  if (quotes.length === 0) return;
  try {
    for (const quote of quotes) {
      if (useAuth.getState().user?.id !== owner) return;
      await move(quote);
    }
  } catch (error) {
    logFailure("Could not move this browser's quotes", error);
  } finally {
    await queryClient.invalidateQueries({ queryKey: quotesQuery(owner).queryKey });
    await queryClient.invalidateQueries({ queryKey: [QUOTE_NOTES] });
  }
}

/** @throws an error if a later attempt may succeed */
async function move(quote: Quote): Promise<void> {
  try {
    const stored = await putToAccount(quote);
    await moveNotes(quote.id);
    deleteQuote(quote.id);
    const isInProgress = currentDraft()?.id === quote.id;
    if (isInProgress) changeDraft({ createdAt: stored.createdAt, updatedAt: stored.updatedAt });
  } catch (error) {
    // The account has a newer version of the quote, or its owner deleted the quote there.
    if (isOvertaken(error)) deleteQuote(quote.id);
    // If the account rejects a quote, the other quotes must still move.
    else if (!isRefused(causeOf(error))) throw error;
  }
}

function isRefused(cause: unknown): boolean {
  return cause instanceof ApiProblem && cause.status === 400;
}
