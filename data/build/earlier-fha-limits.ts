import type { countyLoanLimits } from './county-loan-limits.ts';
import type { Table } from './table.ts';

/**
 * The table of one-unit FHA limits of the year before, in dollars. Only `catalog -- derive` and the
 * checks use it, to find stored limits that are out of date.
 */
export function earlierFhaLimitsTable({
  year: newest,
  fhaLimits,
}: ReturnType<typeof countyLoanLimits>): Table {
  return {
    file: 'earlier-fha-limits.tsv',
    columns: ['fips', 'year', 'limit'],
    rows: fhaLimits.flatMap(({ fips, year, limit }) =>
      year === newest || limit === null ? [] : [[fips, String(year), String(limit)]],
    ),
  };
}
