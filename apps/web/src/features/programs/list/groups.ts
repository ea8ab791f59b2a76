import { type AlmostProgram, isAvailableNow, type MatchedProgram } from '@latchkey/domain';
import { mostIfYes, openChecks } from '../answers/open-checks.ts';

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

/**
 * The largest assistance that the buyer can get with the current answers, and the largest if every
 * short answer is yes. In dollars.
 */
export interface HelpRange {
  readonly now: number;
  readonly ifAnswersFit: number;
}

/** Returns both amounts. Leaves out programs with facts that we still have to verify. */
export function helpRange({ fits, answers }: Pick<Groups, 'fits' | 'answers'>): HelpRange {
  const sure = (programs: readonly MatchedProgram[]) =>
    programs.filter(({ verifyFirst }) => !verifyFirst);
  const now = Math.max(0, ...sure(fits).map(({ maxAmount }) => maxAmount));
  return { now, ifAnswersFit: Math.max(now, ...sure(answers).map(mostIfYes)) };
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
