import type { Area } from '../area/area.ts';
import type { CreditScore } from '../quote/choices.ts';
import { type LoanType, loanTypeOfScore } from './loan-type.ts';

/** A county's loan limits in dollars, for one to four units. Null if unknown. */
export type LoanLimits = Pick<Area, 'conformingLimits' | 'fhaLimits'>;

/** Limits to use until the county's limits have loaded. They allow every loan. */
export const unknownLimits: LoanLimits = { conformingLimits: null, fhaLimits: null };

/** What determines the first mortgage's type. Deliberately not veteran status or home plan. */
export interface LoanTypeFacts {
  /** The loan types that the applied program accepts. Empty if unknown. */
  readonly types: readonly LoanType[];
  /** First loan after the program's help, without a financed premium, in dollars. */
  readonly loanAmount: number;
  readonly limits: LoanLimits;
  readonly creditScore: CreditScore;
}

/**
 * The first mortgage's type when a program's help is applied. The types are tried in this order:
 * the credit score's type, the other type of conventional and FHA, VA, USDA. The result is the
 * first type that the program accepts and whose one-unit county limit allows the loan. If no type
 * fits, it is the credit score's type.
 *
 * A program whose types are unknown is treated as accepting conventional and FHA. An unknown limit
 * allows every loan. VA and USDA have no county limit.
 */
export function appliedLoanType(facts: LoanTypeFacts): LoanType {
  const ofScore = loanTypeOfScore(facts.creditScore);
  const other = ofScore === 'FHA' ? 'Conventional' : 'FHA';
  const order: readonly LoanType[] = [ofScore, other, 'VA', 'USDA'];
  return order.find((type) => takes(type, facts) && allows(type, facts)) ?? ofScore;
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
  return takes(ofScore, facts) ? 'limit' : 'program';
}

function takes(type: LoanType, { types }: LoanTypeFacts): boolean {
  return types.length > 0 ? types.includes(type) : type === 'Conventional' || type === 'FHA';
}

function allows(type: LoanType, { loanAmount, limits }: LoanTypeFacts): boolean {
  if (type === 'VA' || type === 'USDA') return true;
  const [limit] = (type === 'FHA' ? limits.fhaLimits : limits.conformingLimits) ?? [];
  return limit === undefined || loanAmount <= limit;
}
