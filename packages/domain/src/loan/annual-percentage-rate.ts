import { Percent } from '../units.ts';

/** Equal payments in a row, one for each unit-period. */
export interface PaymentRun {
  readonly count: number;
  /** Dollars each. */
  readonly amount: number;
}

/** A loan that is paid out once, as Appendix J looks at it. */
export interface CreditTransaction {
  /** What the buyer has the use of, in dollars: the loan less the charges paid beforehand. */
  readonly amountFinanced: number;
  /** In the order in which they fall due. */
  readonly payments: readonly PaymentRun[];
  /** 12 where payments are monthly. */
  readonly unitPeriodsPerYear: number;
  /** Whole unit-periods from the day that the loan is paid out to the first payment. */
  readonly periodsToFirst: number;
  /** What is left of that time, as a fraction of a unit-period. */
  readonly fractionToFirst: number;
}

/** As near as the rate of a unit-period is found, as a share of it: far below what is printed. */
const PRECISION = 1e-14;

/**
 * The annual percentage rate by the actuarial method: the yearly rate at which the payments are
 * worth what is financed. Not rounded; 0 where no more is paid than was financed.
 *
 * Solves A = Σ Pⱼ ÷ ((1 + f·i)(1 + i)^tⱼ) for i, the rate of a unit-period, by halving: the worth
 * of the payments falls as i rises. The rate of a year is i times its unit-periods.
 *
 * @throws {RangeError} when nothing is financed, or a payment falls due at once
 * @see 12 CFR Part 1026, Appendix J(b)(8): the general equation, here for a single advance
 */
export function annualPercentageRate(transaction: CreditTransaction): Percent {
  const { amountFinanced, payments, unitPeriodsPerYear } = transaction;
  if (!(amountFinanced > 0)) throw new RangeError(`There is no rate on ${amountFinanced} dollars`);
  if (!(transaction.periodsToFirst + transaction.fractionToFirst > 0)) {
    throw new RangeError('The first payment falls due after the loan is paid out');
  }

  const paid = payments.reduce((sum, { count, amount }) => sum + count * amount, 0);
  // Level payments without interest may add up to a hair less or more than the loan.
  if (paid <= amountFinanced * (1 + PRECISION * 100)) return Percent.parse(0);

  let low = 0;
  let high = 1;
  while (presentWorth(transaction, high) > amountFinanced) high *= 2;
  while (high - low > PRECISION * high) {
    const middle = (low + high) / 2;
    if (presentWorth(transaction, middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return Percent.parse(100 * unitPeriodsPerYear * high);
}

/** What the payments are worth on the day of the loan, in dollars, at a rate of a unit-period. */
function presentWorth(
  { payments, periodsToFirst, fractionToFirst }: CreditTransaction,
  rate: number,
): number {
  const growth = Math.log1p(rate);
  let periods = periodsToFirst;
  let worth = 0;
  for (const { count, amount } of payments) {
    const annuity = rate === 0 ? count : -Math.expm1(-count * growth) / rate;
    worth += amount * annuity * Math.exp(-(periods - 1) * growth);
    periods += count;
  }
  return worth / (1 + fractionToFirst * rate);
}
