import {
  type AmountQuestion,
  changedDraft,
  changesOf,
  draftOf,
  emptyDraft,
  nothingKnown,
  type QuestionName,
  type Quote,
  type QuoteDraft,
} from '@latchkey/domain';
import { create } from 'zustand';
import { onStorageChange, storage } from '@/lib/storage.ts';
import { type DraftInProgress, type DraftState, noDraft, reopenedSteps } from './draft-state.ts';
import { readStoredDraft } from './stored-draft.ts';

/** The storage key of the quote in progress. */
export const DRAFT_KEY = 'latchkey.draft';

// The initial state is not the stored draft, because the server renders pages without a draft. The
// first render that hydrates the server's HTML must match it.
const useStore = create<DraftState>(() => noDraft);

/**
 * The stored value at the time when this tab last read or wrote it. After that, only another tab
 * can have changed it.
 */
let seen: string | null = null;

/** Loads the draft from storage. The app calls this before it renders. */
export function showStoredDraft(): void {
  useStore.setState(stored());
}

/** Reads the draft from storage. */
function stored(): DraftState {
  seen = storage.text(DRAFT_KEY);
  return readStoredDraft(storage.read(DRAFT_KEY));
}

function put({ draft, counted }: DraftState): void {
  storage.write(DRAFT_KEY, { ...draft, counted });
  seen = storage.text(DRAFT_KEY);
  useStore.setState({ draft, counted });
}

/** Returns the quote in progress, or null. */
export function currentDraft(): DraftInProgress | null {
  return useStore.getState().draft;
}

/** Hook for the quote in progress. The component rerenders when the quote changes. */
export function useDraft(): QuoteDraft | null {
  return useStore((state) => state.draft);
}

/**
 * Hook for one part of the quote in progress. The component rerenders only when that part changes.
 */
export function useDraftPart<Part>(select: (draft: QuoteDraft | null) => Part): Part {
  return useStore(({ draft }) => select(draft));
}

/** Starts an empty quote unless there is already a quote in progress. */
export function startDraft(): void {
  if (currentDraft() !== null) return;
  const kept = latest();
  if (kept.draft === null) replaceDraft(emptyDraft());
  else useStore.setState(kept);
}

/** Replaces the quote in progress with a new one. No funnel steps are counted for it yet. */
export function replaceDraft(draft: QuoteDraft): void {
  put({ draft: { ...draft, known: nothingKnown }, counted: [] });
}

/**
 * Replaces the quote in progress with a saved quote. If both are the same quote, keeps its short
 * answers and counted steps.
 */
export function openQuote(quote: Quote): void {
  const { draft, counted } = useStore.getState();
  const isSame = draft?.id === quote.id;
  const known = isSame ? draft.known : nothingKnown;
  put({ draft: { ...draftOf(quote), known }, counted: isSame ? counted : reopenedSteps });
}

/**
 * Changes some fields of the quote in progress. Keeps changes that another tab has made to other
 * fields. If both tabs change the same field, the last write wins. If another tab cleared the
 * quote, it stays cleared.
 *
 * @returns whether there was a quote in progress to change
 */
export function changeDraft(changes: Partial<DraftInProgress>): boolean {
  return change((draft, counted) => ({ draft: changedDraft(draft, changes), counted }));
}

/** Returns the funnel steps that we have counted for the quote in progress. */
export function countedSteps(): DraftState['counted'] {
  return useStore.getState().counted;
}

/**
 * Stores the counted funnel steps.
 *
 * @returns whether there was a quote in progress to store the steps with
 */
export function keepCountedSteps(counted: DraftState['counted']): boolean {
  return change((draft) => ({ draft, counted }));
}

function change(
  changed: (draft: DraftInProgress, counted: DraftState['counted']) => DraftState,
): boolean {
  const { draft, counted } = latest();
  if (draft === null) {
    useStore.setState(noDraft);
    return false;
  }
  put(changed(draft, counted));
  return true;
}

/**
 * Returns the draft, including changes from other tabs. If there are no such changes, returns the
 * same object, so that nothing rerenders.
 */
function latest(): DraftState {
  return storage.text(DRAFT_KEY) === seen ? useStore.getState() : stored();
}

/** Saves one answer with {@link changeDraft}. */
export function saveAnswer<Name extends QuestionName>(
  question: Name,
  value: QuoteDraft[Name],
): boolean {
  return changeDraft(changesOf(currentDraft() ?? emptyDraft(), question, value));
}

/** Stores the amount that the buyer is typing, so that Back and a reload restore it. */
export function keepTypedAmount(question: AmountQuestion, amount: number | null): void {
  const typed = Number.isNaN(amount) ? null : amount;
  const { typedAmounts } = currentDraft() ?? emptyDraft();
  changeDraft({ typedAmounts: { ...typedAmounts, [question]: typed } });
}

/** Marks the draft as unsaved if the buyer deletes its saved quote in this browser. */
export function detachDraft(id: Quote['id']): void {
  if (currentDraft()?.id !== id) return;
  changeDraft({ id: null, createdAt: null, updatedAt: null, deletedId: id });
}

/** Links the draft to its saved quote. */
export function attachDraft({ id, createdAt, updatedAt }: Quote): void {
  changeDraft({ id, createdAt, updatedAt, deletedId: null });
}

export function clearDraft(): void {
  storage.remove(DRAFT_KEY);
  seen = storage.text(DRAFT_KEY);
  useStore.setState(noDraft);
}

onStorageChange(({ key }) => {
  if (key === DRAFT_KEY || key === null) showStoredDraft();
});
