import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { type AssistanceCap, assistance, coversPrice } from './assistance.ts';

const quote = { homePrice: 300_000, downPayment: 20_000 };

describe('assistance', () => {
  it.each<[string, AssistanceCap, number]>([
    ['dollars', { maxAmount: 10_000, maxPercent: null, percentOf: null }, 10_000],
    ['a percent of the price', { maxAmount: null, maxPercent: 5, percentOf: 'price' }, 15_000],
    [
      'a percent of something, the price',
      { maxAmount: null, maxPercent: 5, percentOf: null },
      15_000,
    ],
    ['a percent of the loan', { maxAmount: null, maxPercent: 5, percentOf: 'loan' }, 14_000],
    ['the smaller of both: dollars', { maxAmount: 9_000, maxPercent: 5, percentOf: 'loan' }, 9_000],
    [
      'the smaller of both: percent',
      { maxAmount: 15_000, maxPercent: 5, percentOf: 'loan' },
      14_000,
    ],
    [
      'no more than is left to pay',
      { maxAmount: 500_000, maxPercent: null, percentOf: null },
      280_000,
    ],
    ['nothing where its cap is nothing', { maxAmount: 0, maxPercent: 5, percentOf: 'price' }, 0],
    ['nothing where nothing is known', { maxAmount: null, maxPercent: null, percentOf: null }, 0],
  ])('gives %s', (_, help, dollars) => {
    expect(assistance(help, quote)).toBeCloseTo(dollars, 9);
  });

  it('gives nothing where the own money pays the whole price', () => {
    const help = { maxAmount: 10_000, maxPercent: null, percentOf: null };
    expect(assistance(help, { homePrice: 300_000, downPayment: 300_001 })).toBe(0);
  });

  it('is never negative and never more than is left to pay', () => {
    fc.assert(
      fc.property(pricingFacts, helps, (facts, help) => {
        const given = help ? assistance(help, facts) : 0;
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(Math.max(0, facts.homePrice - facts.downPayment));
      }),
    );
  });
});

it.each([
  [299_999, false],
  [300_000, true],
  [300_001, true],
])('%i of one’s own covers a price of 300,000: %s', (downPayment, isCovered) => {
  expect(coversPrice({ homePrice: 300_000, downPayment })).toBe(isCovered);
});
