import type { ConditionKind } from '../catalog/conditions.ts';
import type { MatchedProgram } from './matched-program.ts';
import { hasOpenCondition } from './open-condition.ts';
import { isAvailableNow, type Ranked } from './ranking.ts';

/** A program that can be applied now, as far as its status and the trust in its facts go. */
type Offer = Pick<Ranked, 'kind' | 'status'> & Pick<MatchedProgram, 'verifyFirst'>;

/** The facts that decide whether a program may be promised or applied by default. */
export type DefaultFacts = Offer &
  Pick<Ranked, 'fiveYear'> &
  Pick<MatchedProgram, 'pays' | 'rules' | 'hasCheck' | 'maxAmount'>;

/**
 * Conditions that most buyers do not meet, and that no answer can settle: the page never promises or
 * applies help that depends on one of them.
 */
const barringConditions: ReadonlySet<ConditionKind> = new Set([
  'property',
  'census-tract',
  'targeted-area',
  'employer',
  'funds',
]);

/**
 * The assistance that the page may promise, in dollars. It is the largest amount among programs
 * that may be the default and have nothing left to check. If all of them still need a check, it is
 * the largest amount among them all. 0 if no program is left.
 */
export function headlineAmount(matches: readonly DefaultFacts[]): number {
  const possible = matches.filter(mayBeDefault);
  const certain = possible.filter(({ hasCheck }) => !hasCheck);
  const candidates = certain.length > 0 ? certain : possible;
  return candidates.reduce((most, { maxAmount: amount }) => Math.max(most, amount), 0);
}

/**
 * The program that the calculator applies by default: the first in rank order that may be it.
 *
 * @param matches in rank order
 */
export function defaultProgram<Program extends DefaultFacts>(
  matches: readonly Program[],
): Program | undefined {
  return matches.find(mayBeDefault);
}

/** Whether a match is available now and has no facts left to verify. */
export function isOffer(match: Offer): boolean {
  return isAvailableNow(match) && !match.verifyFirst;
}

/**
 * Whether a match may be the headline or the default. Never a program that may leave the buyer
 * worse off after five years, has an open condition that most buyers do not meet, takes a share of
 * the home's gain, pays only closing costs, or surely pays nothing until a tier is settled.
 */
function mayBeDefault(match: DefaultFacts): boolean {
  const { kind, pays, fiveYear } = match;
  return (
    isOffer(match) &&
    kind !== 'shared-appreciation-loan' &&
    pays !== 'closing' &&
    (fiveYear === null || fiveYear.low >= 0) &&
    !hasOpenCondition(match.rules, barringConditions) &&
    hasSureAmount(match)
  );
}

function hasSureAmount({ rules }: Pick<MatchedProgram, 'rules'>): boolean {
  return rules.every((finding) => finding.rule !== 'amount' || finding.required.from > 0);
}
