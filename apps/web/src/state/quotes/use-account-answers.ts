import { putNotes } from '@latchkey/contract';
import type { KnownFacts } from '@latchkey/domain';
import { useEffect } from 'react';
import { call } from '@/lib/api/call.ts';
import { useUser } from '@/lib/auth/auth-state.ts';
import { logFailure } from '@/lib/log.ts';
import { useDraftPart } from '@/state/draft.ts';
import { currentKnownFacts, keepKnownFacts } from '@/state/known-facts.ts';
import { accountNotes, isMoving } from './quote-notes.ts';

/**
 * Keeps the short answers of a saved quote in the signed-in user's account. Answers in this browser
 * replace those in the account. Without any, the page uses the account's.
 */
export function useAccountAnswers(known: KnownFacts): void {
  const user = useUser();
  const quoteId = useDraftPart((draft) => draft?.id ?? null);
  const isEmpty = Object.keys(known).length === 0;
  useEffect(() => {
    if (!user || quoteId === null || isMoving(quoteId)) return;
    const synced = isEmpty
      ? accountNotes(quoteId).then(({ knownFacts }) => {
          const isStillEmpty = Object.keys(currentKnownFacts()).length === 0;
          if (isStillEmpty && knownFacts) keepKnownFacts(knownFacts);
        })
      : call(putNotes, { params: { id: quoteId }, body: { knownFacts: known } });
    synced.catch((error: unknown) => logFailure('Could not sync the short answers', error));
  }, [user, quoteId, known, isEmpty]);
}
