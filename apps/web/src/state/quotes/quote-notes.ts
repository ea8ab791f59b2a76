import { putNotes, type QuoteNotes, showNotes } from '@latchkey/contract';
import { type KnownFacts, knownAt, nothingKnown, type Quote } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { named } from '@/lib/call-failure.ts';
import { logFailure } from '@/lib/log.ts';
import { useDraftPart } from '@/state/draft.ts';
import { currentKnownFacts } from '@/state/known-facts.ts';
import { savedQuotes } from './saved-quotes.ts';
import { noteRequestSent, requestSentOn } from './sent-requests.ts';

/** The notes of a quote in the account. Read each time, because another device may change them. */
export function notesQuery(id: Quote['id']) {
  return queryOptions({
    queryKey: ['quote-notes', id],
    queryFn: () => named('quotes', accountNotes(id)),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Reads the notes of a quote in the account. Stores the day of the last request there if only this
 * browser has it, because the buyer was not signed in yet or could not reach the account.
 */
export async function accountNotes(id: Quote['id']): Promise<QuoteNotes> {
  const params = { id };
  const { data } = await call(showNotes, { params });
  const sentOn = requestSentOn(id);
  if (sentOn === undefined || sentOn <= (data.requestSentOn ?? '')) return data;
  return (await call(putNotes, { params, body: { requestSentOn: sentOn } })).data;
}

/** Notes in this browser and in the account that a request was sent today with this quote. */
export function noteSent(id: Quote['id'] | null | undefined): void {
  if (!id) return;
  noteRequestSent(id);
  if (!useAuth.getState().user || isMoving(id)) return;
  accountNotes(id).catch((error: unknown) => logFailure('Could not note the request', error));
}

/** Whether a quote is still moving from this browser, and not in the account yet. */
export function isMoving(id: Quote['id']): boolean {
  return savedQuotes().some((each) => each.id === id);
}

/**
 * The short answers that count for a saved quote: this browser's, and without any the account's.
 * Undefined while those load.
 */
export function useAnswersOf(
  { id, homeLocation }: Quote,
  notes: QuoteNotes | undefined,
): KnownFacts | undefined {
  const own = useDraftPart((draft) => (draft?.id === id ? currentKnownFacts() : nothingKnown));
  if (Object.keys(own).length > 0) return knownAt(own, homeLocation.id);
  return notes && knownAt(notes.knownFacts ?? nothingKnown, homeLocation.id);
}
