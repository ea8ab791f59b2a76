import { join } from 'node:path';
import {
  type BondPriceFactor,
  type BondPriceYear,
  bondPriceYears,
  type FhaLimitOfYear,
} from '@latchkey/domain';
import { numberIn, readTable } from './read-table.ts';

/**
 * The price limits of bond programs. The newest year comes first.
 *
 * @param current the one-unit FHA limits in the table of counties
 */
export function loadBondPriceYears(
  folder: string,
  current: readonly FhaLimitOfYear[],
): BondPriceYear[] {
  return bondPriceYears(loadFactors(folder), [...current, ...loadEarlierFhaLimits(folder)]);
}

function loadFactors(folder: string): BondPriceFactor[] {
  const path = join(folder, 'bond-price-factors.tsv');
  return readTable(path, ['year', 'factor'], ([year, factor]) => ({
    year: numberIn(year),
    factor: numberIn(factor),
  }));
}

function loadEarlierFhaLimits(folder: string): FhaLimitOfYear[] {
  const path = join(folder, 'earlier-fha-limits.tsv');
  return readTable(path, ['fips', 'year', 'limit'], ([fips, year, limit]) => ({
    fips,
    year: numberIn(year),
    limit: numberIn(limit),
  }));
}
