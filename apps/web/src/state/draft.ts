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

// The server renders pages without a draft, and the first render in the browser must match the
// server's HTML. Therefore, the initial state does not contain the stored draft.
const useStore = create<DraftState>(() => noDraft);

/**
 * The stored value when this tab last read or wrote it. If the stored value is different now,
 * another tab has changed it.
 */
let seen: string | null = null;

/** Loads the draft from storage. The app calls this function before it renders. */
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

/** Returns the quote in progress. Null if the buyer has no quote. */
export function currentDraft(): DraftInProgress | null {
  return useStore.getState().draft;
}

/** Hook that returns the quote in progress. Rerenders the component when the quote changes. */
export function useDraft(): QuoteDraft | null {
  return useStore((state) => state.draft);
}

/**
 * Hook that returns one part of the quote in progress. Rerenders the component only when that part
 * changes.
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
 * Replaces the quote in progress with a saved quote. If the quote in progress is already the same
 * saved quote, keeps the short answers and counted steps.
 */
export function openQuote(quote: Quote): void {
  const { draft, counted } = useStore.getState();
  const isSame = draft?.id === quote.id;
  const known = isSame ? draft.known : nothingKnown;
  put({ draft: { ...draftOf(quote), known }, counted: isSame ? counted : reopenedSteps });
}

/**
 * Changes some fields of the quote in progress. Keeps changes that another tab has made to other
 * fields. If both tabs change the same field, the last write wins. If another tab has cleared the
 * quote, the quote stays cleared.
 *
 * @returns false if there is no quote in progress to change
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
 * @returns false if there is no quote in progress, so that nothing was stored
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
 * Returns the draft, including changes from other tabs. Without such changes, returns the same
 * object, so that nothing rerenders.
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

/**
 * Marks the draft as unsaved. Call this function after the buyer deletes the draft's saved quote in
 * this browser.
 */
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
