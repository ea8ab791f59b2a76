import { putNotes } from '@latchkey/contract';
import type { KnownFacts, Quote } from '@latchkey/domain';
import { call } from '@/lib/api/call.ts';
import { currentKnownFacts, keepKnownFacts } from '@/state/known-facts.ts';
import { accountNotes, isMoving } from './quote-notes.ts';

/**
 * Stores a saved quote's short answers in the signed-in user's account. If this browser has no
 * short answers, copies them from the account to the browser. Does nothing while the quote is still
 * being moved to the account.
 */
export async function syncAnswers(quoteId: Quote['id'], known: KnownFacts): Promise<void> {
  if (isMoving(quoteId)) return;
  if (!isEmpty(known)) {
    await call(putNotes, { params: { id: quoteId }, body: { knownFacts: known } });
    return;
  }
  const { knownFacts } = await accountNotes(quoteId);
  if (knownFacts && isEmpty(currentKnownFacts())) keepKnownFacts(knownFacts);
}

function isEmpty(known: KnownFacts): boolean {
  return Object.keys(known).length === 0;
}
