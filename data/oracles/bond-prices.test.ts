import { isSamePriceLimit } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { bondPrices2026 } from './bond-prices-2026.ts';

/** The published limits of each state, with the county to which each limit applies. */
const published = bondPrices2026.map(({ state, prefix, prices }) => ({
  state,
  limits: prices.flatMap(({ price, counties }) =>
    counties.split(' ').map((code) => ({ fips: `${prefix}${code}`, price })),
  ),
}));

it.each(published)('computes the same bond price limits that $state publishes', ({ limits }) => {
  const different = limits.filter(({ fips, price }) => {
    const computed = shippedReference().counties.get(fips)?.area.bondPrices;
    return !(
      computed &&
      (isSamePriceLimit(price, computed.standard) || isSamePriceLimit(price, computed.targeted))
    );
  });
  expect(different).toEqual([]);
});

it('compares every county of the four states', () => {
  const counts = published.map(({ state, limits }) => [state, limits.length]);
  expect(counts).toEqual([
    ['Florida', 67],
    ['Indiana', 92],
    ['Michigan', 83],
    ['New Jersey', 21],
  ]);
});

it('computes the higher limit of targeted areas only for counties in Indiana', () => {
  const targeted = published.flatMap(({ limits }) =>
    limits.filter(({ fips, price }) => {
      const standard = shippedReference().counties.get(fips)?.area.bondPrices?.standard ?? 0;
      return !isSamePriceLimit(price, standard);
    }),
  );
  expect(targeted.filter(({ fips }) => !fips.startsWith('18'))).toEqual([]);
  expect(targeted).toHaveLength(30);
});
