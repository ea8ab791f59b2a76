import type { ConditionKind } from '../catalog/conditions.ts';
import type { MatchedProgram } from './matched-program.ts';
import { hasOpenCondition } from './open-condition.ts';
import { isAvailableNow, type Ranked } from './ranking.ts';

/**
 * The facts that determine whether a program's help can be used now: its status, and how reliable
 * its facts are.
 */
type Offer = Pick<Ranked, 'kind' | 'status'> & Pick<MatchedProgram, 'verifyFirst'>;

/**
 * The facts that determine whether a page may promise a program's help, and whether the calculator
 * may apply it by default.
 */
export type DefaultFacts = Offer &
  Pick<Ranked, 'fiveYear'> &
  Pick<MatchedProgram, 'pays' | 'rules' | 'hasCheck' | 'maxAmount'>;

/**
 * Conditions that most buyers do not meet and that we cannot check with a short question. Pages
 * never promise or apply help that depends on any of these conditions.
 */
const barringConditions: ReadonlySet<ConditionKind> = new Set([
  'property',
  'census-tract',
  'targeted-area',
  'employer',
  'funds',
]);

/**
 * Returns the assistance that the page may promise, in dollars. This is the largest amount among
 * the programs that may be the default and have nothing left to check. If all programs that may be
 * the default still need a check, it is the largest of their amounts. 0 if no program may be the
 * default.
 */
export function headlineAmount(matches: readonly DefaultFacts[]): number {
  const possible = matches.filter(mayBeDefault);
  const certain = possible.filter(({ hasCheck }) => !hasCheck);
  const candidates = certain.length > 0 ? certain : possible;
  return candidates.reduce((most, { maxAmount: amount }) => Math.max(most, amount), 0);
}

/**
 * Returns the program that the calculator applies by default: the first program in rank order that
 * may be the default.
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
 * Whether a match may be the default or set the headline amount. Never true for a program that may
 * leave the buyer worse off after five years, or whose facts must be verified first. See also
 * {@link mayPayTowardPrice}.
 */
function mayBeDefault(match: DefaultFacts): boolean {
  const { fiveYear, verifyFirst } = match;
  return !verifyFirst && (fiveYear === null || fiveYear.low >= 0) && mayPayTowardPrice(match);
}

/**
 * Whether a match may pay toward the price now. Never true for a program that is not available,
 * takes a share of the home's gain, or pays only closing costs. Also never true if most buyers do
 * not meet a condition that is still open, or if the amount depends on an uncertain tier.
 */
export function mayPayTowardPrice(
  match: Pick<DefaultFacts, 'kind' | 'status' | 'pays' | 'rules'>,
): boolean {
  const { kind, pays } = match;
  return (
    isAvailableNow(match) &&
    kind !== 'shared-appreciation-loan' &&
    pays !== 'closing' &&
    !hasOpenCondition(match.rules, barringConditions) &&
    hasSureAmount(match)
  );
}

function hasSureAmount({ rules }: Pick<MatchedProgram, 'rules'>): boolean {
  return rules.every((finding) => finding.rule !== 'amount' || finding.required.from > 0);
}
