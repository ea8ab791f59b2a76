import { fitsNow, type KnownFacts, type MatchedProgram } from '@latchkey/domain';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/** The changes in the list after a short answer. */
export interface AnswerNews {
  /** Programs that newly fit. */
  readonly fits: readonly MatchedProgram[];
  /** Programs that no longer match. */
  readonly gone: readonly MatchedProgram[];
  /** The short answers before the change. */
  readonly undo: KnownFacts;
}

interface List {
  readonly programs: readonly MatchedProgram[];
  readonly known: KnownFacts;
}

/** The answers, the list and the changes that the page showed last. */
interface ShownList extends List {
  /**
   * The short answers before the last answer. Null once the list for the last answer has loaded.
   */
  readonly undo: KnownFacts | null;
  readonly news: AnswerNews | null;
}

/**
 * Hook that returns the changes from the last short answer. Null before the first answer and after
 * Undo.
 *
 * @param isSettled whether the programs have loaded for these short answers
 */
export function useAnswerNews(list: List, isSettled: boolean): AnswerNews | null {
  const [shown, setShown] = useState(() => nothingAnswered(list));
  const next = afterList(shown, list, isSettled);
  if (next !== shown) setShown(next);
  return next.news;
}

export function nothingAnswered(list: List): ShownList {
  return { ...list, undo: null, news: null };
}

/** Updates the changes after new answers or a new list. Returns `shown` if nothing has changed. */
export function afterList(shown: ShownList, list: List, isSettled: boolean): ShownList {
  if (!isSame(shown.known, list.known)) {
    const { programs, known, news } = shown;
    const last = news?.undo ?? shown.undo;
    const isUndone = last !== null && isSame(last, list.known);
    if (isUndone) return { ...nothingAnswered(list), programs };
    // The buyer may answer again before the list for the first answer has loaded. In that case, the
    // old changes stay on screen, and Undo also reverts the new answer.
    const undo = { ...known, locationId: list.known.locationId };
    return { programs, known: list.known, undo, news: news && { ...news, undo } };
  }
  if (!isSettled || shown.programs === list.programs) return shown;
  const { undo } = shown;
  return { ...list, undo: null, news: undo && { ...newsOf(shown.programs, list.programs), undo } };
}

/** Returns the differences between two lists. */
export function newsOf(
  before: readonly MatchedProgram[],
  after: readonly MatchedProgram[],
): Omit<AnswerNews, 'undo'> {
  const fitted = new Set(before.filter(fitsNow).map(({ id }) => id));
  const left = new Set(after.map(({ id }) => id));
  return {
    fits: after.filter((program) => fitsNow(program) && !fitted.has(program.id)),
    gone: before.filter(({ id }) => !left.has(id)),
  };
}

/** Whether known facts are equal. Stored facts may have their keys in a different order. */
function isSame(a: KnownFacts, b: KnownFacts): boolean {
  return hashKey([a]) === hashKey([b]);
}
