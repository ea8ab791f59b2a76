import type { Area } from '../../area/area.ts';
import type { AssistanceCap } from '../../assistance/assistance.ts';
import {
  type CapByLoanType,
  loanTypeFacts,
  type ProgramCap,
} from '../../assistance/cap-for-loan.ts';
import { capIn } from '../../assistance/cap-of.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { loanTypeOf } from '../../catalog/first-mortgage.ts';
import { isSameValue } from '../../catalog/same-value.ts';
import type { Tier } from '../../catalog/tiers.ts';
import { appliedLoanType } from '../../loan/applied-loan-type.ts';
import { limitsOf } from '../../loan/loan-limit.ts';
import { type LoanType, loanTypes } from '../../loan/loan-type.ts';
import type { KnownFacts } from './known-facts.ts';
import type { ProgramFacts } from './program-facts.ts';
import { type TierChoice, tierChoice } from './tier-choice.ts';

/** What a program offers to a buyer. */
export interface ProgramOffer {
  readonly cap: ProgramCap;
  /**
   * The buyer's tier for the loan type that results from the help. Null if the program has no
   * tiers.
   */
  readonly choice: TierChoice | null;
}

/**
 * Returns what a program offers to a buyer. For a program with tiers, includes the tier that the
 * buyer is certain to get with each type of first loan.
 */
export function programOffer(
  program: CatalogProgram,
  facts: ProgramFacts,
  area: Area,
  known: KnownFacts,
): ProgramOffer {
  const { tiers, firstMortgage, pays } = program;
  if (tiers === null) {
    return { cap: { ...capIn(program), pays, capByLoanType: null }, choice: null };
  }
  const choiceFor = (loanType: LoanType) =>
    tierChoice(program, tiers, { facts, area, known, loanType });
  const accepted = firstMortgage.types.length > 0 ? firstMortgage.types.map(loanTypeOf) : loanTypes;
  const caps = accepted.map((type) => [type, sureCap(choiceFor(type))] as const);
  const [[, first] = [null, sureCap(choiceFor('Conventional'))]] = caps;
  const isSame = caps.every(([, each]) => isSameValue(each, first));
  const capByLoanType: CapByLoanType = isSame ? null : Object.fromEntries(caps);
  const offered = { ...first, pays, capByLoanType, firstMortgage };
  const choice = choiceFor(appliedLoanType(loanTypeFacts([offered], facts, limitsOf(area, known))));
  return { cap: { ...sureCap(choice), pays, capByLoanType }, choice };
}

type TierCap = Omit<AssistanceCap, 'pays'>;

function sureCap({ sure }: { readonly sure: Tier | null }): TierCap {
  return sure ? capIn(sure) : { cap: 0, maxPercent: null, percentOf: null };
}
