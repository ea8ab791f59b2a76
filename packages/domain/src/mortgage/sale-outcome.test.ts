import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared } from '../../test/compared.ts';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { flat, sampleFacts } from '../../test/pricing-samples.ts';
import { dueOnSale } from '../../test/program-samples.ts';
import type { AssistanceTerms } from '../assistance/terms.ts';
import { Percent } from '../units.ts';
import { currentPlan } from './compare-payments.ts';
import { type SalePlan, saleOutcome } from './sale-outcome.ts';

const deferred: AssistanceTerms = {
  kind: 'deferred-loan',
  repayment: dueOnSale,
};

function paid(terms: AssistanceTerms) {
  return { terms, amount: 10_000 };
}

function planOf(facts = sampleFacts(), changes: Partial<SalePlan> = {}): SalePlan {
  const comparison = compared(facts, changes.assistance ? flat(10_000) : null);
  return {
    facts,
    plan: currentPlan(comparison),
    assistance: [],
    yearlyGrowth: Percent.parse(3),
    ...changes,
  };
}

describe('saleOutcome', () => {
  it('returns the net proceeds of the first worked example after seven years', () => {
    const sale = saleOutcome(planOf(), 7);
    expect(sale.price).toBeCloseTo(400_000 * 1.03 ** 7, 6);
    expect(sale.firstLoan).toBeCloseTo(288_724.33, 2);
    // The buyer borrowed $25,000, and the rest is interest.
    expect(sale.secondLoan).toBeCloseTo(31_911.11, 2);
    expect(sale.netProceeds).toEqual({
      kind: 'known',
      dollars: expect.closeTo(491_949.546 - 288_724.33 - 31_911.11, 1),
    });
  });

  it('subtracts the assistance balance, unless it is unknown', () => {
    const known = saleOutcome(planOf(sampleFacts(), { assistance: [paid(deferred)] }), 7);
    const unknown = saleOutcome(
      planOf(sampleFacts(), { assistance: [paid({ kind: 'deferred-loan', repayment: null })] }),
      7,
    );
    expect(known.assistance).toEqual({ kind: 'owed', dollars: 10_000 });
    const before = known.price - known.firstLoan - known.secondLoan;
    expect(known.netProceeds).toEqual({ kind: 'known', dollars: before - 10_000 });
    expect(unknown.netProceeds).toEqual({
      kind: 'unknown',
      term: 'repayment',
      dollarsBefore: before,
    });
  });

  it('does not subtract assistance that was due before the sale', () => {
    const repayment = deferred.repayment && { ...deferred.repayment, dueAfterYears: 15 };
    const plan = planOf(sampleFacts(), { assistance: [paid({ ...deferred, repayment })] });
    const taken = (year: number) => {
      const { price, firstLoan, secondLoan, netProceeds } = saleOutcome(plan, year);
      return netProceeds.kind === 'known' && price - firstLoan - secondLoan - netProceeds.dollars;
    };
    expect(taken(15)).toBeCloseTo(10_000, 6);
    expect(taken(16)).toBe(0);
  });

  it('returns negative proceeds if the buyer owes more than the home is worth', () => {
    const facts = sampleFacts({ downPayment: 60_000 });
    const { netProceeds } = saleOutcome(planOf(facts, { yearlyGrowth: Percent.parse(-8) }), 3);
    expect(netProceeds.kind === 'known' && netProceeds.dollars).toBeLessThan(0);
  });

  it('returns a smaller first loan balance if the buyer pays extra principal', () => {
    const { lowering } = compared(sampleFacts(), null, { extraPrincipal: 100 });
    const plan = lowering.kind === 'qualified' ? lowering.plan : expect.fail(lowering.kind);
    const plain = saleOutcome(planOf(), 5);
    const { firstLoan, secondLoan } = saleOutcome(planOf(sampleFacts(), { plan }), 5);
    expect(firstLoan).toBeLessThan(plain.firstLoan - 6_000);
    expect(secondLoan).toBe(plain.secondLoan);
  });

  it("includes a financed premium in the first loan's balance", () => {
    const facts = sampleFacts({ creditScore: 'poor' });
    const plain = saleOutcome(planOf(), 5);
    expect(saleOutcome(planOf(facts), 5).firstLoan).toBeCloseTo(plain.firstLoan * 1.0175, 6);
  });

  it('returns no second loan balance with the traditional payment', () => {
    const { traditional } = compared(sampleFacts());
    expect(saleOutcome(planOf(sampleFacts(), { plan: traditional }), 5).secondLoan).toBe(0);
    expect(saleOutcome(planOf(sampleFacts({ downPayment: 5_000 })), 5).secondLoan).toBe(0);
  });

  it('returns the whole price if the buyer borrowed nothing', () => {
    const facts = sampleFacts({ downPayment: 400_000, propertyTax: 0, insurance: 0 });
    const sale = saleOutcome(planOf(facts), 10);
    expect(sale).toMatchObject({
      firstLoan: 0,
      netProceeds: { kind: 'known', dollars: sale.price },
    });
  });

  it('returns the same second loan balance as `waiting` when the program ends', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const { lowering } = compared(facts, cap);
        if (lowering.kind !== 'qualified') return;
        const { plan } = lowering;
        const sale = saleOutcome(planOf(facts, { plan }), plan.years);
        expect(sale.secondLoan).toBe(plan.waiting.owed);
      }),
    );
  });

  it.each([0, 0.5, -1, Number.NaN])('rejects a sale in year %s', (year) => {
    expect(() => saleOutcome(planOf(), year)).toThrow(RangeError);
  });
});
