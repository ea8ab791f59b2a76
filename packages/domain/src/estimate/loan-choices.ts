import { acceptsType } from '../catalog/first-mortgage.ts';
import { reachesLeastDownPayment } from '../loan/least-down-payment.ts';
import { type LoanLimits, loanLimitFinding } from '../loan/loan-limit.ts';
import { openTypes, type ScoreLoanType } from '../loan/loan-type.ts';
import { type Estimate, estimateOf, hasLoan } from './estimate.ts';

/** A loan type that the buyer's figures allow, and its payment. */
export interface LoanChoice {
  readonly loanType: ScoreLoanType;
  /**
   * The payment in year 1, in dollars a month, not rounded. Includes everything that a lender
   * includes in a payment. If `isComplete` is false, the figure is too low.
   */
  readonly payment: number;
  readonly isComplete: boolean;
}

/**
 * Returns the loan types that every buyer with these figures can request. The down payment must be
 * enough, every applied program must accept the type, and the loan must be within the county's
 * limit. For a home of two to four units, the limit for four units applies if the number of units
 * is unknown. The help, the down payment and the loan are calculated for each type. With a score
 * below 620, only FHA is possible. VA and USDA loans are excluded, because they are not open to
 * everyone.
 */
export function loanChoices(
  { facts, details, programs }: Estimate,
  limits: LoanLimits,
): readonly LoanChoice[] {
  return openTypes(facts.creditScore)
    .filter((loanType) => acceptsType(programs, loanType))
    .flatMap((loanType) => {
      const { comparison, lenderPayment, unknown } = estimateOf(
        facts,
        details,
        programs,
        limits,
        loanType,
      );
      const { down, firstLoan } = comparison;
      const loanAmount = firstLoan.base.principal;
      const { verdict } = loanLimitFinding(loanAmount, loanType, facts.homeType, limits);
      const isEnough = reachesLeastDownPayment(loanType, facts.homePrice, down.total);
      if (!hasLoan({ comparison }) || !isEnough || verdict === 'over') return [];
      const isComplete = !unknown.insurance && !unknown.assistance;
      return [{ loanType, payment: lenderPayment, isComplete }];
    });
}
