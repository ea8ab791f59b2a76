import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import { loanTerms, type PricingFacts } from '../loan/pricing-facts.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { comparisonWithCosts } from './comparison-with-costs.ts';
import { costTables } from './cost-tables.generated.ts';
import { extraCosts } from './extra-costs.ts';
import { paymentsByYear } from './payments-by-year.ts';

/** The buyer of the design: Detroit, taxes and insurance of $3,788.85 a year. */
const detroit = sampleFacts({
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: 0.0182,
  insurance: 0.00793,
  creditScore: 'fair',
});
const help = { cap: 7_250, maxPercent: null, percentOf: null };

function byYear(
  facts: PricingFacts,
  cap: Parameters<typeof comparePayments>[1] = null,
  some: Partial<Extras> = {},
) {
  const extras = { ...noExtras, ...some };
  const plain = comparePayments(facts, cap);
  const costs = extraCosts(facts, plain, plain.loanType, extras, costTables);
  const comparison = comparisonWithCosts(plain, costs, extras);
  return { comparison, years: paymentsByYear(facts, comparison, costs, extras) };
}

describe('paymentsByYear', () => {
  it('is $784.52 for 3 years, $1,119.58 in year 4 and $1,345.22 in year 30', () => {
    const { years } = byYear(detroit, help);
    expect(years).toHaveLength(30);
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    const paid = years.map(({ payment }) => payment);
    for (const index of [0, 1, 2]) expect(paid[index]).toBeCloseTo(784.52, 2);
    expect(paid[3]).toBeCloseTo(1_119.58, 2);
    expect(paid[29]).toBeCloseTo(1_345.22, 2);
    expect(years[0]?.traditional).toBeCloseTo(1_100.25, 2);
  });

  it('owes the line of credit from year 2 on, and in full from year 3 to the end', () => {
    const owed = byYear(detroit, help).years.map((year) => year.owed);
    expect(owed[0]).toBe(0);
    expect(owed[1]).toBeCloseTo(3_864.63, 2);
    for (const later of owed.slice(2)) expect(later).toBeCloseTo(7_806.55, 2);
  });

  it('is the traditional payment, and nothing is owed, if the buyer does not qualify', () => {
    for (const { payment, traditional, owed } of byYear(detroit).years) {
      expect(payment).toBe(traditional);
      expect(owed).toBe(0);
    }
  });

  it('adds the extras, and drops mortgage insurance once it ends', () => {
    const plain = byYear(detroit, help).years;
    const { years } = byYear(detroit, help, { mortgageInsurance: true, dues: 50 });
    expect((years[0]?.payment ?? 0) - (plain[0]?.payment ?? 0)).toBeCloseTo(148.5, 2);
    expect((years[29]?.payment ?? 0) - (plain[29]?.payment ?? 0)).toBeCloseTo(50, 2);
  });

  it("agrees with the comparison's table and covers the whole term", () => {
    const terms = fc.constantFrom(...loanTerms);
    fc.assert(
      fc.property(pricingFacts, terms, assistanceCaps, (facts, term, cap) => {
        const { comparison, years } = byYear({ ...facts, term }, cap, { dues: 25 });
        expect(years).toHaveLength(term);
        if (!comparison.isQualified) return;
        comparison.table.forEach(({ monthlyPayment }, index) => {
          expect(years[index]?.payment).toBeCloseTo(monthlyPayment, 6);
        });
        expect(years[comparison.years]?.payment).toBeCloseTo(comparison.paymentAfter, 6);
        expect(years[comparison.years - 1]?.owed).toBeCloseTo(comparison.secondLoan.owed, 4);
      }),
    );
  });
});
