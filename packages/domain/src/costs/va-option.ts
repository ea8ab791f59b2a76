import { type Loan, levelPayment } from '../loan/level-payment.ts';
import { loanApr } from '../loan/loan-apr.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import type { Percent } from '../units.ts';
import type { VaTable } from './cost-tables.ts';
import { type VaFundingFee, type VaUse, vaFundingFee } from './va-funding-fee.ts';

/** The answers that decide whether the VA option is shown. They decide none of its figures. */
export type VaAnswers = Pick<QuoteAnswers, 'veteranStatus' | 'homePlan'>;

/**
 * A home bought with a VA loan, the buyer's own money and no help. It needs no down payment and has
 * no monthly insurance. Dollars, not rounded. The figures are those of a first use.
 */
export interface VaOption {
  /** Price minus own money. */
  readonly baseLoan: number;
  /** The base loan plus the financed funding fee. */
  readonly firstLoan: Loan;
  /** Dollars a month. */
  readonly principalAndInterest: number;
  /** Principal and interest plus the first year's taxes and home insurance, in dollars a month. */
  readonly monthlyPayment: number;
  /** Includes the funding fee. */
  readonly apr: Percent | undefined;
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
  table: VaTable,
): VaOption | null {
  const baseLoan = facts.homePrice - facts.downPayment;
  if (!veteranStatus || homePlan !== 'primary' || baseLoan <= 0) return null;

  const base = { principal: baseLoan, interest: facts.interest, years: facts.term };
  const feeOf = (use: VaUse) => vaFundingFee(base, facts.homePrice, table, use);
  const { upFront } = feeOf('first');
  const firstLoan = { ...base, principal: baseLoan + upFront };
  const principalAndInterest = levelPayment(firstLoan);
  return {
    baseLoan,
    firstLoan,
    principalAndInterest,
    monthlyPayment: principalAndInterest + taxesAndInsurance(facts, 1) / 12,
    apr: loanApr(firstLoan, { prepaid: upFront, premiums: [] }),
    fundingFees: {
      first: feeOf('first'),
      subsequent: feeOf('subsequent'),
      exempt: feeOf('exempt'),
    },
  };
}
