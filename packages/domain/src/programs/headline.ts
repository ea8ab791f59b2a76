import type { MatchedProgram } from './matched-program.ts';
import { isAvailableNow, type Ranked } from './ranking.ts';

type Offer = Pick<Ranked, 'kind' | 'status' | 'hasCheck' | 'maxAmount'> &
  Pick<MatchedProgram, 'verifyFirst'>;

/**
 * The assistance that the page may promise, in dollars. It is the largest amount among available
 * matches with nothing left to check. If every available match still needs a check, it is the
 * largest amount among them all. Programs whose facts need verifying are ignored. 0 if no program
 * is left.
 */
export function headlineAmount(matches: readonly Offer[]): number {
  const available = matches.filter(isOffer);
  const certain = available.filter(({ hasCheck }) => !hasCheck);
  const candidates = certain.length > 0 ? certain : available;
  return candidates.reduce((most, { maxAmount: amount }) => Math.max(most, amount), 0);
}

/**
 * The program that the calculator applies by default: the first in rank order that is available and
 * whose facts do not need verifying.
 */
export function defaultProgram<T extends Offer>(matches: readonly T[]): T | undefined {
  return matches.find(isOffer);
}

/** Whether a match is available now and has no facts left to verify. */
export function isOffer(match: Offer): boolean {
  return isAvailableNow(match) && !match.verifyFirst;
}
