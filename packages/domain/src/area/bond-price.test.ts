import { describe, expect, it } from 'vitest';
import { bondPriceLimits, bondPriceYears, isSamePriceLimit } from './bond-price.ts';

describe('bondPriceLimits', () => {
  it.each([
    [2026, 541_287, 1.046312, 566_355, 692_212],
    [2026, 1_249_125, 1.046312, 1_306_974, 1_597_413],
    [2025, 524_225, 1.038166, 544_233, 665_173],
    [2024, 498_257, 1.025452, 510_939, 624_481],
  ])('multiplies the FHA limit of %s by the factor', (_, fha, factor, standard, targeted) => {
    expect(bondPriceLimits(fha, factor)).toEqual({ standard, targeted });
  });

  it('does not round the standard limit before it calculates the targeted limit', () => {
    expect(bondPriceLimits(1, 4.4)).toEqual({ standard: 4, targeted: 5 });
    expect(bondPriceLimits(1, 4.6)).toEqual({ standard: 5, targeted: 6 });
  });
});

it('treats prices that are a dollar apart as the same limit', () => {
  expect([-2, -1, 0, 1, 2].map((by) => isSamePriceLimit(566_354 + by, 566_354))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('does not compute a limit for a county with an unknown FHA limit', () => {
  const rows = new Map([
    ['01001', { fha: [500_000] }],
    ['01003', { fha: [] }],
  ]);
  const [year] = bondPriceYears([{ year: 2026, factor: 1.1 }], [{ year: 2026, rows }]);
  expect(year?.prices).toEqual(new Map([['01001', bondPriceLimits(500_000, 1.1)]]));
});
