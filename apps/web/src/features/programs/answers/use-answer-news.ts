import type { KnownFacts, MatchedProgram } from '@latchkey/domain';
import { useState } from 'react';
import { groupOf } from '../list/groups.ts';

/** What a short answer changed in the list. */
export interface AnswerNews {
  /** Programs that fit now and did not before. */
  readonly fits: readonly MatchedProgram[];
  /** The number of programs that no longer match. */
  readonly gone: number;
  /** The short answers before it. */
  readonly undo: KnownFacts;
}

interface List {
  readonly programs: readonly MatchedProgram[];
  readonly known: KnownFacts;
}

/**
 * What the last short answer changed. Null before the first answer and after Undo.
 *
 * @param isSettled whether the programs are those for these short answers
 */
export function useAnswerNews(list: List, isSettled: boolean): AnswerNews | null {
  const [last, setLast] = useState(list);
  const [news, setNews] = useState<AnswerNews | null>(null);
  if (isSettled && last.programs !== list.programs) {
    setLast(list);
    const isUndone = news !== null && isSame(news.undo, list.known);
    const isAnswered = !isSame(last.known, list.known);
    setNews(isUndone || !isAnswered ? null : newsOf(last, list));
  }
  return news;
}

export function newsOf(before: List, after: List): AnswerNews {
  const fitted = new Set(before.programs.filter(fitsNow).map(({ id }) => id));
  const left = new Set(after.programs.map(({ id }) => id));
  return {
    fits: after.programs.filter((program) => fitsNow(program) && !fitted.has(program.id)),
    gone: before.programs.filter(({ id }) => !left.has(id)).length,
    undo: { ...before.known, locationId: after.known.locationId },
  };
}

function fitsNow(program: MatchedProgram): boolean {
  return groupOf(program) === 'fits';
}

function isSame(a: KnownFacts, b: KnownFacts): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
