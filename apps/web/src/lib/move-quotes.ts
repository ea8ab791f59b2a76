import type { Quote } from '@latchkey/domain';
import { isOvertaken, putToAccount, quotesQuery } from './account-quotes.ts';
import { ApiProblem } from './api.ts';
import { useAuth } from './auth/auth-state.ts';
import { causeOf } from './call-failure.ts';
import { changeDraft, currentDraft } from './draft.ts';
import { logFailure } from './log.ts';
import { queryClient } from './query-client.ts';
import { deleteQuote, savedQuotes } from './saved-quotes.ts';
import { storage } from './storage.ts';

/** Under this name stands whose account this browser's quotes move to. */
const OWNER_KEY = 'latchkey.quotes-owner';

let underWay: Promise<void> | undefined;

/**
 * Moves the quotes saved in this browser to the account of somebody who has just proved here to be its
 * owner. A link in a mail proves no such thing: it may be a stranger's, who wants to read them. The one
 * changed longest ago moves first; each leaves the browser once the account has it, and what could not
 * be moved stays for the next time.
 */
export function moveQuotes(owner: string): Promise<void> {
  storage.write(OWNER_KEY, owner);
  underWay ??= moveAll(owner).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Has this browser's quotes move once that account, made here just now, is confirmed. */
export function expectMove(owner: string): void {
  storage.write(OWNER_KEY, owner);
}

/** Goes on with a move that was broken off. */
export async function resumeMove(owner: string): Promise<void> {
  if (storage.read(OWNER_KEY) === owner) await moveQuotes(owner);
}

/** From here on this browser's quotes move nowhere until the next sign-in. */
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
    logFailure('The quotes of this browser could not be moved', error);
  } finally {
    await queryClient.invalidateQueries({ queryKey: quotesQuery(owner).queryKey });
  }
}

/** @throws what a later attempt may overcome */
async function move(quote: Quote): Promise<void> {
  try {
    const stored = await putToAccount(quote);
    deleteQuote(quote.id);
    const isInProgress = currentDraft()?.id === quote.id;
    if (isInProgress) changeDraft({ createdAt: stored.createdAt, updatedAt: stored.updatedAt });
  } catch (error) {
    // The account has a newer one, or its owner has deleted it there.
    if (isOvertaken(error)) deleteQuote(quote.id);
    // One that is refused for what it says does not hold up the others.
    else if (!isRefused(causeOf(error))) throw error;
  }
}

function isRefused(cause: unknown): boolean {
  return cause instanceof ApiProblem && cause.status === 400;
}
