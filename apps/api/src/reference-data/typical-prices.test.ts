import { expect, it } from 'vitest';
import { loadReferenceData } from './load-reference-data.ts';

const { counties, people, typicalPrices } = loadReferenceData();

it("returns a county's median home value, rounded to a thousand dollars", () => {
  // Census Bureau, ACS 2019-2023, B25077: $197,900 in Autauga County.
  expect(typicalPrices.ofCounty('01001', 'AL')).toBe(198_000);
});

it("returns the state's price for a county without a value", () => {
  expect(typicalPrices.ofCounty('00000', 'AL')).toBe(typicalPrices.ofState('AL'));
});

it("returns a state's price as the population-weighted median of its counties' prices", () => {
  const price = typicalPrices.ofState('MI');
  const inState = [...counties.values()].filter(({ area }) => area.state === 'MI');
  const count = (isCounted: (value: number) => boolean) =>
    inState
      .filter(({ area }) => isCounted(typicalPrices.ofCounty(area.countyFips, 'MI')))
      .reduce((sum, { area }) => sum + (people.get(area.countyFips) ?? 0), 0);
  const half = count(() => true) / 2;
  expect(count((value) => value < price)).toBeLessThan(half);
  expect(count((value) => value <= price)).toBeGreaterThanOrEqual(half);
});

it('has a price for every state', () => {
  for (const { area } of counties.values()) {
    expect(typicalPrices.ofState(area.state)).toBeGreaterThan(100_000);
  }
  expect(typicalPrices.nation).toBeGreaterThan(200_000);
});
