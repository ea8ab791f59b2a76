import * as z from 'zod';
import { Fips, Flag, Name, rises, State, wholeNumber, withLists, Year } from './columns.ts';
import { byCounty, singleYear } from './counties.ts';
import { readTable } from './read-table.ts';

const file = 'county_income_limits.csv';
const dollars = wholeNumber(5_000, 400_000);
const bySize = z.array(dollars).refine(rises, 'decreases as the household grows');

/** Income limits at 80%, 50% and 30% of the area median, each with amounts for 1 to 8 people. */
const Limits = withLists(
  { l80: 8, l50: 8, l30: 8 },
  z
    .object({
      county_fips: Fips,
      county: Name,
      state: State,
      median_family_income: dollars,
      l80: bySize,
      l50: bySize,
      l30: bySize,
      town_aggregated: Flag,
      fiscal_year: Year,
    })
    .refine(({ l80, l50 }) => isNowhereAbove(l50, l80), { path: ['l50'], error: 'is above l80' })
    .refine(({ l50, l30 }) => isNowhereAbove(l30, l50), { path: ['l30'], error: 'is above l50' }),
);

/** HUD's income figures for every county, in dollars a year. */
export function countyIncomes(folder: string) {
  const table = readTable(folder, file, Limits);
  return {
    counties: byCounty(file, table, (row) => ({
      median: row.median_family_income,
      limits80: row.l80,
      limits50: row.l50,
      limits30: row.l30,
      townAggregated: row.town_aggregated,
    })),
    year: singleYear(table, ({ fiscal_year }) => fiscal_year),
  };
}

function isNowhereAbove(lower: readonly number[], upper: readonly number[]): boolean {
  return lower.every((limit, i) => limit <= (upper[i] ?? limit));
}
