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

/** The answers that determine whether the VA option is shown. They do not affect its figures. */
export type VaAnswers = Pick<QuoteAnswers, 'veteranStatus' | 'homePlan'>;

/**
 * A purchase with a VA loan, the buyer's own money and no assistance. A VA loan needs no down
 * payment and no monthly insurance. Dollars, not rounded. The figures are for a buyer's first VA
 * loan.
 */
export interface VaOption {
  readonly firstLoan: FirstLoan;
  /** The traditional payment, because VA lenders collect taxes and insurance every month. */
  readonly plan: Plan;
  readonly apr: Percent | null;
  /** The cash due at closing. Does not include the funding fee, because it is financed. */
  readonly cash: CashNeeded;
  /**
   * The funding fees for a first VA loan, a later VA loan, and a buyer with a disability rating.
   */
  readonly fundingFees: Readonly<Record<VaUse, VaFundingFee>>;
}

/**
 * Returns the VA option. Null if the buyer has no military service, will not live in the home, or
 * needs no loan. VA decides whether the buyer is eligible, and a lender decides whether to make the
 * loan.
 *
 * @see 38 U.S.C. 3704(c)(1): the veteran lives in the home; 3710(a): loans for the whole price
 */
export function vaOption(
  facts: PricingFacts,
  { veteranStatus, homePlan }: VaAnswers,
  details: CountedDetails,
): VaOption | null {
  if (!veteranStatus || homePlan !== 'primary' || facts.homePrice <= facts.downPayment) return null;
  // The funding fee is part of the loan, so the payment always includes it.
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
