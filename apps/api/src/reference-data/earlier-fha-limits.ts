import { join } from 'node:path';
import type { FhaLimitOfYear } from '@latchkey/domain';
import { numberIn, readTable } from './read-table.ts';

/** The one-unit FHA limits of earlier years. */
export function loadEarlierFhaLimits(folder: string): readonly FhaLimitOfYear[] {
  const path = join(folder, 'earlier-fha-limits.tsv');
  return readTable(path, ['fips', 'year', 'limit'], ([fips, year, limit]) => ({
    fips,
    year: numberIn(year),
    limit: numberIn(limit),
  }));
}
