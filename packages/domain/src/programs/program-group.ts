import type { ConditionKind } from '../catalog/conditions.ts';
import type { MatchedProgram } from './matched-program.ts';
import { openChecks } from './open-checks.ts';
import { hasOpenCondition } from './open-condition.ts';
import { isAvailableNow } from './ranking.ts';

/** The groups of matches, by what is left to check or to wait for, in the order of the list. */
export const groupNames = [
  /** Programs whose known rules the buyer all meets. */
  'fits',
  /** Programs for which short answers settle everything that is left to check. */
  'answers',
  /** Programs for which only the agency can settle something that is left to check. */
  'agency',
  /** Programs that are paused or have a waitlist. */
  'later',
  /** Programs that lower the buyer's income tax but do not help with the down payment. */
  'taxCredits',
  /** Programs that take a share of the home's gain in value. */
  'sharesGain',
  /** Programs only for members of a tribe or for employees. We never ask who belongs to one. */
  'special',
] as const;

export type GroupName = (typeof groupNames)[number];

/** Kinds of conditions that only members of a group meet. */
const membersOnly: ReadonlySet<ConditionKind> = new Set<ConditionKind>([
  'tribal-member',
  'employer',
]);

/** Returns the group of a match. A program "fits now" only in the group `fits`. */
export function groupOf(program: Pick<MatchedProgram, 'kind' | 'status' | 'rules'>): GroupName {
  if (program.kind === 'tax-credit') return 'taxCredits';
  if (!isAvailableNow(program)) return 'later';
  if (hasOpenCondition(program.rules, membersOnly)) return 'special';
  if (program.kind === 'shared-appreciation-loan') return 'sharesGain';
  const { short, needsAgency } = openChecks(program);
  if (needsAgency) return 'agency';
  return short.length > 0 ? 'answers' : 'fits';
}
