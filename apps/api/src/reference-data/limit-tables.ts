import { join } from 'node:path';
import type {
  BondPriceFactor,
  CountyIncomes,
  CountyLoanLimits,
  LimitEdition,
  LimitTables,
} from '@latchkey/domain';
import { numberIn, numbersIn, readTable } from './read-table.ts';

/**
 * Reads the shipped limits for every county: loan limits, income limits, and the factors for price
 * limits. Each table has rows for several years.
 */
export function loadLimitTables(folder: string): LimitTables {
  return { loans: loans(folder), incomes: incomes(folder), factors: factors(folder) };
}

interface YearRow<Row> {
  readonly fips: string;
  readonly year: number;
  readonly firstDay: string;
  readonly row: Row;
}

function loans(folder: string): LimitEdition<CountyLoanLimits>[] {
  const columns = ['fips', 'year', 'first_day', 'conforming', 'fha'] as const;
  return editionsIn(
    readTable(join(folder, 'loan-limits.tsv'), columns, (cells) => {
      const [fips, year, firstDay, conforming, fha] = cells;
      const row = {
        conforming: conforming === '' ? null : numbersIn(conforming),
        fha: numbersIn(fha),
      };
      return { fips, year: numberIn(year), firstDay, row };
    }),
  );
}

function incomes(folder: string): LimitEdition<CountyIncomes>[] {
  const columns = [
    'fips',
    'year',
    'first_day',
    'town_aggregated',
    'median_family_income',
    'low_income',
    'very_low_income',
    'extremely_low_income',
  ] as const;
  return editionsIn(
    readTable(join(folder, 'income-limits.tsv'), columns, (cells) => {
      const [fips, year, firstDay, byTown, median, low, veryLow, extremelyLow] = cells;
      const row = {
        medianFamilyIncome: numberIn(median),
        lowIncomeLimits: numbersIn(low),
        veryLowIncomeLimits: numbersIn(veryLow),
        extremelyLowIncomeLimits: numbersIn(extremelyLow),
        townAggregated: byTown === '1',
      };
      return { fips, year: numberIn(year), firstDay, row };
    }),
  );
}

function factors(folder: string): BondPriceFactor[] {
  const path = join(folder, 'bond-price-factors.tsv');
  return readTable(path, ['year', 'first_day', 'factor'], ([year, firstDay, factor]) => ({
    year: numberIn(year),
    firstDay,
    factor: numberIn(factor),
  }));
}

function editionsIn<Row>(rows: readonly YearRow<Row>[]): LimitEdition<Row>[] {
  return Array.from(
    Map.groupBy(rows, ({ year }) => year),
    ([year, ofYear]) => ({
      year,
      firstDay: ofYear[0]?.firstDay ?? '',
      rows: new Map(ofYear.map(({ fips, row }) => [fips, row])),
    }),
  );
}
