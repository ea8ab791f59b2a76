import { capsForLoan, loanTypeFacts } from '../../assistance/cap-for-loan.ts';
import { combinedAmounts } from '../../assistance/combined-assistance.ts';
import { averageClosingCosts } from '../../costs/average-closing-costs.ts';
import { costTables } from '../../costs/cost-tables.generated.ts';
import type { AskedPrograms } from '../../draft/asked-programs.ts';
import { appliedLoanType } from '../../loan/applied-loan-type.ts';
import type { LoanLimits } from '../../loan/loan-limit.ts';
import { appliedProgram, type RankedMatches } from '../applied-program.ts';
import { isOffer } from '../headline.ts';
import type { MatchedProgram } from '../matched-program.ts';
import type { ProgramFacts } from '../rules/program-facts.ts';
import { type CombinationFacts, combinationLoan } from './combination-limits.ts';
import { mayCombine } from './may-combine.ts';
import { comparePaying } from './paying-order.ts';

/** Returns the facts for {@link appliedPrograms}, with the state's average closing costs. */
export function combinationFacts(facts: ProgramFacts, area: LoanLimits): CombinationFacts {
  const { state } = facts.homeLocation;
  const { percent } = averageClosingCosts(state, costTables.closingCosts);
  return { facts, area, closingCosts: (facts.homePrice * percent) / 100 };
}

/** The programs whose help is applied together. */
export interface AppliedPrograms<Program> {
  /** In the order in which the programs pay. Empty if no program matches. */
  readonly programs: readonly Program[];
  /** Whether some requested programs cannot be applied. */
  readonly isCut: boolean;
}

/**
 * Returns the programs whose help is applied: the program from `appliedProgram`, plus the other
 * programs that the buyer requests. Applies the other programs only if the buyer matches all of
 * them, all are available now, each program's rules allow the others, and all accept the same first
 * mortgage. Otherwise, applies only the first program. Ignores IDs of programs that do not match.
 *
 * @param facts the answers with which the programs were matched
 */
export function appliedPrograms<Program extends MatchedProgram>(
  matches: RankedMatches<Program>,
  { programId, withIds }: AskedPrograms,
  facts: CombinationFacts | null,
): AppliedPrograms<Program> {
  const first = appliedProgram(matches, programId);
  const asked = new Set(withIds.filter((id) => id !== programId));
  if (!first || asked.size === 0) return { programs: first ? [first] : [], isCut: false };

  const others = matches.programs.filter(({ id }) => asked.has(id));
  const members = payingOrder([first, ...others]);
  const isAllowed =
    facts !== null &&
    first.id === programId &&
    members.every(isOffer) &&
    members.every((one) => members.every((other) => one === other || mayCombine(one, other))) &&
    isWithinLimits(members, facts);
  const programs = isAllowed ? members : [first];
  return { programs, isCut: programs.length <= asked.size };
}

function payingOrder<Program extends MatchedProgram>(programs: readonly Program[]): Program[] {
  return programs
    .map((program) => {
      const { kind, maxAmount: amount } = program;
      return { program, kind, assistanceCap: program, amount };
    })
    .sort(comparePaying)
    .map(({ program }) => program);
}

/** Whether a single first mortgage works with all of these programs, given their combined help. */
function isWithinLimits(programs: readonly MatchedProgram[], given: CombinationFacts): boolean {
  const loanType = appliedLoanType(loanTypeFacts(programs, given.facts, given.area));
  const caps = capsForLoan(programs, loanType);
  const amounts = combinedAmounts(caps, given.facts, given.closingCosts);
  const parts = programs.map((program, place) => {
    const { kind, hasCheck } = program;
    return { program, kind, hasCheck, amount: amounts[place] ?? 0 };
  });
  return combinationLoan(parts, given) !== null;
}
