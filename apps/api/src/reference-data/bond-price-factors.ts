import { join } from 'node:path';
import type { BondPriceFactor } from '@latchkey/domain';
import { numberIn, readTable } from './read-table.ts';

const columns = ['year', 'first_day', 'factor', 'source'] as const;

/** The yearly factors for the price limits of bond programs, oldest first. */
export function loadBondPriceFactors(folder: string): readonly BondPriceFactor[] {
  const path = join(folder, 'bond-price-factors.tsv');
  return readTable(path, columns, ([year, firstDay, factor]) => ({
    year: numberIn(year),
    firstDay,
    factor: numberIn(factor),
  }));
}
