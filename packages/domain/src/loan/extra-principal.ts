import { type Loan, levelPayment } from './level-payment.ts';
import { remainingBalance } from './remaining-balance.ts';

/** How a loan ends, with something paid on top of the level payment or without. */
export interface Payoff {
  /** How many payments there are; the last may be a smaller one. */
  readonly months: number;
  /** All the interest that is paid, in dollars. */
  readonly interest: number;
}

/** Less than half a cent left to pay is a matter of rounding, not a payment: dollars. */
const HALF_CENT = 0.005;

/**
 * What is still owed after some years where the same extra goes towards principal each month, in
 * dollars, not rounded: the loan's own balance less what the extras have grown to at its rate.
 *
 * @param extra dollars a month
 * @throws {RangeError} when the loan's term is not longer than zero
 */
export function balanceWithExtra(loan: Loan, extra: number, afterYears: number): number {
  const balance = remainingBalance(loan, afterYears);
  const months = afterYears * 12;
  const r = loan.interest / 100 / 12;
  const annuity = r === 0 ? months : Math.expm1(months * Math.log1p(r)) / r;
  return Math.max(0, balance - extra * annuity);
}

/**
 * When a loan is paid off where the same extra goes towards principal each month, and the interest
 * until then. Not rounded, but for the months, which are whole.
 *
 * @param extra dollars a month
 * @throws {RangeError} when the loan's term is not longer than zero
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

/** How often the whole payment is paid before a smaller one or none is left. */
function fullPayments({ principal, interest }: Loan, payment: number): number {
  const r = interest / 100 / 12;
  const exact =
    r === 0 ? principal / payment : -Math.log1p((-principal * r) / payment) / Math.log1p(r);
  return Math.floor(exact);
}
