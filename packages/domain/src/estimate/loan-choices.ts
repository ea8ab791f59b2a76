import { commonTypes, loanTypeOf } from '../catalog/first-mortgage.ts';
import { allInPayments, lenderExtras } from '../costs/all-in-payments.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { insuredLoan } from '../costs/extra-costs.ts';
import type { LoanLimits } from '../loan/applied-loan-type.ts';
import { leastDownPayment } from '../loan/least-down-payment.ts';
import type { ScoreLoanType } from '../loan/loan-type.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import type { Estimate } from './estimate.ts';

/** A type of loan that fits the buyer's figures, with its payment. */
export interface LoanChoice {
  readonly loanType: ScoreLoanType;
  /**
   * Dollars a month in year 1 with everything that a lender counts, not rounded. Too low if
   * `isComplete` is false.
   */
  readonly payment: number;
  readonly isComplete: boolean;
}

/**
 * The types of loan that anyone with the buyer's figures can ask for: the down payment is enough,
 * the loan is within the county's limit, and each applied program takes the type. A score below 620
 * leaves only FHA. VA and USDA loans are not open to everyone, so they are left out.
 */
export function loanChoices(
  { facts, details, programs, help }: Pick<Estimate, 'facts' | 'details' | 'programs' | 'help'>,
  { conformingLimits, fhaLimits }: LoanLimits,
): readonly LoanChoice[] {
  const plain = comparePayments(facts, programs);
  const taken = (commonTypes(programs) ?? []).map(loanTypeOf);
  const limits = { Conventional: conformingLimits?.[0], FHA: fhaLimits?.[0] };
  const types: readonly ScoreLoanType[] = ['Conventional', 'FHA'];
  const fitting = types.filter((loanType) => {
    const isOpen = loanType === 'FHA' || facts.creditScore !== 'poor';
    const isTaken = taken.length === 0 || taken.includes(loanType);
    const isEnough = plain.totalDownPayment >= facts.homePrice * leastDownPayment[loanType];
    return isOpen && isTaken && isEnough && plain.loanAmount <= (limits[loanType] ?? Infinity);
  });
  if (plain.loanAmount <= 0) return [];
  const payments = help.map(({ payment }) => payment);
  return fitting.map((loanType) => {
    const costs = insuredLoan(facts, plain, loanType, lenderExtras(details), costTables);
    const { traditional } = allInPayments(facts, plain, costs, details, payments);
    return { loanType, payment: traditional.total, isComplete: traditional.isComplete };
  });
}
