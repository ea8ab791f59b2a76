import * as z from 'zod';
import { Fips, Name, orNothing, rises, State, wholeNumber, withLists, Year } from './columns.ts';
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
    /** Empty in Connecticut, which was listed by its former counties. */
    fha_2025_1: orNothing(wholeNumber(500_000, 3_000_000)),
    year: Year,
  }),
);

/** The conforming and FHA loan limits for every county, in dollars, for homes of 1 to 4 units. */
export function countyLoanLimits(folder: string) {
  const table = readTable(folder, file, LoanLimits);
  return {
    counties: byCounty(file, table, ({ conforming, fha, fha_2025_1: fha2025 }) => ({
      conforming,
      fha,
      fha2025,
    })),
    year: singleYear(table, ({ year }) => year),
  };
}
