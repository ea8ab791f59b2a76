import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { PaymentComparison } from './compare-payments.ts';
import { secondLoanOwed } from './second-loan-owed.ts';

/** What is saved and what is owed at the end of a year; year 0 is the day of the purchase. */
export interface SavingsAndDebt {
  readonly year: number;
  /** Saved since the start against the traditional payment, in dollars. */
  readonly saved: number;
  /** Owed then on the loan that pays taxes and insurance, in dollars. */
  readonly owed: number;
}

/**
 * What the lowered payment has saved, year by year, beside what is owed for it. Where the buyer does
 * not qualify it is what would be. Dollars, not rounded.
 */
export function savingsAndDebt(
  facts: PricingFacts,
  { table, secondLoan }: Pick<PaymentComparison, 'table' | 'secondLoan'>,
): readonly SavingsAndDebt[] {
  const owed = (year: number) => secondLoanOwed(facts, { isQualified: true, secondLoan }, year);
  return [
    { year: 0, saved: 0, owed: owed(0) },
    ...table.map(({ year, totalSavings }) => ({ year, saved: totalSavings, owed: owed(year) })),
  ];
}
