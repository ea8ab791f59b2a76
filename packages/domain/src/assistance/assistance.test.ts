import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { type AssistanceCap, assistance, coversPrice, isAmountUnknown } from './assistance.ts';

const quote = { homePrice: 300_000, downPayment: 20_000 };

describe('assistance', () => {
  it.each<[string, AssistanceCap, number]>([
    ['a dollar amount', { cap: 10_000, maxPercent: null, percentOf: null, pays: null }, 10_000],
    [
      'a percentage of the price',
      { cap: null, maxPercent: 5, percentOf: 'price', pays: null },
      15_000,
    ],
    [
      'a percentage of the price if the base is unknown',
      { cap: null, maxPercent: 5, percentOf: null, pays: null },
      15_000,
    ],
    [
      'a percentage of the loan',
      { cap: null, maxPercent: 5, percentOf: 'loan', pays: null },
      14_000 / 1.05,
    ],
    [
      'the smaller of both: the dollar amount',
      { cap: 9_000, maxPercent: 5, percentOf: 'loan', pays: null },
      9_000,
    ],
    [
      'the smaller of both: the percentage',
      { cap: 15_000, maxPercent: 5, percentOf: 'loan', pays: null },
      14_000 / 1.05,
    ],
    [
      'no more than the rest of the price',
      { cap: 500_000, maxPercent: null, percentOf: null, pays: null },
      280_000,
    ],
    ['nothing if its cap is 0', { cap: 0, maxPercent: 5, percentOf: 'price', pays: null }, 0],
    ['nothing if no cap is known', { cap: null, maxPercent: null, percentOf: null, pays: null }, 0],
  ])('pays %s', (_, cap, dollars) => {
    expect(assistance(cap, quote)).toBeCloseTo(dollars, 9);
  });

  it("pays nothing if the buyer's own money covers the price", () => {
    const cap = { cap: 10_000, maxPercent: null, percentOf: null, pays: null };
    expect(assistance(cap, { homePrice: 300_000, downPayment: 300_001 })).toBe(0);
  });

  it('returns assistance that is never negative, and never more than the unpaid part of the price', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const given = cap ? assistance(cap, facts) : 0;
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
])(
  'returns whether a down payment of %i covers a price of 300,000: %s',
  (downPayment, isCovered) => {
    expect(coversPrice({ homePrice: 300_000, downPayment })).toBe(isCovered);
  },
);

describe('isAmountUnknown', () => {
  it.each([
    [null, null, true],
    [0, null, false],
    [null, 5, false],
    [10_000, 5, false],
  ])(
    'given a cap of %s and a percentage of %s, decides whether the amount is unknown: %s',
    (cap, maxPercent, isUnknown) => {
      expect(isAmountUnknown({ cap, maxPercent })).toBe(isUnknown);
    },
  );
});
