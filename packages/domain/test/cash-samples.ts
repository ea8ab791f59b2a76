import type { CashTerms } from '../src/cash/cash-at-price.ts';
import { noExtras } from '../src/loan/extras.ts';
import { Percent } from '../src/units.ts';
import { detroit } from './pricing-samples.ts';

/**
 * Returns the terms of a buyer with $12,000 in Detroit. The price is $145,000, taxes and insurance
 * are $3,788.85 a year, closing costs are 2.72%, and a program pays 5% of the price.
 */
export function sampleCash(changes: Partial<CashTerms> = {}): CashTerms {
  return {
    facts: detroit,
    plan: 'lowered',
    loanType: 'Conventional',
    have: 12_000,
    charges: { ...noExtras, closingCosts: Percent.parse(2.72) },
    program: { cap: null, maxPercent: 5, percentOf: 'price', pays: null },
    minContribution: null,
    ...changes,
  };
}
