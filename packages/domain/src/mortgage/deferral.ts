import { levelPayment } from '../loan/level-payment.ts';
import type { Percent } from '../units.ts';
import type { PaymentComparison } from './compare-payments.ts';

/**
 * The lowered payment as a balance at the end of the program length. It moves cost, it does not
 * remove it: payments are lower by what was paid at closing and what is still owed. Dollars, not
 * rounded.
 */
export interface Deferral {
  readonly lessInPayments: number;
  /** Taxes and insurance of year 1. */
  readonly paidAtClosing: number;
  /** Balance of the line of credit or of the amortized second loan. */
  readonly stillOwed: number;
  /**
   * Interest in the payments on the amortized second loan so far. 0 for a line of credit, whose
   * interest is not counted.
   */
  readonly interestPaid: number;
  /** The buyer's gain without interest. Always 0, except for rounding errors. */
  readonly aheadBeforeInterest: number;
}

/** The balance of a comparison. If the buyer does not qualify, the figures are as if so. */
export function deferralOf({
  totalSavings,
  dueAtClosing,
  secondLoan,
  iAndTPayment,
  years,
}: Pick<
  PaymentComparison,
  'totalSavings' | 'dueAtClosing' | 'secondLoan' | 'iAndTPayment' | 'years'
>): Deferral {
  const { product, borrowed, owed } = secondLoan;
  const interestPaid =
    product === 'Amortization' ? 12 * years * iAndTPayment - (borrowed - owed) : 0;
  return {
    lessInPayments: totalSavings,
    paidAtClosing: dueAtClosing,
    stillOwed: owed,
    interestPaid,
    aheadBeforeInterest: totalSavings + interestPaid - dueAtClosing - owed,
  };
}

/** Paying off the line of credit after the program length. */
export interface Payback {
  readonly owed: number;
  /** Dollars a month, not rounded, on top of the payment after the program length. */
  readonly monthly: number;
  readonly years: number;
  readonly interest: Percent;
}

/** Number of years in which the buyer pays off the line of credit. */
const PAYBACK_YEARS = 10;

/**
 * The level payment that pays off the line of credit over ten years after the program length. By
 * default at the first loan's rate, because the product knows no other: the program's terms name
 * none. A line of credit usually costs more, so this is the least to expect.
 *
 * @param interest the line's own rate, if it is known
 * @returns null if nothing is owed, or for an amortized second loan, which its own payments repay
 */
export function linePayback(
  { secondLoan: { product, owed } }: Pick<PaymentComparison, 'secondLoan'>,
  interest: Percent,
): Payback | null {
  if (product !== 'Line of Credit' || owed <= 0) return null;
  const loan = { principal: owed, interest, years: PAYBACK_YEARS };
  return { owed, monthly: levelPayment(loan), years: PAYBACK_YEARS, interest };
}
