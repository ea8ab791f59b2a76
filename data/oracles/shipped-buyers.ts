import { fileURLToPath } from 'node:url';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { loadLocations } from '../../apps/api/src/reference-data/locations.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { readCountyFigures } from './county-figures.ts';
import { type RandomBuyer, randomBuyers } from './random-buyers.ts';

const folder = fileURLToPath(new URL('../reference', import.meta.url));

/**
 * Creates random buyers of homes in the shipped counties. The same seed creates the same buyers.
 */
export function shippedBuyers(count: number, seed: number): RandomBuyer[] {
  const locations = Map.groupBy(
    loadLocations(folder, shippedReference().counties),
    ({ county_code }) => String(county_code).padStart(5, '0'),
  );
  const choices = { catalog: loadCatalog(), counties: readCountyFigures(), locations };
  return randomBuyers(choices, count, seed);
}
