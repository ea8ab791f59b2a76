import type { Area } from '../area/area.ts';
import type { CreditScore } from '../quote/choices.ts';
import { type LoanType, loanTypeOfScore } from './loan-type.ts';

/** A county's loan limits in dollars, for one to four units. Null if unknown. */
export type LoanLimits = Pick<Area, 'conformingLimits' | 'fhaLimits'>;

/** Limits that have not loaded yet. They allow every loan. */
export const unknownLimits: LoanLimits = { conformingLimits: null, fhaLimits: null };

/** What decides the first mortgage's type. Veteran status and home plan are left out on purpose. */
export interface LoanTypeFacts {
  /** The loan types that the applied program takes. Empty if unknown. */
  readonly types: readonly LoanType[];
  /** First loan after the program's help, without a financed premium, in dollars. */
  readonly loanAmount: number;
  readonly limits: LoanLimits;
  readonly creditScore: CreditScore;
}

/**
 * The first mortgage's type when a program's help is applied. It is the first of these that the
 * program takes and whose one-unit county limit allows the loan: the type that the credit score
 * decides, the other of conventional and FHA, VA, USDA. If none fits, the type of the score.
 *
 * A program whose types are unknown takes conventional and FHA. An unknown limit allows every loan.
 * VA and USDA have no county limit.
 */
export function appliedLoanType(facts: LoanTypeFacts): LoanType {
  const ofScore = loanTypeOfScore(facts.creditScore);
  const other = ofScore === 'FHA' ? 'Conventional' : 'FHA';
  const order: readonly LoanType[] = [ofScore, other, 'VA', 'USDA'];
  return order.find((type) => takes(type, facts) && allows(type, facts)) ?? ofScore;
}

/** Why an applied program sets another loan type than the credit score decides. */
export type LoanTypeReason = 'program' | 'limit';

/**
 * Why `appliedLoanType` returns another type than that of the credit score: the program does not
 * take that one, or the loan is over its county limit. Null if it returns the credit score's type.
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
