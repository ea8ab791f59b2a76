import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog-program.ts';
import type { Tier } from '../tiers.ts';
import { programFaults } from './program-faults.ts';

const places = {
  stateOfCounty: new Map([['48453', 'TX']]),
  medianOfCounty: new Map<string, number>(),
  citiesOfState: new Map<string, Set<string>>(),
};

function faultsOf(changes: Partial<CatalogProgram>): string[] {
  const faults = [...programFaults(sampleProgram({ sources: [], ...changes }), places)];
  return faults.map(({ field, fault }) => `${field}: ${fault}`);
}

const tiered = (...tiers: Partial<Tier>[]): Partial<CatalogProgram> => ({
  tiers: tiers.map((tier) => ({
    when: {},
    maxAmount: 5_000,
    maxPercent: null,
    percentOf: null,
    says: 'One amount.',
    ...tier,
  })),
});
const percent = (maxPercent: number) => ({ maxPercent, percentOf: 'price' as const });

describe('the faults of an amount', () => {
  it.each<[string, Partial<CatalogProgram>]>([
    ['tiers of falling amounts', tiered({}, { maxAmount: 4_000 })],
    ['dollars and then a percentage', tiered({}, { maxAmount: null, ...percent(4) })],
    ['a county in a tier', tiered({ when: { counties: ['48453'] } })],
  ])('reports no fault for %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<CatalogProgram>, string]>([
    [
      'a tier above the program',
      tiered({ maxAmount: 10_001 }),
      'tiers.0: gives more than the program itself',
    ],
    [
      'a tier above the one before it',
      tiered(percent(4), percent(5)),
      'tiers.1: gives more than the tier before it',
    ],
    [
      'a tier of an impossible size',
      tiered({ maxAmount: 249 }),
      'tiers.0.maxAmount: 249 is not between 250 and 500000',
    ],
    [
      'a tier with a percentage of nothing',
      tiered({ maxPercent: 4 }),
      'tiers.0.percentOf: must be set if and only if maxPercent is set',
    ],
    [
      'a tier for a part of no income limit',
      tiered({ when: { incomeToPercentOfLimit: 88 } }),
      'tiers.0.when.incomeToPercentOfLimit: the program has no income limit',
    ],
    [
      'an unknown county in a tier',
      tiered({ when: { counties: ['48454'] } }),
      'tiers.when.counties: no county 48454',
    ],
  ])('reports a fault for %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});
