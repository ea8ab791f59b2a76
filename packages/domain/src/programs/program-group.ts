import type { ConditionKind } from '../catalog/conditions.ts';
import type { MatchedProgram } from './matched-program.ts';
import { openChecks } from './open-checks.ts';
import { hasOpenCondition } from './open-condition.ts';
import { isAvailableNow, isCloseTo } from './ranking.ts';

/**
 * The groups of matches, in the order in which the list shows them. The group depends on what the
 * buyer must check or wait for.
 */
export const groupNames = [
  /** Programs whose known rules the buyer meets. */
  'fits',
  /** Programs for which short answers can resolve every remaining check. */
  'answers',
  /** Programs with a remaining check that requires an answer from the agency. */
  'agency',
  /** Programs that are paused or have a waitlist. */
  'later',
  /** Programs that lower the buyer's income tax, but cannot be used for a down payment. */
  'taxCredits',
  /** Programs that take a share of the home's gain in value. */
  'sharesGain',
  /** Programs only for members of a tribe or certain employees. We never ask about membership. */
  'special',
] as const;

export type GroupName = (typeof groupNames)[number];

/** Kinds of conditions that only members of a group meet. */
const membersOnly: ReadonlySet<ConditionKind> = new Set<ConditionKind>([
  'tribal-member',
  'employer',
]);

/** Returns the group of a match. Pages say "fits now" only about the group `fits`. */
export function groupOf(program: Pick<MatchedProgram, 'kind' | 'status' | 'rules'>): GroupName {
  if (program.kind === 'tax-credit') return 'taxCredits';
  if (!isAvailableNow(program)) return 'later';
  if (hasOpenCondition(program.rules, membersOnly)) return 'special';
  if (program.kind === 'shared-appreciation-loan') return 'sharesGain';
  const { short, needsAgency } = openChecks(program);
  if (needsAgency) return 'agency';
  return short.length > 0 ? 'answers' : 'fits';
}

/** Whether the buyer meets all rules of a program, based on the answers so far. */
export function fitsNow(program: Parameters<typeof groupOf>[0]): boolean {
  return groupOf(program) === 'fits';
}

/**
 * Whether a result is the best five-year result of the programs that fit now, or so close to it
 * that the list treats the two as equal.
 */
export type TopResult = 'best' | 'close';

type RankedResult = Pick<MatchedProgram, 'id' | 'kind' | 'status' | 'rules' | 'fiveYear'>;

/**
 * Returns how the five-year result of the first program in the list compares with the results of
 * all programs that fit now. The ranking treats close results as equal, so another result may be
 * slightly better. Null for any other program, or if a much better result ranks lower because its
 * facts need to be verified first.
 *
 * @param ranked the matches that the buyer can choose from, in rank order
 */
export function topResult(
  { id }: Pick<MatchedProgram, 'id'>,
  ranked: readonly RankedResult[],
): TopResult | null {
  const [first] = ranked;
  if (first?.id !== id || !fitsNow(first) || lowOf(first) <= 0) return null;
  const better = ranked.filter((other) => fitsNow(other) && lowOf(other) > lowOf(first));
  if (better.length === 0) return 'best';
  return better.every((other) => isCloseTo(first, other)) ? 'close' : null;
}

function lowOf({ fiveYear }: Pick<MatchedProgram, 'fiveYear'>): number {
  return fiveYear?.low ?? 0;
}
