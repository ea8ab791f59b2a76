import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { additionalOf, compared } from '../../test/compared.ts';
import { appliedAssistance, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { additionalDownPayment, raisedDownPayment } from './additional-down-payment.ts';

const quote = { homePrice: 300_000, downPayment: 5_000 };

describe('additionalDownPayment', () => {
  it('returns the gap if assistance is zero or a fixed amount', () => {
    expect(additionalDownPayment(24_453, quote, null)).toBe(19_453);
    const cap = { cap: 7_000, maxPercent: 10, percentOf: 'price', pays: null } as const;
    expect(additionalDownPayment(24_453, quote, cap)).toBe(12_453);
  });

  it('exceeds the gap if assistance is a percentage of the loan', () => {
    const cap = { cap: null, maxPercent: 3, percentOf: 'loan', pays: null } as const;
    // 24,453 down leaves a loan of 275,547, and the help is 3% of that loan.
    const help = 275_547 * 0.03;
    expect(additionalDownPayment(24_453, quote, cap)).toBeCloseTo(24_453 - 5_000 - help, 6);
  });

  it('returns the gap if a dollar cap always applies', () => {
    const cap = { cap: 8_000, maxPercent: 3, percentOf: 'loan', pays: null } as const;
    expect(additionalDownPayment(14_000, quote, cap)).toBe(1_000);
  });

  it('uses the percentage if the dollar cap no longer applies after the increase', () => {
    const cap = { cap: 26_700, maxPercent: 10, percentOf: 'loan', pays: null } as const;
    // The gap is 3,800, but 10% of the loan of 264,500 is below the cap.
    expect(additionalDownPayment(35_500, quote, cap)).toBeCloseTo(35_500 - 5_000 - 26_450, 6);
  });

  it('returns the unpaid part of the price if the larger down payment leaves no loan', () => {
    const cap = { cap: 1_000, maxPercent: 100, percentOf: 'loan', pays: null } as const;
    expect(additionalDownPayment(300_000, quote, cap)).toBe(295_000);
  });

  it('subtracts the assistance that the combined programs still pay after the increase', () => {
    const caps = [
      { cap: 7_000, maxPercent: null, percentOf: null, pays: null },
      { cap: null, maxPercent: 3, percentOf: 'loan', pays: null },
    ] as const;
    // 24,453 down leaves a loan of 275,547.
    const second = 275_547 * 0.03;
    expect(additionalDownPayment(24_453, quote, caps)).toBeCloseTo(12_453 - second, 6);
  });

  it('returns 0 if the buyer already has the needed down payment', () => {
    expect(additionalDownPayment(5_000, quote, null)).toBe(0);
    const cap = { cap: null, maxPercent: 100, percentOf: 'loan', pays: null } as const;
    // The help is as large as the loan. Each pays half of 295,000.
    expect(additionalDownPayment(152_500, quote, cap)).toBe(0);
  });

  it('returns the smallest increase with which the buyer qualifies', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const additional = additionalOf(compared(facts, cap));
        fc.pre(additional > 1);
        const kindWith = (rise: number) =>
          compared({ ...facts, downPayment: facts.downPayment + rise }, cap).lowering.kind;
        expect(kindWith(additional + 0.01)).toBe('qualified');
        expect(kindWith(additional - 1)).toBe('not-qualified');
      }),
    );
  });
});

describe('raisedDownPayment', () => {
  it.each([
    [5_000, 19_453, 24_454],
    [5_000, 19_453.49, 24_454],
    [5_000, 19_453.5, 24_455],
    [0, 0.3, 1],
  ])('raises %s by %s to %s, in whole dollars', (downPayment, rise, raised) => {
    expect(raisedDownPayment(downPayment, rise)).toBe(raised);
  });

  it('raises the down payment of any unqualified buyer enough that the buyer qualifies, with any assistance', () => {
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const comparison = compared(facts, cap);
        fc.pre(comparison.lowering.kind === 'not-qualified');
        const downPayment = raisedDownPayment(facts.downPayment, additionalOf(comparison));
        expect(compared({ ...facts, downPayment }, cap).lowering.kind).toBe('qualified');
        expect(Number.isInteger(downPayment)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('makes the buyer qualify even at the highest accepted rates', () => {
    const facts = sampleFacts({ homePrice: 1, downPayment: 0, propertyTax: 0.1, insurance: 0.1 });
    const downPayment = raisedDownPayment(0, additionalOf(compared(facts)));
    expect(compared({ ...facts, downPayment }).lowering.kind).toBe('qualified');
  });
});
