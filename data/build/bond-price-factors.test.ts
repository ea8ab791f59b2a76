import { bondPriceLimits } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { bondPricesOf } from './bond-price-factors.ts';

/** Returns one year's loan limits for a single county. */
function edition(year: number, fha: readonly number[]) {
  const firstDay = `${year}-01-01`;
  return { year, firstDay, rows: new Map([['01001', { conforming: null, fha }]]) };
}

it('returns the price limits of the latest factor even if the loan limits are from a later year', () => {
  const { years, year } = bondPricesOf([edition(2026, [541_287]), edition(2027, [560_000])]);
  expect(year).toBe(2026);
  expect(years[0]?.prices.get('01001')).toEqual(bondPriceLimits(541_287, 1.046312));
});

it.each([[[edition(2027, [541_287])]], [[edition(2026, [])]]])(
  'stops if there is no FHA limit for the year of the latest factor: %j',
  (editions) => {
    expect(() => bondPricesOf(editions)).toThrow(
      'data/build/bond-price-factors.ts: no FHA limits of 2026, the year of the newest factor',
    );
  },
);
