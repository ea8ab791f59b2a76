import { putKnownFacts, showKnownFacts } from '@latchkey/contract';
import type { KnownFacts } from '@latchkey/domain';
import { useEffect } from 'react';
import { call } from '@/lib/api/call.ts';
import { useUser } from '@/lib/auth/auth-state.ts';
import { logFailure } from '@/lib/log.ts';
import { useDraftPart } from '@/state/draft.ts';
import { currentKnownFacts, keepKnownFacts } from '@/state/known-facts.ts';
import { savedQuotes } from './saved-quotes.ts';

/**
 * Keeps the short answers of a saved quote in the signed-in user's account. Answers in this browser
 * replace those in the account. Without any, the page uses the account's.
 */
export function useAccountAnswers(known: KnownFacts): void {
  const user = useUser();
  const quoteId = useDraftPart((draft) => draft?.id ?? null);
  const isEmpty = Object.keys(known).length === 0;
  useEffect(() => {
    if (!user || quoteId === null) return;
    // A quote that is still moving from this browser is not in the account yet.
    if (savedQuotes().some(({ id }) => id === quoteId)) return;
    const params = { id: quoteId };
    const synced = isEmpty
      ? call(showKnownFacts, { params }).then(({ data }) => {
          const isStillEmpty = Object.keys(currentKnownFacts()).length === 0;
          if (isStillEmpty && Object.keys(data).length > 0) keepKnownFacts(data);
        })
      : call(putKnownFacts, { params, body: known });
    synced.catch((error: unknown) => logFailure('Could not sync the short answers', error));
  }, [user, quoteId, known, isEmpty]);
}
