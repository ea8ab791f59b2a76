import type { countyLoanLimits } from './county-loan-limits.ts';
import type { Table } from './table.ts';

/**
 * The table of one-unit FHA limits of the year before, in dollars. Only `catalog -- derive` and the
 * checks use it, to find stored limits that are out of date.
 */
export function earlierFhaLimitsTable({ counties }: ReturnType<typeof countyLoanLimits>): Table {
  return {
    file: 'earlier-fha-limits.tsv',
    columns: ['fips', 'year', 'limit'],
    rows: counties.codes.flatMap((fips) => {
      const { fha2025 } = counties.of(fips);
      return fha2025 === null ? [] : [[fips, '2025', String(fha2025)]];
    }),
  };
}
