import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared } from '../../test/compared.ts';
import { appliedAssistance, lowerings, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts, sampleLowering } from '../../test/pricing-samples.ts';
import { loanTypeOfScore, maxLoanToValue } from '../loan/loan-type.ts';
import { raisedDownPayment } from './additional-down-payment.ts';
import { type LoweredFacts, neededDownPayment, secondLoan } from './program-length.ts';
import { qualifyingPrice } from './qualifying-price.ts';

/** Arbitrary facts for a site with any kind of lowered payment. */
const anyFacts: fc.Arbitrary<LoweredFacts> = fc
  .tuple(pricingFacts, lowerings)
  .map(([facts, lowering]) => ({ ...facts, lowering }));

describe('a site with any lowered payment', () => {
  it("qualifies a buyer if and only if the down payment covers one of the site's program lengths", () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const { lowering, down } = compared(facts, applied);
        const needs = facts.lowering.lengths.map((length) => neededDownPayment(facts, length));
        const isQualified = needs.some((needed) => needed <= down.total);
        const isOffered = needs.some((needed) => needed <= facts.homePrice);
        expect(lowering.kind === 'qualified').toBe(isQualified);
        expect(lowering.kind !== 'not-offered').toBe(isOffered);
      }),
    );
  });

  it("uses the first of the site's program lengths that the down payment covers", () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const { lowering, down } = compared(facts, applied);
        if (lowering.kind !== 'qualified') return;
        const fits = facts.lowering.lengths.find(
          (length) => neededDownPayment(facts, length) <= down.total,
        );
        expect(lowering.plan.length).toBe(fits);
      }),
    );
  });

  it('keeps both loans within the maximum loan-to-value', () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const { lowering, firstLoan } = compared(facts, applied);
        if (lowering.kind !== 'qualified') return;
        const most = facts.homePrice * maxLoanToValue[loanTypeOfScore(facts.creditScore)];
        const both = firstLoan.base.principal + secondLoan(facts, lowering.plan.length);
        expect(both).toBeLessThanOrEqual(most + 1e-6 * Math.max(1, facts.homePrice));
        expect(lowering.plan.secondLoan.borrowed).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('saves exactly the amount that the buyer pays at closing or borrows, before interest', () => {
    fc.assert(
      fc.property(anyFacts, appliedAssistance, (facts, applied) => {
        const { lowering } = compared(facts, applied);
        // The line may be larger or smaller than two years of taxes and insurance.
        if (lowering.kind === 'not-offered' || lowering.plan.product !== 'Line of Credit') return;
        const { totalSavings, waiting } = lowering.plan;
        const ahead = totalSavings - waiting.prepaid - waiting.borrowed;
        expect(Math.abs(ahead)).toBeLessThan(1e-6 * Math.max(1, facts.homePrice));
      }),
    );
  });

  it('returns a raised down payment and a lower price that both make the buyer qualify', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { lowering } = compared(facts);
        if (lowering.kind !== 'not-qualified') return;
        const downPayment = raisedDownPayment(facts.downPayment, lowering.additionalDownPayment);
        const raised = compared({ ...facts, downPayment });
        // The extra dollar may make the down payment equal to the price, so that there is no loan.
        const isEnough = raised.lowering.kind === 'qualified';
        expect(isEnough || raised.firstLoan.base.principal <= 0).toBe(true);
        const homePrice = qualifyingPrice(facts, null);
        if (homePrice === null) return;
        expect(compared({ ...facts, homePrice }).lowering.kind).toBe('qualified');
      }),
      { numRuns: 50 },
    );
  });
});

describe('a site without a lowered payment', () => {
  it('returns the same first loan and traditional payment as a site with a lowered payment', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, applied) => {
        const plain = compared({ ...facts, lowering: null }, applied);
        expect(plain).toEqual({ ...compared(facts, applied), lowering: { kind: 'not-offered' } });
      }),
    );
  });
});

it('offers no lowered payment if every length needs a down payment above the price', () => {
  const lowering = { ...sampleLowering, lengths: ['3 years (LOC)'] } as const;
  const cheap = sampleFacts({ homePrice: 25_000, downPayment: 20_000, lowering });
  expect(compared(cheap).lowering.kind).toBe('not-offered');
  expect(compared({ ...cheap, homePrice: 60_000 }).lowering.kind).not.toBe('not-offered');
});
