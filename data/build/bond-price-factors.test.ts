import { bondPriceLimits } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { bondPricesOf } from './bond-price-factors.ts';

const limit2026 = { fips: '01001', year: 2026, limit: 541_287 };

it('gives the caps of the newest factor if the loan limits are newer', () => {
  const { years, year } = bondPricesOf({
    fhaLimits: [{ fips: '01001', year: 2027, limit: 560_000 }, limit2026],
  });
  expect(year).toBe(2026);
  expect(years[0]?.prices.get('01001')).toEqual(bondPriceLimits(limit2026.limit, 1.046312));
});

it.each([[[{ ...limit2026, year: 2027 }]], [[{ ...limit2026, limit: null }]]])(
  'stops without an FHA limit of the year of the newest factor: %j',
  (fhaLimits) => {
    expect(() => bondPricesOf({ fhaLimits })).toThrow(
      'data/build/bond-price-factors.ts: no FHA limits of 2026, the year of the newest factor',
    );
  },
);
