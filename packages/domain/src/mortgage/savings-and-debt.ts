import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { PaymentComparison } from './compare-payments.ts';
import { secondLoanOwed } from './second-loan-owed.ts';

/** Savings and debt at the end of a year. Year 0 is the day of the purchase. */
export interface SavingsAndDebt {
  readonly year: number;
  /** Savings since the start compared with the traditional payment, in dollars. */
  readonly saved: number;
  /** Balance of the loan that pays taxes and insurance, in dollars. */
  readonly owed: number;
}

/**
 * Savings from the lowered payment, and the debt that pays for them, year by year. If the buyer
 * does not qualify, these are the figures as if the buyer did. Dollars, not rounded.
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
