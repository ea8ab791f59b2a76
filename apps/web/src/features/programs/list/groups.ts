import {
  type AlmostProgram,
  type Combination,
  isAvailableNow,
  type MatchedProgram,
} from '@latchkey/domain';
import { openChecks } from '../answers/open-checks.ts';

/** Matches, grouped by what is left to check or to wait for. Each group keeps the list's order. */
export interface Groups {
  /** Programs whose known rules the buyer all meets. */
  readonly fits: readonly MatchedProgram[];
  /** Programs for which short answers settle everything that is left to check. */
  readonly answers: readonly MatchedProgram[];
  /** Programs for which only the agency can settle something that is left to check. */
  readonly agency: readonly MatchedProgram[];
  /** Programs that are paused or have a waitlist. */
  readonly later: readonly MatchedProgram[];
  /** Programs that lower the buyer's income tax but do not help with the down payment. */
  readonly taxCredits: readonly MatchedProgram[];
  /** Programs that take a share of the home's gain in value. */
  readonly sharesGain: readonly MatchedProgram[];
  /** Programs only for members of a tribe or for employees. We never ask who belongs to one. */
  readonly special: readonly MatchedProgram[];
}

export type GroupName = keyof Groups;

export const groupNames = [
  'fits',
  'answers',
  'agency',
  'later',
  'taxCredits',
  'sharesGain',
  'special',
] as const;

export function groupOf(program: MatchedProgram): GroupName {
  if (program.kind === 'tax-credit') return 'taxCredits';
  if (!isAvailableNow(program)) return 'later';
  if (isForMembers(program)) return 'special';
  if (program.kind === 'shared-appreciation-loan') return 'sharesGain';
  const { short, needsAgency } = openChecks(program);
  if (needsAgency) return 'agency';
  return short.length > 0 ? 'answers' : 'fits';
}

export function groupsOf(programs: readonly MatchedProgram[]): Groups {
  const inGroup = (name: GroupName) => programs.filter((program) => groupOf(program) === name);
  return {
    fits: inGroup('fits'),
    answers: inGroup('answers'),
    agency: inGroup('agency'),
    later: inGroup('later'),
    taxCredits: inGroup('taxCredits'),
    sharesGain: inGroup('sharesGain'),
    special: inGroup('special'),
  };
}

/** Whether the buyer meets every rule of every program in the combination, as far as we know. */
export function fitsNow({ members, verdict }: Combination, { fits }: Groups): boolean {
  return verdict === 'match' && members.every(({ id }) => fits.some((each) => each.id === id));
}

/** Kinds of conditions that only members of a group meet. */
const membersOnly: ReadonlySet<string> = new Set(['tribal-member', 'employer']);

function isForMembers({ rules }: MatchedProgram): boolean {
  return rules.some(
    (finding) =>
      finding.rule === 'conditions' &&
      finding.required.some(({ kind, answer }) => answer !== true && membersOnly.has(kind)),
  );
}

/**
 * Groups programs that almost match by the reason why they do not match. Each reason appears only
 * once.
 *
 * @param reasonOf returns the sentence about what would have to change
 */
export function byReason(
  programs: readonly AlmostProgram[],
  reasonOf: (program: AlmostProgram) => string,
): { readonly reason: string; readonly programs: readonly AlmostProgram[] }[] {
  const shared = new Map<string, AlmostProgram[]>();
  for (const program of programs) {
    const reason = reasonOf(program);
    shared.set(reason, [...(shared.get(reason) ?? []), program]);
  }
  return [...shared].map(([reason, sharing]) => ({ reason, programs: sharing }));
}
