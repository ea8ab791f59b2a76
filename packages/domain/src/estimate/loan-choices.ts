import { capsForLoan } from '../assistance/cap-for-loan.ts';
import { helpSplit } from '../cash/help-for-closing.ts';
import { commonTypes, loanTypeOf } from '../catalog/first-mortgage.ts';
import { leastDownPayment } from '../loan/least-down-payment.ts';
import { type LoanLimits, loanLimitFinding } from '../loan/loan-limit.ts';
import type { ScoreLoanType } from '../loan/loan-type.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import type { Estimate } from './estimate.ts';

/** A type of loan that fits the buyer's figures, with its payment. */
export interface LoanChoice {
  readonly loanType: ScoreLoanType;
  /**
   * Dollars a month in year 1, including everything that a lender includes. Not rounded. Too low if
   * `isComplete` is false.
   */
  readonly payment: number;
  readonly isComplete: boolean;
}

/**
 * The types of loan that anyone with the buyer's figures can ask for: the down payment is enough,
 * the loan is within the county's limit, or may be for a home of two to four units, and each applied program accepts the type. A score below
 * 620 allows only FHA. VA and USDA loans are not open to everyone, so they are left out.
 */
export function loanChoices(
  { facts, details, programs, help, comparison, unknown }: Estimate,
  limits: LoanLimits,
): readonly LoanChoice[] {
  const { down, firstLoan } = comparison;
  const loanAmount = firstLoan.base.principal;
  const taken = (commonTypes(programs) ?? []).map(loanTypeOf);
  const types: readonly ScoreLoanType[] = ['Conventional', 'FHA'];
  const fitting = types.filter((loanType) => {
    const isOfScore = loanType === 'FHA' || facts.creditScore !== 'poor';
    const isTaken = taken.length === 0 || taken.includes(loanType);
    const isEnough = down.total >= facts.homePrice * leastDownPayment[loanType];
    const { verdict } = loanLimitFinding(loanAmount, loanType, facts.homeType, limits);
    return isOfScore && isTaken && isEnough && verdict !== 'over';
  });
  if (loanAmount <= 0) return [];
  const assistance = help.map(({ payment }) => payment);
  return fitting.map((loanType) => {
    const caps = capsForLoan(programs, loanType);
    const split = helpSplit(facts, loanType, caps, details);
    const compared = comparePayments(facts, {
      applied: caps,
      towardPrice: split.reduce((sum, part) => sum + part.towardPrice, 0),
      assistance,
      extras: details,
      loanType,
    });
    return {
      loanType,
      payment: allInPayment(monthOfYear(compared.traditional.months, 1)),
      isComplete: compared.firstLoan.insurance.kind !== 'unknown' && !unknown.assistance,
    };
  });
}
