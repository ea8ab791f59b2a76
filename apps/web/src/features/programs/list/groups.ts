import { type AlmostProgram, isAvailableNow, type MatchedProgram } from '@latchkey/domain';
import { openChecks } from '../answers/open-checks.ts';

/** Matches, grouped by what is left to check or wait for. Each group keeps the list's order. */
export interface Groups {
  /** The buyer meets every rule that we know. */
  readonly fits: readonly MatchedProgram[];
  /** Short answers settle everything that is left to check. */
  readonly answers: readonly MatchedProgram[];
  /** Only the agency can settle something that is left to check. */
  readonly agency: readonly MatchedProgram[];
  /** Paused, or with a waitlist. */
  readonly later: readonly MatchedProgram[];
  /** Programs that lower the buyer's income tax and do not help with the down payment. */
  readonly taxCredits: readonly MatchedProgram[];
}

export type GroupName = keyof Groups;

export const groupNames = ['fits', 'answers', 'agency', 'later', 'taxCredits'] as const;

export function groupOf(program: MatchedProgram): GroupName {
  if (program.kind === 'tax-credit') return 'taxCredits';
  if (!isAvailableNow(program)) return 'later';
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
  };
}

/** The largest help that fits now, and if every short answer is yes. In dollars. */
export interface HelpRange {
  readonly now: number;
  readonly ifAnswersFit: number;
}

/** Leaves programs with facts that still need verifying out of both figures. */
export function helpRange({ fits, answers }: Pick<Groups, 'fits' | 'answers'>): HelpRange {
  const now = most(fits);
  return { now, ifAnswersFit: Math.max(now, most(answers)) };
}

function most(programs: readonly MatchedProgram[]): number {
  const sure = programs.filter(({ verifyFirst }) => !verifyFirst);
  return Math.max(0, ...sure.map(({ maxAmount }) => maxAmount));
}

/**
 * Near misses, grouped by the reason why they do not match. A shared reason appears once.
 *
 * @param reasonOf the sentence about what would have to change
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
