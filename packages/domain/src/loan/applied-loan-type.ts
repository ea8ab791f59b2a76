import type { CreditScore, HomeType } from '../quote/choices.ts';
import { type LoanLimitFinding, type LoanLimits, loanLimitFinding } from './loan-limit.ts';
import {
  isAccepted,
  type LoanType,
  loanTypeOfScore,
  type ScoreLoanType,
  typesInOrder,
} from './loan-type.ts';

/**
 * The facts that determine the first mortgage's type. Veteran status and home plan are deliberately
 * not included.
 */
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
 * Returns the first mortgage's type when a program's help is applied. This is either the credit
 * score's type (conventional or FHA) or the other of these two. The program must accept the type.
 * If the program accepts both, returns the first type whose limit certainly covers the loan or, if
 * no limit does, the first type whose limit may cover the loan. A program that accepts only FHA
 * loans therefore always gets an FHA loan.
 *
 * If a program's types are unknown, the program is treated as accepting conventional and FHA. If a
 * program accepts neither, returns USDA if the program accepts USDA, and otherwise the credit
 * score's type. Never returns VA: a VA loan is a separate option (`vaOption`) for buyers who
 * served.
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
 * Returns why `appliedLoanType` does not return the credit score's type: the program does not
 * accept that type, or the loan is over the county limit for that type. Null if `appliedLoanType`
 * returns the credit score's type.
 */
export function loanTypeReason(facts: LoanTypeFacts): LoanTypeReason | null {
  const ofScore = loanTypeOfScore(facts.creditScore);
  if (appliedLoanType(facts) === ofScore) return null;
  return isAccepted(facts.types, ofScore) ? 'limit' : 'program';
}

/** The order of preference. An unknown limit allows every loan. */
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
