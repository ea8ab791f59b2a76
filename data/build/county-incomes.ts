import * as z from 'zod';
import { Fips, Flag, Name, rises, State, wholeNumber, withLists, Year } from './columns.ts';
import { byCounty } from './counties.ts';
import { DataFault } from './data-fault.ts';
import { readTable } from './read-table.ts';
import type { Table } from './table.ts';

const file = 'county_income_limits.csv';
/**
 * The effective date of each fiscal year's limits. HUD announces the date with the limits.
 *
 * @see HUD, FY 2026 income limits: in force from May 1, 2026
 */
const firstDays: ReadonlyMap<number, string> = new Map([[2026, '2026-05-01']]);
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

/**
 * Reads HUD's income figures for every county, in dollars a year. A file may contain several fiscal
 * years. `counties` and `year` are from the latest one.
 *
 * @throws {DataFault} if we do not know the effective date of a fiscal year's limits
 */
export function countyIncomes(folder: string) {
  const table = readTable(folder, file, Limits);
  const editions = [...Map.groupBy(table, ({ row }) => row.fiscal_year)]
    .sort(([a], [b]) => a - b)
    .map(([year, rows]) => {
      const firstDay = firstDays.get(year);
      if (firstDay === undefined) {
        const place = 'data/build/county-incomes.ts';
        throw new DataFault(place, `no first day for the limits of fiscal year ${year}`);
      }
      const counties = byCounty(file, rows, (row) => ({
        median: row.median_family_income,
        limits80: row.l80,
        limits50: row.l50,
        limits30: row.l30,
        townAggregated: row.town_aggregated,
      }));
      return { year, firstDay, counties };
    });
  const newest = editions.at(-1);
  if (!newest) throw new DataFault(file, 'has no years');
  return { editions, counties: newest.counties, year: newest.year };
}

/** Returns the table of income limits, earliest fiscal year first. */
export function incomeLimitsTable({
  editions,
}: Pick<ReturnType<typeof countyIncomes>, 'editions'>): Table {
  return {
    file: 'income-limits.tsv',
    columns: [
      'fips',
      'year',
      'first_day',
      'town_aggregated',
      'median_family_income',
      'low_income',
      'very_low_income',
      'extremely_low_income',
    ],
    rows: editions.flatMap(({ year, firstDay, counties: { codes, of } }) =>
      codes.map((fips) => {
        const { townAggregated, median, limits80, limits50, limits30 } = of(fips);
        return [
          fips,
          String(year),
          firstDay,
          townAggregated ? '1' : '0',
          String(median),
          limits80.join(),
          limits50.join(),
          limits30.join(),
        ];
      }),
    ),
  };
}

function isNowhereAbove(lower: readonly number[], upper: readonly number[]): boolean {
  return lower.every((limit, i) => limit <= (upper[i] ?? limit));
}
