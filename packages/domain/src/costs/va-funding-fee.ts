import type { Loan } from '../loan/level-payment.ts';
import { Percent } from '../units.ts';
import type { VaFee, VaTable } from './cost-tables.ts';

/** The funding fee on a VA loan, which has no monthly insurance. */
export interface VaFundingFee {
  readonly kind: 'va';
  /** Funding fee due at closing, usually financed. In dollars. */
  readonly upFront: number;
  /** The fee as a percentage of the loan. */
  readonly rate: Percent;
  readonly premiums: readonly [];
}

/**
 * Whether this is a first or a subsequent use of the VA loan benefit, or the veteran is exempt.
 * Together with the down payment, this determines the funding fee.
 */
export type VaUse = 'first' | 'subsequent' | 'exempt';

/**
 * Returns VA's funding fee on a loan, not rounded. The down payment is the part of the price that
 * the loan does not cover. A veteran with a disability rating is exempt.
 *
 * @param loan the base loan, without the fee
 * @throws {RangeError} if the loan is above the price
 * @see 38 U.S.C. 3729(b)(2): percentages by use and down payment; 3729(c): exemptions
 */
export function vaFundingFee(
  loan: Loan,
  homePrice: number,
  { fees }: VaTable,
  use: VaUse = 'first',
): VaFundingFee {
  const fee = fees.findLast((each) => isDownPaymentFrom(loan.principal, homePrice, each));
  if (!fee)
    throw new RangeError(
      `VA has no funding fee for a loan of $${loan.principal} on a home of $${homePrice}`,
    );
  const percents = { first: fee.firstUsePercent, subsequent: fee.subsequentUsePercent, exempt: 0 };
  return {
    kind: 'va',
    upFront: (loan.principal * percents[use]) / 100,
    rate: Percent.parse(percents[use]),
    premiums: [],
  };
}

/**
 * Whether the down payment is at least a percentage of the price. Multiplies rather than divides,
 * because the result of a division is not exact.
 */
function isDownPaymentFrom(
  loan: number,
  homePrice: number,
  { downPaymentFromPercent: from }: VaFee,
): boolean {
  return loan * 100 <= homePrice * (100 - from);
}
