import type { MatchedProgram } from './matched-program.ts';
import { isAvailableNow, type Ranked } from './ranking.ts';

type Offer = Pick<Ranked, 'kind' | 'status' | 'hasCheck' | 'maxAmount'> &
  Pick<MatchedProgram, 'verifyFirst'>;

/**
 * The assistance that the page may promise, in dollars. It is the largest amount among available
 * matches with nothing left to check, or among all available matches if each one still needs a
 * check. A program whose facts need verifying does not count. 0 if nothing is left.
 */
export function headlineAmount(matches: readonly Offer[]): number {
  const available = matches.filter(isOffer);
  const certain = available.filter(({ hasCheck }) => !hasCheck);
  const candidates = certain.length > 0 ? certain : available;
  return candidates.reduce((most, { maxAmount: amount }) => Math.max(most, amount), 0);
}

/**
 * The program that the calculator applies by default: the first available one in rank order whose
 * facts do not need verifying.
 */
export function defaultProgram<T extends Offer>(matches: readonly T[]): T | undefined {
  return matches.find(isOffer);
}

/** Whether a match is available now and its facts need no verifying. */
export function isOffer(match: Offer): boolean {
  return isAvailableNow(match) && !match.verifyFirst;
}
