import { type Loan, levelPayment } from './level-payment.ts';
import { remainingBalance } from './remaining-balance.ts';

/** When a loan is paid off, with or without extra principal. */
export interface Payoff {
  /** Number of payments. The last one may be smaller. */
  readonly months: number;
  /** Total interest, in dollars. */
  readonly interest: number;
}

/** A remaining balance below half a cent, in dollars, is a rounding error and needs no payment. */
const HALF_CENT = 0.005;

/**
 * Balance after some years when the buyer pays the same extra principal every month, in dollars,
 * not rounded. It is the scheduled balance minus the future value of the extra payments at the
 * loan's rate.
 *
 * @param extra dollars a month
 * @throws {RangeError} if the term is not positive
 */
export function balanceWithExtra(loan: Loan, extra: number, afterYears: number): number {
  const balance = remainingBalance(loan, afterYears);
  const months = afterYears * 12;
  const r = loan.interest / 100 / 12;
  const annuity = r === 0 ? months : Math.expm1(months * Math.log1p(r)) / r;
  return Math.max(0, balance - extra * annuity);
}

/**
 * Number of payments and total interest when the buyer pays the same extra principal every month.
 * Months are whole. Interest is not rounded.
 *
 * @param extra dollars a month
 * @throws {RangeError} if the term is not positive
 */
export function payoff(loan: Loan, extra: number): Payoff {
  const { principal, interest, years } = loan;
  const level = levelPayment(loan);
  if (principal <= 0) return { months: 0, interest: 0 };
  if (extra <= 0)
    return { months: years * 12, interest: Math.max(0, level * years * 12 - principal) };

  const payment = level + extra;
  const full = fullPayments(loan, payment);
  const left = balanceWithExtra(loan, extra, full / 12);
  const last = left * (1 + interest / 100 / 12);
  return {
    months: Math.min(years * 12, full + (left > HALF_CENT ? 1 : 0)),
    interest: Math.max(0, full * payment + last - principal),
  };
}

/** Number of full payments before the last, smaller one. */
function fullPayments({ principal, interest }: Loan, payment: number): number {
  const r = interest / 100 / 12;
  const exact =
    r === 0 ? principal / payment : -Math.log1p((-principal * r) / payment) / Math.log1p(r);
  return Math.floor(exact);
}
