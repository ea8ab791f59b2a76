import type { CashTerms } from '../src/costs/cash-at-price.ts';
import { noExtras } from '../src/loan/extras.ts';
import { Percent } from '../src/units.ts';
import { sampleFacts } from './pricing-samples.ts';

/**
 * A buyer with $12,000 in Detroit: $145,000, taxes and insurance of $3,788.85 a year, 2.72% of
 * closing costs, and a program that pays 5% of the price.
 */
export function sampleCash(changes: Partial<CashTerms> = {}): CashTerms {
  return {
    facts: sampleFacts({
      homePrice: 145_000,
      downPayment: 12_000,
      propertyTax: 0.0182,
      insurance: 0.00793,
      creditScore: 'fair',
    }),
    plan: 'lowered',
    loanType: 'Conventional',
    have: 12_000,
    charges: { ...noExtras, closingCosts: Percent.parse(2.72) },
    upFront: Percent.parse(0),
    program: { cap: null, maxPercent: 5, percentOf: 'price', paysClosingCosts: null },
    minContribution: null,
    ...changes,
  };
}
