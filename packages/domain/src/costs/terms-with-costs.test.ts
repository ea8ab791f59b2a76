import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { termsFacts } from '../mortgage/terms-facts.ts';
import { costTables } from './cost-tables.generated.ts';
import { extraCosts } from './extra-costs.ts';
import { termsWithCosts } from './terms-with-costs.ts';

function termsOf(changes: Parameters<typeof sampleFacts>[0], extras: Partial<Extras>) {
  const facts = sampleFacts(changes);
  const comparison = comparePayments(facts);
  const terms = termsFacts(facts, comparison);
  const all = { ...noExtras, ...extras };
  const costs = extraCosts(facts, comparison, comparison.loanType, all, costTables);
  return { plain: terms, costs, terms: termsWithCosts(terms, costs) };
}

describe('termsWithCosts', () => {
  it('exactly equals the original terms if there are no extras', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const comparison = comparePayments(facts, cap);
        const terms = termsFacts(facts, comparison);
        const { loanType } = comparison;
        const costs = extraCosts(facts, comparison, loanType, noExtras, costTables);
        expect(termsWithCosts(terms, costs)).toStrictEqual({ ...terms, insuredMonths: 0 });
      }),
    );
  });

  it('includes private insurance until it ends', () => {
    const { plain, terms, costs } = termsOf({ downPayment: 40_000 }, { mortgageInsurance: true });
    const [before, after] = [plain.traditional.payments[0], terms.traditional.payments[0]];
    const premium = (360_000 * 0.0046) / 12;
    expect((after?.monthly ?? 0) - (before?.monthly ?? 0)).toBeCloseTo(premium, 9);
    expect(after?.monthlyInLastYear).toBe(before?.monthlyInLastYear);
    expect(terms.insuredMonths).toBe(costs.insurance.kind === 'private' && costs.insurance.months);
    expect(terms.apr).toBe(costs.apr);
  });

  it('has no insurance in the last month if insurance ended that year', () => {
    const facts = { homePrice: 180_000, downPayment: 18_000, interest: 3.875 };
    const free = { ...facts, propertyTax: 0, insurance: 0 };
    const { plain, terms } = termsOf(free, { mortgageInsurance: true });
    expect(terms.insuredMonths).toBe(80);
    const [before, after] = [plain.lowered?.payments[0], terms.lowered?.payments[0]];
    expect(after?.toYear).toBe(7);
    expect(after?.monthly).toBeGreaterThan(before?.monthly ?? Number.NaN);
    expect(after?.monthlyInLastYear).toBe(before?.monthlyInLastYear);
  });

  it("includes FHA's monthly premium to the end, and the up-front premium in the loan", () => {
    const facts = { downPayment: 14_000, creditScore: 'poor' } as const;
    const { plain, terms, costs } = termsOf(facts, { mortgageInsurance: true });
    expect(terms.loanAmount).toBeCloseTo(plain.loanAmount * 1.0175, 6);
    expect(terms.insuredMonths).toBe(360);
    const last = (of: typeof plain | typeof terms) => of.traditional.payments[0]?.monthlyInLastYear;
    const added = (last(terms) ?? 0) - (last(plain) ?? 0);
    expect(added).toBeGreaterThan(costs.added.financedPremium);
    expect(added).toBeLessThan(costs.added.total);
  });

  it('leaves out dues and extra principal', () => {
    const { plain, terms } = termsOf({}, { dues: 100, extraPrincipal: 200 });
    expect(terms).toStrictEqual({ ...plain, insuredMonths: 0 });
  });
});
