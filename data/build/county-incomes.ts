import * as z from 'zod';
import { Fips, Flag, Name, State, wholeNumber, Year } from './columns.ts';
import { byCounty, type CountyRow, sameCounty, singleYear } from './counties.ts';
import { DataFault } from './data-fault.ts';
import { readTable, type Sourced } from './read-table.ts';
import type { Table } from './table.ts';

const file = 'county_income_limits.csv';
const dollars = wholeNumber(5_000, 500_000);

const Limits = z.object({
  county_fips: Fips,
  county: Name,
  state: State,
  median_family_income: dollars,
  ...eightColumns('l80'),
  ...eightColumns('l50'),
  ...eightColumns('l30'),
  town_aggregated: Flag,
  fiscal_year: Year,
});
type Limits = z.infer<typeof Limits>;

/** HUD's income figures of every county, in dollars a year, for households of 1 to 8 persons. */
export function countyIncomes(folder: string, counties: readonly CountyRow[]) {
  const limits = readTable(folder, file, Limits);
  const limitsByCounty = byCounty(limits);

  const rows = counties.map((county) => {
    const sourced = sameCounty(county, limitsByCounty, file);
    checkOrder(sourced);
    const { row } = sourced;
    return [
      row.county_fips,
      String(row.median_family_income),
      listOf(row, 'l80').join(' '),
      listOf(row, 'l50').join(' '),
      listOf(row, 'l30').join(' '),
      row.town_aggregated ? '1' : '0',
    ];
  });

  const table: Table = {
    file: 'county-incomes.tsv',
    columns: [
      'county_fips',
      'median_family_income',
      'limits_80',
      'limits_50',
      'limits_30',
      'town_aggregated',
    ],
    rows,
  };
  return { table, year: singleYear(limits, ({ fiscal_year }) => fiscal_year) };
}

type Level = 'l80' | 'l50' | 'l30';
type Column<L extends Level> = `${L}_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

function eightColumns<L extends Level>(level: L): Record<Column<L>, typeof dollars> {
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((size) => [`${level}_${size}`, dollars]),
  );
}

function listOf(row: Limits, level: Level): number[] {
  return [
    row[`${level}_1`],
    row[`${level}_2`],
    row[`${level}_3`],
    row[`${level}_4`],
    row[`${level}_5`],
    row[`${level}_6`],
    row[`${level}_7`],
    row[`${level}_8`],
  ];
}

/** A larger household never has a lower limit, a lower level never a higher one. */
function checkOrder({ place, row }: Sourced<Limits>): void {
  const [l80, l50, l30] = [listOf(row, 'l80'), listOf(row, 'l50'), listOf(row, 'l30')];
  for (const limits of [l80, l50, l30]) {
    if (limits.some((limit, i) => limit < (limits[i - 1] ?? 0))) {
      throw new DataFault(place, `limits fall as the household grows: ${limits.join(' ')}`);
    }
  }
  if (l80.some((limit, i) => limit < (l50[i] ?? 0)) || l50.some((limit, i) => limit < (l30[i] ?? 0))) {
    throw new DataFault(place, 'a limit of 30 or 50 % is above the next');
  }
}
