import {
  type AmountQuestion,
  changedDraft,
  changesOf,
  draftOf,
  emptyDraft,
  type KnownFacts,
  nothingKnown,
  type QuestionName,
  type Quote,
  type QuoteDraft,
  readDraft,
} from '@latchkey/domain';
import { create } from 'zustand';
import { onStorageChange, storage } from '@/lib/storage.ts';
import { type CountedSteps, readCountedSteps } from './counted-steps.ts';
import { readKnownFacts } from './stored-known-facts.ts';

/** The storage key of the quote in progress. */
export const DRAFT_KEY = 'latchkey.draft';

/**
 * The quote in progress, the steps that were counted for it, and the buyer's short answers. They are
 * stored and cleared together. Only the quote is saved as a quote or sent with a request.
 */
interface DraftInProgress extends QuoteDraft {
  readonly counted: CountedSteps;
  readonly known: KnownFacts;
}

// The server renders pages without a draft, and so does a page that takes over its HTML, until it
// has done so. That is why the stored draft is not the initial state.
const useStore = create<{ draft: DraftInProgress | null }>(() => ({ draft: null }));
useStore.setState({ draft: stored() });

/** Whether the last write reached storage. Only then does empty storage mean "cleared". */
let isStored = useStore.getState().draft !== null;

function stored(): DraftInProgress | null {
  const value = storage.read(DRAFT_KEY);
  const draft = readDraft(value);
  return draft && { ...draft, counted: readCountedSteps(value), known: readKnownFacts(value) };
}

function put(draft: DraftInProgress): void {
  isStored = storage.write(DRAFT_KEY, draft);
  useStore.setState({ draft });
}

/** The quote in progress, or null. */
export function currentDraft(): DraftInProgress | null {
  return useStore.getState().draft;
}

/** Hook for the quote in progress. Rerenders when it changes. */
export function useDraft(): QuoteDraft | null {
  return useStore((state) => state.draft);
}

/** Hook for one part of the quote in progress. Rerenders only when that part changes. */
export function useDraftPart<Part>(select: (draft: QuoteDraft | null) => Part): Part {
  return useStore(({ draft }) => select(draft));
}

/** Starts an empty quote unless one is in progress. */
export function startDraft(): void {
  if (currentDraft() === null) replaceDraft(emptyDraft());
}

/** Replaces the quote in progress with one that has not been counted yet. */
export function replaceDraft(draft: QuoteDraft): void {
  put({ ...draft, counted: [], known: nothingKnown });
}

/** Replaces the quote in progress with a saved quote. The same quote keeps its short answers. */
export function openQuote(quote: Quote): void {
  const open = currentDraft();
  const known = open?.id === quote.id ? open.known : nothingKnown;
  put({ ...draftOf(quote), counted: null, known });
}

/**
 * Changes some fields in the quote in progress. Keeps changes that another tab has made to other
 * fields. For each field, the last write wins. A quote that another tab cleared stays cleared.
 *
 * @returns whether there was a quote in progress to change
 */
export function changeDraft(changes: Partial<DraftInProgress>): boolean {
  const latest = latestDraft();
  if (latest === null) {
    useStore.setState({ draft: null });
    return false;
  }
  put(changedDraft(latest, changes));
  return true;
}

/**
 * The draft, including changes from other tabs. Without such changes, returns the same object,
 * so nothing rerenders.
 */
function latestDraft(): DraftInProgress | null {
  const draft = currentDraft();
  return !isStored || storage.holds(DRAFT_KEY, draft) ? draft : stored();
}

/** Saves one answer with {@link changeDraft}. */
export function saveAnswer<Name extends QuestionName>(
  question: Name,
  value: QuoteDraft[Name],
): boolean {
  return changeDraft(changesOf(currentDraft() ?? emptyDraft(), question, value));
}

/** Stores the amount that the buyer is typing, so it survives Back and a reload. */
export function keepTypedAmount(question: AmountQuestion, amount: number | null): void {
  const typed = Number.isNaN(amount) ? null : amount;
  const { typedAmounts } = currentDraft() ?? emptyDraft();
  changeDraft({ typedAmounts: { ...typedAmounts, [question]: typed } });
}

/** Marks a saved quote's draft as unsaved after this browser deletes that quote. */
export function detachDraft(id: Quote['id']): void {
  if (currentDraft()?.id !== id) return;
  changeDraft({ id: null, createdAt: null, updatedAt: null, deletedId: id });
}

/** Links the draft to a saved quote. */
export function attachDraft({ id, createdAt, updatedAt }: Quote): void {
  changeDraft({ id, createdAt, updatedAt, deletedId: null });
}

export function clearDraft(): void {
  storage.remove(DRAFT_KEY);
  useStore.setState({ draft: null });
}

onStorageChange(({ key }) => {
  if (key !== DRAFT_KEY && key !== null) return;
  const draft = stored();
  isStored = draft !== null;
  useStore.setState({ draft });
});
