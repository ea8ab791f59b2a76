import type { AssistanceCap } from '../mortgage/assistance.ts';
import { defaultProgram } from './headline.ts';
import type { MatchedProgram } from './matched-program.ts';
import type { Ranked } from './ranking.ts';

/** The matches whose help may be counted: a credit on income tax pays no down payment. */
export function choosablePrograms<T extends Ranked>(matches: readonly T[]): T[] {
  return matches.filter(({ kind }) => kind !== 'tax-credit');
}

/**
 * The program whose help the calculator counts: the one that the buyer came from where it is among
 * the matches, else the first in rank that may be had now.
 *
 * @param id the number of the program that the buyer came from, null for none
 */
export function appliedProgram<T extends Ranked>(
  matches: readonly T[],
  id: number | null,
): T | undefined {
  const named = choosablePrograms(matches).find((program) => program.id === id);
  return named ?? defaultProgram(matches);
}

/**
 * The most that a match gives anybody, to work out the help for other amounts than those it was
 * matched for: a match's own `maxAmount` is the money for those.
 */
export function assistanceCap({
  cap,
  maxPercent,
  percentOf,
}: Pick<MatchedProgram, 'cap' | 'maxPercent' | 'percentOf'>): AssistanceCap {
  return { maxAmount: cap, maxPercent, percentOf };
}
