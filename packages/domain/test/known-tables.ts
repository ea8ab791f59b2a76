import { bondPriceYears } from '../src/area/bond-price.ts';
import type { KnownTables } from '../src/catalog/check/program-fault.ts';

const factors = [
  { year: 2025, factor: 1 },
  { year: 2026, factor: 1.1 },
];

/**
 * Two counties of Texas and one of Louisiana. In Texas, the price limits of bond programs are
 * $480,000 and $580,000 in 2025, and $550,000 and $660,000 in 2026.
 */
export const knownTables: KnownTables = {
  places: {
    stateOfCounty: new Map([
      ['48001', 'TX'],
      ['48003', 'TX'],
      ['22001', 'LA'],
    ]),
    medianOfCounty: new Map(),
    citiesOfState: new Map(),
  },
  bondPrices: bondPriceYears(factors, [
    { fips: '48001', year: 2026, limit: 500_000 },
    { fips: '48003', year: 2026, limit: 600_000 },
    { fips: '48001', year: 2025, limit: 480_000 },
    { fips: '48003', year: 2025, limit: 580_000 },
  ]),
};
