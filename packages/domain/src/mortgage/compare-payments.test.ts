import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { additionalOf, compared, loweredOf } from '../../test/compared.ts';
import { appliedAssistance, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { flat, sampleFacts } from '../../test/pricing-samples.ts';
import type { AppliedAssistance } from '../assistance/combined-assistance.ts';
import { noExtras } from '../loan/extras.ts';
import { loanTypeOfScore, maxLoanToValue } from '../loan/loan-type.ts';
import { programLengths } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { type PaymentComparison, savingsTable } from './compare-payments.ts';
import { monthOfYear } from './timeline.ts';

const runs = { numRuns: 500 };

/** Arbitrary facts and assistance, and an arbitrary increase in the down payment. */
const rises = [
  pricingFacts,
  appliedAssistance,
  fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 1e9 })),
] as const;

/** Returns the comparison before and after the increase. */
function beforeAndAfter(facts: PricingFacts, cap: AppliedAssistance, rise: number) {
  const downPayment = facts.downPayment + rise;
  return { less: compared(facts, cap), more: compared({ ...facts, downPayment }, cap) };
}

/**
 * Returns how far the total down payment is below the needed down payment. 0 if the buyer
 * qualifies.
 */
function shortfallOf({ lowering }: PaymentComparison): number {
  return lowering.kind === 'not-qualified' ? lowering.shortfall : 0;
}

/** Returns the tolerance for floating-point errors in dollars, in proportion to the price. */
function noise({ homePrice }: PricingFacts): number {
  return homePrice * 1e-12;
}

describe('a larger down payment', () => {
  it('never raises the traditional payment when the down payment is larger', () => {
    fc.assert(
      fc.property(...rises, (facts, cap, rise) => {
        const { less, more } = beforeAndAfter(facts, cap, rise);
        expect(more.traditional.payment).toBeLessThanOrEqual(
          less.traditional.payment + noise(facts),
        );
      }),
      runs,
    );
  });

  it('never raises the lowered payment of the same product when the down payment is larger', () => {
    fc.assert(
      fc.property(...rises, (facts, cap, rise) => {
        const { less, more } = beforeAndAfter(facts, cap, rise);
        const [before, after] = [loweredOf(less), loweredOf(more)];
        fc.pre(before.length === after.length && before.product === after.product);
        expect(after.payment).toBeLessThanOrEqual(before.payment + noise(facts));
      }),
      runs,
    );
  });

  it('never shortens the program length when the down payment is larger', () => {
    fc.assert(
      fc.property(...rises, (facts, cap, rise) => {
        const { less, more } = beforeAndAfter(facts, cap, rise);
        const [before, after] = [less, more].map((each) =>
          programLengths.indexOf(loweredOf(each).length),
        );
        expect(after).toBeLessThanOrEqual(before ?? Number.NaN);
      }),
      runs,
    );
  });

  it('never raises the shortfall or the additional down payment when the down payment is larger', () => {
    fc.assert(
      fc.property(...rises, (facts, cap, rise) => {
        const { less, more } = beforeAndAfter(facts, cap, rise);
        expect(shortfallOf(more)).toBeLessThanOrEqual(shortfallOf(less) + noise(facts));
        expect(additionalOf(more)).toBeLessThanOrEqual(additionalOf(less) + 0.01);
      }),
      runs,
    );
  });
});

/** Returns the comparison and its lowered plan. */
function withPlan(facts: PricingFacts, cap: AppliedAssistance) {
  const result = compared(facts, cap);
  return { result, plan: loweredOf(result) };
}

