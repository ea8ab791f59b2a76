import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import { comparePayments } from './compare-payments.ts';
import { savingsAndDebt } from './savings-and-debt.ts';

function seriesOf(facts = sampleFacts()) {
  return savingsAndDebt(facts, comparePayments(facts));
}

describe('savingsAndDebt', () => {
  it('ends the worked example with $31,400 saved and the full $25,000 line of credit owed', () => {
    const series = seriesOf();
    expect(series.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(series[0]).toEqual({ year: 0, saved: 0, owed: 0 });
    // 12 months of 340.72; the line of credit is drawn from year 2 on: 6,400 × 1.02.
    expect(series[1]?.saved).toBeCloseTo(4_088.66, 2);
    expect(series[1]?.owed).toBe(0);
    expect(series[2]?.owed).toBeCloseTo(6_528, 2);
    expect(series.at(-1)?.saved).toBeCloseTo(31_400, 2);
    expect(series.at(-1)?.owed).toBe(25_000);
  });

  it('starts with the full balance of the second loan, which then falls', () => {
    const facts = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });
    const owed = seriesOf(facts).map((row) => row.owed);
    expect(owed[0]).toBeCloseTo(taxesAndInsuranceFromYear2(facts, 7), 6);
    expect(owed).toEqual([...owed].sort((a, b) => b - a));
    expect(owed.at(-1)).toBeGreaterThan(0);
  });

  it('shows the figures as if the buyer qualified', () => {
    const facts = sampleFacts({ downPayment: 1 });
    expect(comparePayments(facts).isQualified).toBe(false);
    expect(seriesOf(facts).at(-1)?.owed).toBeGreaterThan(0);
  });

  it('matches the table and the balance at the end of the length', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const comparison = comparePayments(facts, cap);
        const series = savingsAndDebt(facts, comparison);
        for (const row of comparison.table) {
          expect(series[row.year]?.saved).toBe(row.totalSavings);
        }
        const { years, secondLoan } = comparison;
        expect(series[years]?.owed).toBeCloseTo(secondLoan.owed, 4);
        for (const { saved, owed } of series) {
          expect(Number.isFinite(saved)).toBe(true);
          expect(owed).toBeGreaterThanOrEqual(0);
          expect(owed).toBeLessThanOrEqual(secondLoan.borrowed + 1e-6);
        }
      }),
    );
  });
});
