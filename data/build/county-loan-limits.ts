import * as z from 'zod';
import { Fips, Name, rises, State, wholeNumber, withLists, Year } from './columns.ts';
import { byCounty, singleYear } from './counties.ts';
import { readTable } from './read-table.ts';

const file = 'county_loan_limits.csv';
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
    year: Year,
  }),
);

/** The conforming and FHA loan limits for every county, in dollars, for homes of 1 to 4 units. */
export function countyLoanLimits(folder: string) {
  const table = readTable(folder, file, LoanLimits);
  return {
    counties: byCounty(file, table, ({ conforming, fha }) => ({ conforming, fha })),
    year: singleYear(table, ({ year }) => year),
  };
}
