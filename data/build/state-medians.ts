import * as z from 'zod';
import { State, wholeNumber, Year } from './columns.ts';
import { DataFault } from './data-fault.ts';
import { readTable } from './read-table.ts';

const file = 'state_median_income.csv';

const StateMedian = z.object({
  state: State,
  median_family_income: wholeNumber(30_000, 300_000),
  fiscal_year: Year,
});

/**
 * Returns the median family income by state, in dollars a year. Excludes states without a known
 * figure.
 *
 * @param year fiscal year of the counties' income limits; the state figures must be from the same
 *   year
 */
export function stateMedians(folder: string, year: number): ReadonlyMap<string, number> {
  const medians = new Map<string, number>();
  for (const { place, row } of readTable(folder, file, StateMedian)) {
    if (medians.has(row.state)) throw new DataFault(place, `state ${row.state} appears twice`);
    if (row.fiscal_year !== year) {
      throw new DataFault(
        place,
        `year ${row.fiscal_year}, but the counties’ limits are of ${year}`,
      );
    }
    medians.set(row.state, row.median_family_income);
  }
  return medians;
}
