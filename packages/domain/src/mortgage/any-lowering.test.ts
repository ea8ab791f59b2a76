import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedAssistance, lowerings, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts, sampleLowering } from '../../test/pricing-samples.ts';
import { loanTypeOfScore, maxLoanToValue } from '../loan/loan-type.ts';
import { comparePayments } from './compare-payments.ts';
import { deferralOf } from './deferral.ts';
import { loweringOutcome } from './lowering-outcome.ts';
import { type LoweredFacts, neededDownPayment, secondLoan } from './program-length.ts';

/** Facts of a site with any lowered payment. */
const anyFacts: fc.Arbitrary<LoweredFacts> = fc
  .tuple(pricingFacts, lowerings)
  .map(([facts, lowering]) => ({ ...facts, lowering }));

describe('a site with any lowered payment', () => {
  it('qualifies a buyer exactly if the down payment covers one of its lengths', () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const { isOffered, isQualified, totalDownPayment } = comparePayments(facts, applied);
        const needs = facts.lowering.lengths.map((length) => neededDownPayment(facts, length));
        expect(isQualified).toBe(needs.some((needed) => needed <= totalDownPayment));
        expect(isOffered).toBe(needs.some((needed) => needed <= facts.homePrice));
      }),
    );
  });

  it('uses only its own lengths, the first one that fits', () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const { isQualified, programLength, totalDownPayment } = comparePayments(facts, applied);
        if (!isQualified) return;
        const fits = facts.lowering.lengths.find(
          (length) => neededDownPayment(facts, length) <= totalDownPayment,
        );
        expect(programLength).toBe(fits);
      }),
    );
  });

  it('keeps both loans within the maximum loan-to-value', () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const comparison = comparePayments(facts, applied);
        const { isQualified, programLength, loanAmount } = comparison;
        if (!isQualified || programLength === null) return;
        const most = facts.homePrice * maxLoanToValue[loanTypeOfScore(facts.creditScore)];
        const both = loanAmount + secondLoan(facts, programLength);
        expect(both).toBeLessThanOrEqual(most + 1e-6 * Math.max(1, facts.homePrice));
        expect(comparison.secondLoan.borrowed).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never saves without an equal cost at closing or later, before interest', () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const comparison = comparePayments(facts, applied);
        const isLine = comparison.secondLoan.product === 'Line of Credit';
        // The whole line covers more than two years of taxes and insurance, or less.
        if (!comparison.isOffered || !isLine) return;
        const { aheadBeforeInterest } = deferralOf(comparison);
        expect(Math.abs(aheadBeforeInterest)).toBeLessThan(1e-6 * Math.max(1, facts.homePrice));
      }),
    );
  });

  it('has an outcome whose raised down payment qualifies', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const outcome = loweringOutcome(facts);
        if (outcome.kind !== 'not-qualified') return;
        const { ifRaised, qualifyingPrice } = outcome;
        // The dollar on top may reach the whole price, which leaves no loan.
        expect(ifRaised.isQualified || ifRaised.loanAmount <= 0).toBe(true);
        if (qualifyingPrice === null) return;
        expect(comparePayments({ ...facts, homePrice: qualifyingPrice }).isQualified).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a site without a lowered payment', () => {
  it('has the traditional payment as its only one', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, applied) => {
        const plain = comparePayments({ ...facts, lowering: null }, applied);
        const { traditionalMortgagePayment } = comparePayments(facts, applied);
        expect(plain).toMatchObject({
          isOffered: false,
          isQualified: false,
          programLength: null,
          product: null,
          traditionalMortgagePayment,
          ITMOMortgagePayment: traditionalMortgagePayment,
          amountSaved: 0,
          percentSaved: 0,
          totalSavings: 0,
          amountToQualify: 0,
          increaseDownPayment: 0,
          secondLoan: { borrowed: 0, owed: 0 },
        });
        expect(plain.table.every(({ totalSavings }) => totalSavings === 0)).toBe(true);
        expect(['no-loan', 'not-offered']).toContain(
          loweringOutcome({ ...facts, lowering: null }, applied).kind,
        );
      }),
    );
  });

  it('grows the payment with taxes and insurance', () => {
    const { table, paymentAfter } = comparePayments({ ...sampleFacts(), lowering: null });
    expect(table.map(({ monthlyPayment }) => Math.round(monthlyPayment))).toEqual([
      2530, 2540, 2551, 2562, 2574, 2585, 2597,
    ]);
    expect(paymentAfter).toBeCloseTo(2_609.02, 2);
  });
});

it('is not offered at a price that its shortest length exceeds', () => {
  const lowering = { ...sampleLowering, lengths: ['3 years (LOC)'] } as const;
  const cheap = sampleFacts({ homePrice: 25_000, downPayment: 20_000, lowering });
  expect(comparePayments(cheap)).toMatchObject({ isOffered: false, isQualified: false });
  expect(comparePayments({ ...cheap, homePrice: 60_000 }).isOffered).toBe(true);
});
