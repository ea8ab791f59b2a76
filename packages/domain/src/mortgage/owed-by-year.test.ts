import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { Percent } from '../units.ts';
import { comparePayments, type PaymentComparison } from './compare-payments.ts';
import { owedByYear } from './owed-by-year.ts';
import { secondLoanOwed } from './second-loan-owed.ts';

function planOf(facts: PricingFacts, comparison: PaymentComparison) {
  return {
    facts,
    comparison,
    isLowered: comparison.isQualified,
    firstLoan: { principal: comparison.loanAmount, interest: facts.interest, years: facts.term },
    extraPrincipal: 0,
    assistance: [],
    yearlyGrowth: Percent.parse(2),
  };
}

describe('owedByYear', () => {
  it('grows the line of credit as it is drawn from year 2 on, up to $25,000', () => {
    const facts = sampleFacts();
    const rows = owedByYear(planOf(facts, comparePayments(facts)));
    // 6,400 x 1.02, then 2% more each year.
    const drawn = [0, 6_528, 13_186.56, 19_978.29, 25_000, 25_000, 25_000];
    expect(rows.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const [index, row] of rows.entries()) {
      expect(row.secondLoan).toBeCloseTo(drawn[index] ?? Number.NaN, 2);
    }
    expect(rows.at(-1)?.firstLoan).toBeCloseTo(288_724.33, 2);
    expect(rows.at(-1)?.assistance).toEqual({ kind: 'owed', dollars: 0 });
  });

  it('owes no second loan if the buyer does not qualify', () => {
    const facts = sampleFacts({ downPayment: 5_000 });
    const rows = owedByYear(planOf(facts, comparePayments(facts)));
    expect(rows.map(({ secondLoan }) => secondLoan)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('has the years of the table, and the debt that pays for its savings', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const comparison = comparePayments(facts, cap);
        const rows = owedByYear(planOf(facts, comparison));
        expect(rows.map(({ year }) => year)).toEqual(comparison.table.map(({ year }) => year));
        if (!comparison.isQualified) return;
        for (const { year, secondLoan } of rows) {
          expect(secondLoan).toBe(secondLoanOwed(facts, comparison, year));
        }
      }),
    );
  });
});
