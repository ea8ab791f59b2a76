import type { FhaLimitOfYear } from '@latchkey/domain';
import * as z from 'zod';
import { Fips, Name, orNothing, rises, State, wholeNumber, withLists, Year } from './columns.ts';
import { byCounty, singleYear } from './counties.ts';
import { readTable } from './read-table.ts';

const file = 'county_loan_limits.csv';
/** The file also has the one-unit FHA limits of this year. */
const EARLIER_YEAR = 2025;
const earlierFha = `fha_${EARLIER_YEAR}_1` as const;
const byUnits = z
  .array(wholeNumber(500_000, 3_000_000))
  .refine(rises, 'decreases as the number of units grows');

const LoanLimits = withLists(
  { conforming: 4, fha: 4 },
  z.object({
    county_fips: Fips,
    county: Name,
    state: State,
    conforming: byUnits,
    fha: byUnits,
    /** Empty in Connecticut, which was listed by its former counties. */
    [earlierFha]: orNothing(wholeNumber(500_000, 3_000_000)),
    year: Year,
  }),
);

/**
 * The conforming and FHA loan limits for every county, in dollars, for homes of 1 to 4 units.
 * `fhaLimits` lists the one-unit FHA limits of `year` and of the earlier year.
 */
export function countyLoanLimits(folder: string) {
  const table = readTable(folder, file, LoanLimits);
  const year = singleYear(table, (row) => row.year);
  const counties = byCounty(file, table, ({ conforming, fha, [earlierFha]: earlier }) => ({
    conforming,
    fha,
    earlier,
  }));
  const fhaLimits = counties.codes.flatMap((fips): FhaLimitOfYear[] => {
    const { fha, earlier } = counties.of(fips);
    return [
      { fips, year, limit: fha[0] ?? null },
      { fips, year: EARLIER_YEAR, limit: earlier },
    ];
  });
  return { counties, year, fhaLimits };
}
