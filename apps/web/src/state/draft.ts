import {
  type AmountQuestion,
  changedDraft,
  changesOf,
  emptyDraft,
  type QuestionName,
  type Quote,
  type QuoteDraft,
  readDraft,
} from '@latchkey/domain';
import { create } from 'zustand';
import { storage } from '@/lib/storage.ts';

const KEY = 'latchkey.draft';

const useStore = create<{ draft: QuoteDraft | null }>(() => ({ draft: stored() }));

/** Whether the last write reached storage: only then does an empty storage mean "cleared". */
let isStored = useStore.getState().draft !== null;

function stored(): QuoteDraft | null {
  return readDraft(storage.read(KEY));
}

function put(draft: QuoteDraft): void {
  isStored = storage.write(KEY, draft);
  useStore.setState({ draft });
}

/** The quote in progress as it is now, null without one. */
export function currentDraft(): QuoteDraft | null {
  return useStore.getState().draft;
}

/** The quote in progress, followed by the component that asks. */
export function useDraft(): QuoteDraft | null {
  return useStore((state) => state.draft);
}

/** A part of the quote in progress, followed by a component that cares for no other. */
export function useDraftPart<Part>(select: (draft: QuoteDraft | null) => Part): Part {
  return useStore(({ draft }) => select(draft));
}

/** Starts an empty quote where none is in progress. */
export function startDraft(): void {
  if (currentDraft() === null) put(emptyDraft());
}

/** Takes another quote as the one in progress. */
export function replaceDraft(draft: QuoteDraft): void {
  put(draft);
}

/**
 * Changes some answers of the quote in progress. Keeps the answers that another tab has changed since:
 * the last write wins for each answer. A quote that another tab cleared stays cleared.
 *
 * @returns whether there was a quote in progress to change
 */
export function changeDraft(changes: Partial<QuoteDraft>): boolean {
  const latest = latestDraft();
  if (latest === null) {
    useStore.setState({ draft: null });
    return false;
  }
  put(changedDraft(latest, changes));
  return true;
}

/** What no tab has changed stays the very same object, so that nothing has to be drawn anew. */
function latestDraft(): QuoteDraft | null {
  const draft = currentDraft();
  return !isStored || storage.holds(KEY, draft) ? draft : stored();
}

/** Saves one answer as {@link changeDraft} does. */
export function saveAnswer<Name extends QuestionName>(
  question: Name,
  value: QuoteDraft[Name],
): boolean {
  return changeDraft(changesOf(currentDraft() ?? emptyDraft(), question, value));
}

/** Keeps what the buyer types in the box of a question, so that it survives Back and a reload. */
export function keepTypedAmount(question: AmountQuestion, amount: number | null): void {
  const typed = Number.isNaN(amount) ? null : amount;
  const { typedAmounts } = currentDraft() ?? emptyDraft();
  changeDraft({ typedAmounts: { ...typedAmounts, [question]: typed } });
}

/** Turns the draft of a saved quote that was deleted here into one that was never saved. */
export function detachDraft(id: Quote['id']): void {
  if (currentDraft()?.id !== id) return;
  changeDraft({ id: null, createdAt: null, updatedAt: null, deletedId: id });
}

/** Makes the draft one of this saved quote again. */
export function attachDraft({ id, createdAt, updatedAt }: Quote): void {
  changeDraft({ id, createdAt, updatedAt, deletedId: null });
}

export function clearDraft(): void {
  storage.remove(KEY);
  useStore.setState({ draft: null });
}

window.addEventListener('storage', ({ key }) => {
  if (key !== KEY && key !== null) return;
  const draft = stored();
  isStored = draft !== null;
  useStore.setState({ draft });
});
