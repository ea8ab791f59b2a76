import type { KnownFacts, Quote } from '@latchkey/domain';
import { useEffect } from 'react';
import { useUser } from '@/lib/auth/auth-state.ts';
import { logFailure } from '@/lib/log.ts';
import { useDraftPart } from '@/state/draft.ts';

/**
 * Syncs a saved quote's short answers with the signed-in user's account. Answers in this browser
 * replace those in the account. If this browser has none, the page uses the account's.
 */
export function useAccountAnswers(known: KnownFacts): void {
  const user = useUser();
  const quoteId = useDraftPart((draft) => draft?.id ?? null);
  useEffect(() => {
    if (!user || quoteId === null) return;
    void sync(quoteId, known);
  }, [user, quoteId, known]);
}

/** This code loads only for users with an account. */
async function sync(quoteId: Quote['id'], known: KnownFacts): Promise<void> {
  try {
    const { syncAnswers } = await import('./account-answers.ts');
    await syncAnswers(quoteId, known);
  } catch (error) {
    logFailure('Could not sync the short answers', error);
  }
}