describe('comparePayments', () => {
  it('returns monthly savings that add up to the total', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const { result, plan } = withPlan(facts, cap);
        const { principalAndInterest } = monthOfYear(result.traditional.months, 1);
        let total = 0;
        let yearly = facts.homePrice * (facts.propertyTax + facts.insurance);
        for (let month = 1; month <= plan.years * 12; month += 1) {
          total += principalAndInterest + yearly / 12 - plan.payment;
          if (month % 12 === 0) yearly += yearly * 0.02;
        }
        expect(Math.abs(plan.totalSavings - total)).toBeLessThanOrEqual(1e-6 + noise(facts) * 100);
        expect(plan.table[plan.years - 1]?.totalSavings).toBe(plan.totalSavings);
      }),
      runs,
    );
  });

  it('saves exactly the balance of the line of credit plus the amount paid at closing', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const { plan } = withPlan(facts, cap);
        fc.pre(plan.product === 'Line of Credit');
        const moved = plan.secondLoan.owed + plan.waiting.prepaid;
        expect(Math.abs(plan.totalSavings - moved)).toBeLessThanOrEqual(1e-6 + noise(facts) * 100);
      }),
      runs,
    );
  });

  it('keeps the lowered payment at or below the traditional payment during the program', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const { plan } = withPlan(facts, cap);
        expect(plan.saved).toBeGreaterThanOrEqual(-noise(facts));
        expect(plan.percentSaved).toBeGreaterThanOrEqual(-1e-9);
        expect(plan.percentSaved).toBeLessThanOrEqual(100);
      }),
      runs,
    );
  });

  it('lets total savings fall only while a second loan continues after the program ends', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const { plan } = withPlan(facts, cap);
        const outlives = plan.product === 'Amortization' && plan.years < 7;
        const pays = outlives && plan.monthlyAmount > 0;
        fc.pre(!pays || plan.monthlyAmount > 0.01);
        expect(plan.savingsShrinkLater).toBe(pays);
      }),
      runs,
    );
  });

  it('keeps both loans within the maximum loan-to-value if the buyer qualifies', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const { result, plan } = withPlan(facts, cap);
        fc.pre(result.lowering.kind === 'qualified');
        const most = facts.homePrice * maxLoanToValue[loanTypeOfScore(facts.creditScore)];
        const both = result.firstLoan.base.principal + plan.secondLoan.borrowed;
        expect(both).toBeLessThanOrEqual(most + noise(facts) * 10);
      }),
      runs,
    );
  });

  it('never returns NaN, infinity or a negative figure for any price and down payment', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const { result, plan } = withPlan(facts, cap);
        const { percentSaved, saved, totalSavings, table, secondLoan, ...rest } = plan;
        const { firstLoan, traditional, down } = result;
        const payments = table.map(({ monthlyPayment }) => monthlyPayment);
        const parts: object[] = [rest, secondLoan, down, firstLoan.charges, traditional, payments];
        const figures = parts.flatMap((part) => Object.values(part));
        for (const figure of figures.filter((value) => typeof value === 'number')) {
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        const savings = [percentSaved, saved, totalSavings];
        for (const figure of [...savings, ...table.map((row) => row.totalSavings)]) {
          expect(Number.isFinite(figure)).toBe(true);
        }
        expect(result.down.total).toBeLessThanOrEqual(facts.homePrice);
      }),
      { numRuns: 300 },
    );
  });

  it.each([400_000, 400_001, 1_000_000_000])(
    'requires no loan for a down payment of %s on a price of 400,000',
    (downPayment) => {
      const result = compared(sampleFacts({ downPayment }));
      expect(result).toMatchObject({
        firstLoan: { base: { principal: 0 }, insurance: { kind: 'none' } },
        down: { total: 400_000, percent: 100 },
        lowering: { kind: 'qualified', plan: { length: '7 years' } },
      });
      expect(monthOfYear(result.traditional.months, 1).principalAndInterest).toBe(0);
      expect(result.traditional.payment).toBeCloseTo(6_400 / 12, 9);
    },
  );

  it('returns zero for every figure if the price is 0', () => {
    expect(compared(sampleFacts({ homePrice: 0, downPayment: 0 }))).toMatchObject({
      traditional: { payment: 0 },
      down: { percent: 0 },
      lowering: {
        kind: 'qualified',
        plan: { payment: 0, percentSaved: 0, totalSavings: 0 },
      },
    });
  });

  it('caps assistance at the part of the price that the buyer does not pay', () => {
    expect(compared(sampleFacts(), flat(500_000))).toMatchObject({
      down: { assistance: 320_000, total: 400_000 },
      firstLoan: { base: { principal: 0 } },
    });
  });

  it('uses the given type for the first loan, but uses the credit score’s type to check whether the buyer qualifies', () => {
    const facts = sampleFacts({ downPayment: 14_000 });
    const { firstLoan, lowering } = compared(facts, null, { loanType: 'FHA' });
    expect(firstLoan).toMatchObject({ type: 'FHA', insurance: { kind: 'fha' } });
    expect(lowering).toEqual(
      expect.objectContaining({ shortfall: shortfallOf(compared(facts)), kind: 'not-qualified' }),
    );
  });
});

describe('savingsTable', () => {
  const traditional = compared({ ...sampleFacts(), lowering: null });

  it("returns the lowered payment's table if there is a lowered payment", () => {
    const comparison = compared(sampleFacts());
    expect(savingsTable(comparison, noExtras)).toBe(loweredOf(comparison).table);
  });

  it('increases the traditional payment each year with taxes and insurance if there is no lowered payment', () => {
    const table = savingsTable(traditional, noExtras);
    expect(table.map(({ monthlyPayment }) => Math.round(monthlyPayment))).toEqual([
      2530, 2540, 2551, 2562, 2574, 2585, 2597,
    ]);
    expect(table.every(({ totalSavings }) => totalSavings === 0)).toBe(true);
  });
});
