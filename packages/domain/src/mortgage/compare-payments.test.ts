import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedAssistance, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import type { AssistanceCap } from '../assistance/assistance.ts';
import { programLengths } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { comparePayments, type PaymentComparison } from './compare-payments.ts';

const runs = { numRuns: 500 };

/** Two comparisons that differ only in the down payment. The smaller down payment comes first. */
const rises: fc.Arbitrary<{
  less: PaymentComparison;
  more: PaymentComparison;
  facts: PricingFacts;
}> = fc
  .record({
    facts: pricingFacts,
    cap: appliedAssistance,
    rise: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 1e9 })),
  })
  .map(({ facts, cap, rise }) => ({
    facts,
    less: comparePayments(facts, cap),
    more: comparePayments({ ...facts, downPayment: facts.downPayment + rise }, cap),
  }));

function placeOf({ programLength }: PaymentComparison): number {
  return programLength === null ? -1 : programLengths.indexOf(programLength);
}

/** Floating-point tolerance, as a fraction of the price. */
function noise({ homePrice }: PricingFacts): number {
  return homePrice * 1e-12;
}

describe('a larger down payment', () => {
  it('never raises the traditional payment', () => {
    fc.assert(
      fc.property(rises, ({ facts, less, more }) => {
        expect(more.traditionalMortgagePayment).toBeLessThanOrEqual(
          less.traditionalMortgagePayment + noise(facts),
        );
      }),
      runs,
    );
  });

  it('never raises the lowered payment if length and product stay the same', () => {
    fc.assert(
      fc.property(rises, ({ facts, less, more }) => {
        fc.pre(less.programLength === more.programLength && less.product === more.product);
        expect(more.ITMOMortgagePayment).toBeLessThanOrEqual(
          less.ITMOMortgagePayment + noise(facts),
        );
      }),
      runs,
    );
  });

  it('never shortens the program length', () => {
    fc.assert(
      fc.property(rises, ({ less, more }) => {
        expect(placeOf(more)).toBeLessThanOrEqual(placeOf(less));
      }),
      runs,
    );
  });

  it('never raises the amount to qualify or the additional down payment', () => {
    fc.assert(
      fc.property(rises, ({ facts, less, more }) => {
        expect(more.amountToQualify).toBeLessThanOrEqual(less.amountToQualify + noise(facts));
        expect(more.increaseDownPayment).toBeLessThanOrEqual(less.increaseDownPayment + 0.01);
      }),
      runs,
    );
  });
});

const comparisons = fc
  .record({ facts: pricingFacts, cap: appliedAssistance })
  .map(({ facts, cap }) => ({ facts, cap, result: comparePayments(facts, cap) }));

describe('comparePayments', () => {
  it('returns monthly savings that add up to the total', () => {
    fc.assert(
      fc.property(comparisons, ({ facts, result }) => {
        let total = 0;
        let yearly = facts.homePrice * (facts.propertyTax + facts.insurance);
        for (let month = 1; month <= result.years * 12; month += 1) {
          total += result.principalAndInterest + yearly / 12 - result.ITMOMortgagePayment;
          if (month % 12 === 0) yearly += yearly * 0.02;
        }
        expect(Math.abs(result.totalSavings - total)).toBeLessThanOrEqual(
          1e-6 + noise(facts) * 100,
        );
        expect(result.table[result.years - 1]?.totalSavings).toBe(result.totalSavings);
      }),
      runs,
    );
  });

  it('saves exactly the balance of the line of credit plus the amount paid at closing', () => {
    fc.assert(
      fc.property(comparisons, ({ facts, result }) => {
        fc.pre(result.secondLoan.product === 'Line of Credit');
        const moved = result.secondLoan.owed + result.dueAtClosing;
        expect(Math.abs(result.totalSavings - moved)).toBeLessThanOrEqual(
          1e-6 + noise(facts) * 100,
        );
      }),
      runs,
    );
  });

  it('never costs more a month than the traditional payment during the program length', () => {
    fc.assert(
      fc.property(comparisons, ({ facts, result }) => {
        expect(result.amountSaved).toBeGreaterThanOrEqual(-noise(facts));
        expect(result.percentSaved).toBeGreaterThanOrEqual(-1e-9);
        expect(result.percentSaved).toBeLessThanOrEqual(100);
      }),
      runs,
    );
  });

  it('reduces savings only if a second loan outlasts the program length', () => {
    fc.assert(
      fc.property(comparisons, ({ result }) => {
        const outlives = result.secondLoan.product === 'Amortization' && result.years < 7;
        const pays = outlives && result.iAndTPayment > 0;
        fc.pre(!pays || result.iAndTPayment > 0.01);
        expect(result.savingsShrinkLater).toBe(pays);
      }),
      runs,
    );
  });

  it('keeps both loans within the maximum loan-to-value if the buyer qualifies', () => {
    fc.assert(
      fc.property(comparisons, ({ facts, result }) => {
        fc.pre(result.isQualified);
        const most = facts.homePrice * (result.loanType === 'FHA' ? 0.965 : 0.97);
        const both = result.loanAmount + result.secondLoan.borrowed;
        expect(both).toBeLessThanOrEqual(most + noise(facts) * 10);
      }),
      runs,
    );
  });

  it('never returns NaN, infinity or a negative figure for any price and down payment', () => {
    fc.assert(
      fc.property(comparisons, ({ facts, result }) => {
        const { percentSaved, amountSaved, totalSavings, table, secondLoan, ...rest } = result;
        const inTable = table.flatMap(({ monthlyPayment }) => monthlyPayment);
        const figures = [...Object.values(rest), secondLoan.owed, secondLoan.borrowed, ...inTable];
        for (const figure of figures.filter((value) => typeof value === 'number')) {
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        const savings = [percentSaved, amountSaved, totalSavings];
        for (const figure of [...savings, ...table.map((row) => row.totalSavings)]) {
          expect(Number.isFinite(figure)).toBe(true);
        }
        expect(result.totalDownPayment).toBeLessThanOrEqual(facts.homePrice);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([400_000, 400_001, 1_000_000_000])(
    'needs no loan with a down payment of %s on a price of 400,000',
    (downPayment) => {
      const result = comparePayments(sampleFacts({ downPayment }));
      expect(result).toMatchObject({
        isQualified: true,
        loanAmount: 0,
        principalAndInterest: 0,
        totalDownPayment: 400_000,
        totalDownPaymentPercent: 100,
        programLength: '7 years',
      });
      expect(result.traditionalMortgagePayment).toBeCloseTo(6_400 / 12, 9);
    },
  );

  it('returns zeros for a price of 0', () => {
    expect(comparePayments(sampleFacts({ homePrice: 0, downPayment: 0 }))).toMatchObject({
      isQualified: true,
      traditionalMortgagePayment: 0,
      ITMOMortgagePayment: 0,
      percentSaved: 0,
      totalDownPaymentPercent: 0,
      totalSavings: 0,
    });
  });

  it('caps assistance at the rest of the price', () => {
    const cap: AssistanceCap = { cap: 500_000, maxPercent: null, percentOf: null };
    expect(comparePayments(sampleFacts(), cap)).toMatchObject({
      assistanceDowpayment: 320_000,
      totalDownPayment: 400_000,
      loanAmount: 0,
    });
  });
});
