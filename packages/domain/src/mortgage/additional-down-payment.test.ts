import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { additionalDownPayment, raisedDownPayment } from './additional-down-payment.ts';
import { comparePayments } from './compare-payments.ts';

const quote = { homePrice: 300_000, downPayment: 5_000 };

describe('additionalDownPayment', () => {
  it('is the gap where there is no help, or help of a fixed amount', () => {
    expect(additionalDownPayment(24_453, quote, null)).toBe(19_453);
    const help = { maxAmount: 7_000, maxPercent: 10, percentOf: 'price' } as const;
    expect(additionalDownPayment(24_453, quote, help)).toBe(12_453);
  });

  it('is more where the help is a percent of the loan, which shrinks', () => {
    const help = { maxAmount: null, maxPercent: 3, percentOf: 'loan' } as const;
    // 5,000 and 3 % of 295,000 leave 10,603; each dollar down closes 97 cents of it.
    expect(additionalDownPayment(24_453, quote, help)).toBeCloseTo(10_603 / 0.97, 6);
  });

  it('is the gap where a cap in dollars holds all along', () => {
    const help = { maxAmount: 8_000, maxPercent: 3, percentOf: 'loan' } as const;
    expect(additionalDownPayment(14_000, quote, help)).toBe(1_000);
  });

  it('counts the percent where the cap holds now but not after the rise', () => {
    const help = { maxAmount: 29_490, maxPercent: 10, percentOf: 'loan' } as const;
    // With $1,010 more the help would fall below its cap: 35,500 = D + 10 % (300,000 − D).
    expect(additionalDownPayment(35_500, quote, help)).toBeCloseTo(1_111.11, 2);
  });

  it('is held by the cap alone where the help may be the whole loan', () => {
    const help = { maxAmount: 1_000, maxPercent: 100, percentOf: 'loan' } as const;
    expect(additionalDownPayment(300_000, quote, help)).toBe(294_000);
  });

  it('is nothing where the need is met', () => {
    expect(additionalDownPayment(5_000, quote, null)).toBe(0);
    const help = { maxAmount: null, maxPercent: 100, percentOf: 'loan' } as const;
    expect(additionalDownPayment(300_000, quote, help)).toBe(0);
  });

  it('is the smallest rise that qualifies: with it the buyer does, with a dollar less not', () => {
    fc.assert(
      fc.property(pricingFacts, helps, (facts, help) => {
        const { increaseDownPayment, isQualified } = comparePayments(facts, help);
        fc.pre(!isQualified && increaseDownPayment > 1);
        const qualifiesWith = (rise: number) =>
          comparePayments({ ...facts, downPayment: facts.downPayment + rise }, help).isQualified;
        expect(qualifiesWith(increaseDownPayment + 0.01)).toBe(true);
        expect(qualifiesWith(increaseDownPayment - 1)).toBe(false);
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
  ])('makes of %s and a rise of %s whole dollars: %s', (downPayment, rise, raised) => {
    expect(raisedDownPayment(downPayment, rise)).toBe(raised);
  });

  it('always qualifies whoever did not, with help of any kind', () => {
    fc.assert(
      fc.property(pricingFacts, helps, (facts, help) => {
        const { increaseDownPayment, isQualified } = comparePayments(facts, help);
        fc.pre(!isQualified);
        const downPayment = raisedDownPayment(facts.downPayment, increaseDownPayment);
        expect(comparePayments({ ...facts, downPayment }, help).isQualified).toBe(true);
        expect(Number.isInteger(downPayment)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('qualifies at the highest rates that are taken', () => {
    const facts = sampleFacts({ homePrice: 1, downPayment: 0, propertyTax: 0.1, insurance: 0.1 });
    const downPayment = raisedDownPayment(0, comparePayments(facts).increaseDownPayment);
    expect(comparePayments({ ...facts, downPayment }).isQualified).toBe(true);
  });
});
