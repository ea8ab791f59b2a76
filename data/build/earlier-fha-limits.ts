import type { countyLoanLimits } from './county-loan-limits.ts';
import type { Table } from './table.ts';

/**
 * The table of one-unit FHA limits of the year before the loan limits, in dollars. The price limits
 * of bond programs follow it while the newest factor is of that year.
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
