import { bondPriceYears, type FhaLimitsOfYear } from '../src/area/bond-price.ts';
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
    limits(2026, [500_000, 600_000]),
    limits(2025, [480_000, 580_000]),
  ]),
};

function limits(year: number, [one, other]: readonly [number, number]): FhaLimitsOfYear {
  const rows = new Map([
    ['48001', { fha: [one] }],
    ['48003', { fha: [other] }],
  ]);
  return { year, rows };
}
