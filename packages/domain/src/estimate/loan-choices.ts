import { acceptsType } from '../catalog/first-mortgage.ts';
import { reachesLeastDownPayment } from '../loan/least-down-payment.ts';
import { type LoanLimits, loanLimitFinding } from '../loan/loan-limit.ts';
import { openTypes, type ScoreLoanType } from '../loan/loan-type.ts';
import { type Estimate, estimateOf, hasLoan } from './estimate.ts';

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
 * the loan is within the county's limit, or may be for a home of two to four units, and each applied
 * program accepts the type. The help, the down payment and the loan are those of the type. A score
 * below 620 allows only FHA. VA and USDA loans are not open to everyone, so they are left out.
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
