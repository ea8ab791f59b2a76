import type { KnownFacts, Quote } from '@latchkey/domain';
import { useEffect } from 'react';
import { useUser } from '@/lib/auth/auth-state.ts';
import { logFailure } from '@/lib/log.ts';
import { useDraftPart } from '@/state/draft.ts';

/**
 * Hook that syncs a saved quote's short answers with the signed-in user's account. If this browser
 * has answers, they replace the account's answers. Otherwise, the page uses the account's answers.
 */
export function useAccountAnswers(known: KnownFacts): void {
  const user = useUser();
  const quoteId = useDraftPart((draft) => draft?.id ?? null);
  useEffect(() => {
    if (!user || quoteId === null) return;
    void sync(quoteId, known);
  }, [user, quoteId, known]);
}

/** Syncs the answers. Loads the code for this only if the user has an account. */
async function sync(quoteId: Quote['id'], known: KnownFacts): Promise<void> {
  try {
    const { syncAnswers } = await import('./account-answers.ts');
    await syncAnswers(quoteId, known);
  } catch (error) {
    logFailure('Could not sync the short answers', error);
  }
}
