import type { AssistanceCap } from '../mortgage/assistance.ts';
import { defaultProgram } from './headline.ts';
import type { MatchedProgram } from './matched-program.ts';
import type { Ranked } from './ranking.ts';

/**
 * The program whose help the calculator counts: the one that the buyer came from where it is among
 * the matches, else the first in rank that may be had now. A credit on income tax pays no down
 * payment, so it is never the one.
 *
 * @param id the number of the program that the buyer came from, null for none
 */
export function appliedProgram<T extends Ranked>(
  matches: readonly T[],
  id: number | null,
): T | undefined {
  const named = matches.find((program) => program.id === id && program.kind !== 'tax-credit');
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
