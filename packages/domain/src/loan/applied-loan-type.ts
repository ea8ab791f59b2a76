import type { CreditScore, HomeType } from '../quote/choices.ts';
import { type LoanLimitFinding, type LoanLimits, loanLimitFinding } from './loan-limit.ts';
import {
  isAccepted,
  type LoanType,
  loanTypeOfScore,
  type ScoreLoanType,
  typesInOrder,
} from './loan-type.ts';

/** What determines the first mortgage's type. Deliberately not veteran status or home plan. */
export interface LoanTypeFacts {
  /** The loan types that the applied program accepts. Empty if unknown. */
  readonly types: readonly LoanType[];
  /** First loan after the program's help, without a financed premium, in dollars. */
  readonly loanAmount: number;
  readonly homeType: HomeType;
  readonly limits: LoanLimits;
  readonly creditScore: CreditScore;
}

/**
 * The first mortgage's type when a program's help is applied: the credit score's type, or the other
 * of conventional and FHA. The program must accept the type. Of two such types, it is the first
 * whose limit surely covers the loan, then the first whose limit may. So help for FHA loans only is
 * always priced with an FHA loan.
 *
 * A program whose types are unknown is treated as accepting conventional and FHA. A program that
 * accepts neither is priced with a USDA loan if it accepts that, else with the credit score's type.
 * Never VA: a VA loan is an option of its own (`vaOption`), only for buyers who served.
 */
export function appliedLoanType(facts: LoanTypeFacts): LoanType {
  const ofScore = loanTypeOfScore(facts.creditScore);
  const accepted = typesInOrder(facts.creditScore).filter((type) => isAccepted(facts.types, type));
  if (accepted.length === 0) return facts.types.includes('USDA') ? 'USDA' : ofScore;
  const [best] = accepted.toSorted((one, other) => rank(one, facts) - rank(other, facts));
  return best ?? ofScore;
}

/** Why an applied program changes the loan type from the credit score's type. */
export type LoanTypeReason = 'program' | 'limit';

/**
 * Why `appliedLoanType` does not return the credit score's type: the program does not accept that
 * type, or the loan is over the type's county limit. Null if it returns the credit score's type.
 */
export function loanTypeReason(facts: LoanTypeFacts): LoanTypeReason | null {
  const ofScore = loanTypeOfScore(facts.creditScore);
  if (appliedLoanType(facts) === ofScore) return null;
  return isAccepted(facts.types, ofScore) ? 'limit' : 'program';
}

/** An unknown limit allows every loan. */
const ranks: Readonly<Record<LoanLimitFinding['verdict'], number>> = {
  within: 0,
  unknown: 0,
  none: 0,
  check: 1,
  over: 2,
};

function rank(type: ScoreLoanType, { loanAmount, homeType, limits }: LoanTypeFacts): number {
  return ranks[loanLimitFinding(loanAmount, type, homeType, limits).verdict];
}
