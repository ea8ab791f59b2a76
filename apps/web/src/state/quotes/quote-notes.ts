import { type ChangedNotes, putNotes, type QuoteNotes, showNotes } from '@latchkey/contract';
import {
  type AskedPrograms,
  idsOf,
  type KnownFacts,
  knownAt,
  nothingKnown,
  type Quote,
} from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { named } from '@/lib/call-failure.ts';
import { logFailure } from '@/lib/log.ts';
import { currentDraft, useDraftPart } from '@/state/draft.ts';
import { currentKnownFacts } from '@/state/known-facts.ts';
import { savedQuotes } from './saved-quotes.ts';
import { noteRequestSent, requestSentWith } from './sent-requests.ts';

/** The first part of the query key for the notes of an account's quotes. */
export const QUOTE_NOTES = 'quote-notes';

/**
 * Queries the account's notes on a quote. Never uses cached data, because other devices may have
 * changed the notes.
 */
export function notesQuery(id: Quote['id']) {
  return queryOptions({
    queryKey: [QUOTE_NOTES, id],
    queryFn: () => named('quotes', accountNotes(id)),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Loads the account's notes on a quote. If this browser could not store the buyer's last request in
 * the account when the buyer sent it, stores that request now.
 */
export async function accountNotes(id: Quote['id']): Promise<QuoteNotes> {
  const { data } = await call(showNotes, { params: { id } });
  const sent = requestSentWith(id);
  if (!sent || sent.day <= (data.requestSentOn ?? '')) return data;
  return storeNotes(id, requestNotes(id));
}

/**
 * Returns the programs in the last request that the buyer sent with a quote. Empty if there is no
 * request.
 */
export function chosenIn(notes: QuoteNotes | undefined): AskedPrograms {
  return notes?.chosenPrograms ?? idsOf([]);
}

/**
 * Records, in the browser and the account, that the buyer sent a request today with these programs.
 *
 * @returns whether this is the quote's first request from any device. False if the account service
 *   does not respond
 */
export async function noteSent(
  id: Quote['id'] | null | undefined,
  asked: AskedPrograms,
): Promise<boolean> {
  if (!id) return true;
  const isFirstHere = !requestSentWith(id);
  noteRequestSent(id, asked);
  if (!useAuth.getState().user || isMoving(id)) return isFirstHere;
  try {
    const { data: before } = await call(showNotes, { params: { id } });
    await storeNotes(id, requestNotes(id));
    return isFirstHere && before.requestSentOn === null;
  } catch (error) {
    logFailure('Could not note the request', error);
    return false;
  }
}

/** Copies this browser's notes on a quote to the account that the quote has just moved to. */
export async function moveNotes(id: Quote['id']): Promise<void> {
  const draft = currentDraft();
  const knownFacts = draft?.id === id ? draft.known : nothingKnown;
  const notes = { ...requestNotes(id), ...(isEmpty(knownFacts) ? {} : { knownFacts }) };
  if (!isEmpty(notes)) await storeNotes(id, notes);
}

/** Returns what this browser has stored about the last request that the buyer sent with a quote. */
function requestNotes(id: Quote['id']): ChangedNotes {
  const sent = requestSentWith(id);
  return sent ? { requestSentOn: sent.day, chosenPrograms: sent.programs } : {};
}

async function storeNotes(id: Quote['id'], notes: ChangedNotes): Promise<QuoteNotes> {
  return (await call(putNotes, { params: { id }, body: notes })).data;
}

/** Whether a quote has not yet been moved from this browser to the account. */
export function isMoving(id: Quote['id']): boolean {
  return savedQuotes().some((each) => each.id === id);
}

/**
 * Hook that returns the short answers that apply to a saved quote. Uses this browser's answers, or
 * the account's answers if this browser has none.
 */
export function useAnswersOf({ id, homeLocation }: Quote, notes: QuoteNotes): KnownFacts {
  const own = useDraftPart((draft) => (draft?.id === id ? currentKnownFacts() : nothingKnown));
  return knownAt(isEmpty(own) ? (notes.knownFacts ?? nothingKnown) : own, homeLocation.id);
}

function isEmpty(notes: object): boolean {
  return Object.keys(notes).length === 0;
}
