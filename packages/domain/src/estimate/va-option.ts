import { type CashNeeded, cashNeeded } from '../cash/cash-needed.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import type { CountedDetails } from '../costs/counted-details.ts';
import { type VaFundingFee, type VaUse, vaFundingFee } from '../costs/va-funding-fee.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { aprOf, type FirstLoan } from '../mortgage/first-loan.ts';
import type { Plan } from '../mortgage/lowered-plan.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import type { Percent } from '../units.ts';

/** The answers that decide whether the VA option is shown. They decide none of its figures. */
export type VaAnswers = Pick<QuoteAnswers, 'veteranStatus' | 'homePlan'>;

/**
 * A home bought with a VA loan, the buyer's own money and no help. It needs no down payment and has
 * no monthly insurance. Dollars, not rounded. The figures are those of a first use.
 */
export interface VaOption {
  readonly firstLoan: FirstLoan;
  /** The traditional payment: VA lenders collect taxes and insurance every month. */
  readonly plan: Plan;
  readonly apr: Percent | null;
  /** The funding fee is financed, so it takes no cash. */
  readonly cash: CashNeeded;
  /** Funding fee of a first use, of a later use, and with a disability rating. */
  readonly fundingFees: Readonly<Record<VaUse, VaFundingFee>>;
}

/**
 * The VA option, or null if the buyer has no military service, will not live in the home, or needs
 * no loan. VA decides eligibility, and a lender decides on the loan.
 *
 * @see 38 U.S.C. 3704(c)(1): the veteran lives in the home; 3710(a): loans for the whole price
 */
export function vaOption(
  facts: PricingFacts,
  { veteranStatus, homePlan }: VaAnswers,
  details: CountedDetails,
): VaOption | null {
  if (!veteranStatus || homePlan !== 'primary' || facts.homePrice <= facts.downPayment) return null;
  // The funding fee is part of the loan, so the payment always counts it.
  const counted = { ...details, mortgageInsurance: true };
  const comparison = comparePayments(facts, { applied: null, extras: counted, loanType: 'VA' });
  const { firstLoan, traditional } = comparison;
  const feeOf = (use: VaUse) => vaFundingFee(firstLoan.base, facts.homePrice, costTables.va, use);
  return {
    firstLoan,
    plan: traditional,
    apr: aprOf(firstLoan),
    cash: cashNeeded('traditional', facts, firstLoan, details, {
      downPayment: facts.downPayment,
      assistance: 0,
    }),
    fundingFees: {
      first: feeOf('first'),
      subsequent: feeOf('subsequent'),
      exempt: feeOf('exempt'),
    },
  };
}
