import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, loanTypes, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { comparisonWithCosts } from './comparison-with-costs.ts';
import { costTables } from './cost-tables.generated.ts';
import { extraCosts } from './extra-costs.ts';

function both(changes: Parameters<typeof sampleFacts>[0], some: Partial<Extras>) {
  const facts = sampleFacts(changes);
  const extras = { ...noExtras, ...some };
  const plain = comparePayments(facts);
  const costs = extraCosts(facts, plain, plain.loanType, extras, costTables);
  return { plain, costs, shown: comparisonWithCosts(plain, costs, extras) };
}

describe('comparisonWithCosts', () => {
  it('exactly equals the original comparison if there are no extras', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const comparison = comparePayments(facts, cap);
        const { loanType } = comparison;
        const costs = extraCosts(facts, comparison, loanType, noExtras, costTables);
        expect(comparisonWithCosts(comparison, costs, noExtras)).toStrictEqual(comparison);
      }),
      { numRuns: 500 },
    );
  });

  it('adds dues to every payment without changing the savings', () => {
    const { plain, shown } = both({}, { dues: 250 });
    expect(shown.ITMOMortgagePayment).toBeCloseTo(2_439, 2);
    expect(shown.traditionalMortgagePayment).toBeCloseTo(2_779.72, 2);
    expect(shown.amountSaved).toBe(plain.amountSaved);
    expect(shown.percentSaved).toBeCloseTo((340.72 / 2_779.72) * 100, 2);
    expect(shown.paymentAfter - plain.paymentAfter).toBeCloseTo(250, 9);
    for (const [index, row] of shown.table.entries()) {
      expect(row.monthlyPayment - (plain.table[index]?.monthlyPayment ?? 0)).toBeCloseTo(250, 9);
      expect(row.totalSavings).toBe(plain.table[index]?.totalSavings);
    }
  });

  it('drops mortgage insurance in years that start after it ends', () => {
    const loan = { homePrice: 180_000, downPayment: 18_000, interest: 3.875 };
    const facts = { ...loan, propertyTax: 0, insurance: 0 };
    const { plain, costs, shown } = both(facts, { mortgageInsurance: true });
    expect(costs.insurance).toMatchObject({ kind: 'private', months: 80 });
    const added = (year: number) =>
      (shown.table[year - 1]?.monthlyPayment ?? 0) - (plain.table[year - 1]?.monthlyPayment ?? 0);
    expect(added(1)).toBeGreaterThan(50);
    // Year 7 is months 73 to 84 and starts with insurance.
    expect(added(7)).toBeCloseTo(added(1), 9);
    expect(shown.paymentAfter).toBe(plain.paymentAfter);
  });

  it('ends the payment once extra principal has paid off the first loan', () => {
    const { plain, costs, shown } = both({}, { extraPrincipal: 10_000, dues: 100 });
    expect(costs.months).toBeLessThan(36);
    expect(shown.firstLoanOwed).toBe(0);
    const fourth = (of: typeof plain) => of.table[3]?.monthlyPayment ?? 0;
    expect(fourth(shown)).toBeCloseTo(fourth(plain) - plain.principalAndInterest + 100, 9);
  });

  it('never shows a negative payment', () => {
    fc.assert(
      fc.property(
        pricingFacts,
        assistanceCaps,
        loanTypes,
        fc.integer({ min: 0, max: 1_000_000 }),
        (facts, cap, loanType, extra) => {
          const comparison = comparePayments(facts, cap);
          const extras = { ...noExtras, mortgageInsurance: true, extraPrincipal: extra };
          const costs = extraCosts(facts, comparison, loanType, extras, costTables);
          const { table, paymentAfter } = comparisonWithCosts(comparison, costs, extras);
          for (const payment of [paymentAfter, ...table.map((row) => row.monthlyPayment)]) {
            expect(payment).toBeGreaterThan(-1e-6);
          }
        },
      ),
    );
  });
});
