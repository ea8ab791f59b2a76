import type { KnownFacts, MatchedProgram } from '@latchkey/domain';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { groupOf } from '../list/groups.ts';

/** What a short answer changed in the list. */
export interface AnswerNews {
  /** Programs that fit now but did not before. */
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

/** The answers, list and news that the page last showed. */
interface Told extends List {
  /** The short answers before the last one, until its list arrives. */
  readonly undo: KnownFacts | null;
  readonly news: AnswerNews | null;
}

/**
 * What the last short answer changed. Null before the first answer and after Undo.
 *
 * @param isSettled whether the programs have loaded for these short answers
 */
export function useAnswerNews(list: List, isSettled: boolean): AnswerNews | null {
  const [told, setTold] = useState(() => nothingAnswered(list));
  const next = afterList(told, list, isSettled);
  if (next !== told) setTold(next);
  return next.news;
}

export function nothingAnswered(list: List): Told {
  return { ...list, undo: null, news: null };
}

/** The news after new answers or a new list. Returns the same object if neither has changed. */
export function afterList(told: Told, list: List, isSettled: boolean): Told {
  if (!isSame(told.known, list.known)) {
    const { programs, known, news } = told;
    const last = news?.undo ?? told.undo;
    const isUndone = last !== null && isSame(last, list.known);
    if (isUndone) return { ...nothingAnswered(list), programs };
    // A list can take longer than the next answer. The old news then stays, and its undo covers
    // this answer.
    const undo = { ...known, locationId: list.known.locationId };
    return { programs, known: list.known, undo, news: news && { ...news, undo } };
  }
  if (!isSettled || told.programs === list.programs) return told;
  const { undo } = told;
  return { ...list, undo: null, news: undo && { ...newsOf(told.programs, list.programs), undo } };
}

/** The differences between two lists. */
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

function fitsNow(program: MatchedProgram): boolean {
  return groupOf(program) === 'fits';
}

/** Compares known facts. Stored answers may have their keys in a different order. */
function isSame(a: KnownFacts, b: KnownFacts): boolean {
  return hashKey([a]) === hashKey([b]);
}
