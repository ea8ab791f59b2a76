import { type AlmostProgram, type GroupName, groupOf, type MatchedProgram } from '@latchkey/domain';

/** Matches, grouped by what the buyer must check or wait for. Each group keeps the list's order. */
export type Groups = Readonly<Record<GroupName, readonly MatchedProgram[]>>;

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

/**
 * Groups programs that almost match by the reason why they do not match. Lists each reason only
 * once.
 *
 * @param reasonOf returns the sentence about what must change
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
