import { type Loan, levelPayment } from '../loan/level-payment.ts';
import { cents, different, type Finding, same, unknown } from './finding.ts';
import type { LoanEstimate } from './loan-estimate.ts';

/** The tolerance for a payment, in dollars: one cent, because payments are in whole cents. */
const ONE_CENT = 0.01;
/** The tolerance for a payment that was typed without cents, in dollars. */
const ONE_DOLLAR = 1;
/** The tolerance for floating-point errors, in dollars. */
const ROUNDING = 1e-6;

/**
 * Returns the loan on a Loan Estimate. Undefined if the amount, the rate or the term was not found.
 */
export function loanOf({ loanAmount, rate, termMonths }: LoanEstimate): Loan | undefined {
  if (loanAmount === undefined || rate === undefined || termMonths === undefined) return undefined;
  return { principal: loanAmount, interest: rate, years: termMonths / 12 };
}

/**
 * Whether the first payment, if it stayed the same, would repay the loan over its term at its first
 * rate.
 */
export function startsLevel({ product, balloonPayment }: LoanEstimate): boolean {
  return product?.feature === undefined && product?.rate !== 'step' && balloonPayment !== true;
}

/**
 * Checks that the monthly principal and interest follow from the amount, the rate and the term.
 * Allows a difference of one cent.
 *
 * @see 12 CFR 1026.37(b)(3): the payment is not rounded; 1026.17(c)(3)(i): a lender may disregard
 * that payments are collected in whole cents
 */
export function paymentFinding(paper: LoanEstimate): Finding {
  const { principalAndInterest: printed } = paper;
  const loan = loanOf(paper);
  if (printed === undefined || !loan) return unknown('payment', 'not-on-paper');
  if (!startsLevel(paper)) return unknown('payment', 'payment-changes');
  const level = levelPayment(loan);
  const tolerance = Number.isInteger(printed) ? ONE_DOLLAR : ONE_CENT;
  if (Math.abs(printed - level) <= tolerance + ROUNDING) return same('payment', cents(printed));
  return different('payment', cents(printed), cents(level));
}
