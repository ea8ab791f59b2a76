import type { CountyIncomes, CountyLoanLimits } from '@latchkey/domain';
import { type Cells, cellsOf, type Fault, numbered } from './cells.ts';
import { type CsvRow, csvRows, LimitsFault } from './csv-rows.ts';
import type { ImportedLimits } from './repository.ts';

/** The limits in a file, and all problems in its lines. */
export interface ParsedLimits {
  /** The limits, without the rows that have a problem. */
  readonly limits: ImportedLimits;
  readonly faults: readonly Fault[];
}

/** The data that a file is checked against. */
export interface Expected {
  /** The counties that must have a row, with their states. */
  readonly states: ReadonlyMap<string, string>;
  /** The ISO date from which the limits apply. Undefined if the operator did not give it. */
  readonly from: string | undefined;
}

const LOANS = ['county_fips', 'state', 'year', ...numbered('conforming', 4), ...numbered('fha', 4)];
const INCOMES = [
  ...['county_fips', 'state', 'fiscal_year', 'median_family_income', 'town_aggregated'],
  ...['l80', 'l50', 'l30'].flatMap((name) => numbered(name, 8)),
];
const FACTORS = ['year', 'factor'];

/** Territories, which the product does not cover. Their rows are skipped. */
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/**
 * Reads a year's limits from a CSV file: loan limits, HUD's income limits, or the factor for price
 * limits. The columns determine the kind of limits. Ignores other columns.
 *
 * @throws {LimitsFault} if the rows cannot be read, or the effective date is missing or invalid
 */
export function parseLimits(csv: string, expected: Expected): ParsedLimits {
  const { columns, rows } = csvRows(csv);
  const has = (names: readonly string[]) => names.every((name) => columns.includes(name));
  if (has(LOANS)) return loansIn(rows, expected);
  if (has(INCOMES)) return incomesIn(rows, expected);
  if (has(FACTORS)) return factorIn(rows, expected);
  const kinds = [LOANS, INCOMES].map((names) => names.filter((name) => !columns.includes(name)));
  const [loans = [], incomes = []] = kinds;
  throw new LimitsFault(
    `line 1: not a table of limits. Loan limits also need ${named(loans)}, and income limits ${named(incomes)}`,
  );
}

function loansIn(rows: readonly CsvRow[], expected: Expected): ParsedLimits {
  if (expected.from !== undefined) {
    throw new LimitsFault('--from: loan limits apply from January 1 of their year');
  }
  const { year, byCounty, faults } = countyRows(rows, 'year', expected, (cells) => ({
    conforming: cells.series('conforming', 4, 500_000, 3_000_000),
    fha: cells.series('fha', 4, 500_000, 3_000_000),
  }));
  const edition = { year, firstDay: `${year}-01-01`, rows: byCounty };
  return { limits: { kind: 'loans', edition }, faults };
}

function incomesIn(rows: readonly CsvRow[], expected: Expected): ParsedLimits {
  const { year, byCounty, faults } = countyRows(rows, 'fiscal_year', expected, incomesOf);
  const firstDay = firstDayIn(year, expected, 'HUD names the first day of its limits');
  return { limits: { kind: 'incomes', edition: { year, firstDay, rows: byCounty } }, faults };
}

function incomesOf(cells: Cells): CountyIncomes {
  const dollars = [5_000, 400_000] as const;
  const byTown = cells.text('town_aggregated');
  if (!/^[01]$/.test(byTown)) cells.refuse('town_aggregated is not 0 or 1');
  const low = cells.series('l80', 8, ...dollars);
  const veryLow = cells.series('l50', 8, ...dollars);
  const extremelyLow = cells.series('l30', 8, ...dollars);
  if (veryLow.some((limit, at) => limit > (low[at] ?? 0))) cells.refuse('l50 is above l80');
  if (extremelyLow.some((limit, at) => limit > (veryLow[at] ?? 0)))
    cells.refuse('l30 is above l50');
  return {
    medianFamilyIncome: cells.number('median_family_income', ...dollars),
    lowIncomeLimits: low,
    veryLowIncomeLimits: veryLow,
    extremelyLowIncomeLimits: extremelyLow,
    townAggregated: byTown === '1',
  };
}

function factorIn(rows: readonly CsvRow[], expected: Expected): ParsedLimits {
  const [row, another] = rows;
  if (!row || another) throw new LimitsFault('a file with a factor must have exactly one row');
  const faults: Fault[] = [];
  const cells = cellsOf(row, faults);
  const year = cells.number('year', 2000, 2100);
  const text = cells.text('factor');
  const factor = /^[01]\.\d{1,6}$/.test(text) ? Number(text) : 0;
  if (factor < 0.8 || factor > 1.3) cells.refuse('factor is not a number from 0.8 to 1.3');
  const firstDay = firstDayIn(year, expected, 'agencies may use the new prices from this day on');
  return { limits: { kind: 'factors', edition: { year, firstDay, factor } }, faults };
}

/** Reads the rows of all counties. All rows must have the same year. */
function countyRows<Row extends CountyLoanLimits | CountyIncomes>(
  rows: readonly CsvRow[],
  yearColumn: string,
  { states }: Expected,
  rowOf: (cells: Cells) => Row,
): { year: number; byCounty: ReadonlyMap<string, Row>; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const byCounty = new Map<string, Row>();
  const seen = new Set<string>();
  let year: number | undefined;
  for (const csvRow of rows) {
    const before = faults.length;
    const cells = cellsOf(csvRow, faults);
    const fips = cells.text('county_fips');
    const state = cells.text('state');
    if (territories.has(state)) continue;
    const known = states.get(fips);
    if (known === undefined) cells.refuse(`there is no county "${fips.slice(0, 20)}"`);
    else if (known !== state) cells.refuse(`county ${fips} is in ${known}`);
    if (seen.has(fips)) cells.refuse(`county ${fips} appears twice`);
    seen.add(fips);
    const ofRow = cells.number(yearColumn, 2000, 2100);
    year ??= ofRow;
    if (ofRow !== year) cells.refuse(`${yearColumn} ${ofRow} in a table of ${year}`);
    const row = rowOf(cells);
    if (faults.length === before) byCounty.set(fips, row);
  }
  const missing = [...states.keys()].filter((fips) => !seen.has(fips));
  for (const fips of missing) {
    faults.push({ line: null, fault: `there is no row for county ${fips} in ${states.get(fips)}` });
  }
  return { year: year ?? 0, byCounty, faults };
}

function firstDayIn(year: number, { from }: Expected, why: string): string {
  if (from === undefined) {
    throw new LimitsFault(`--from: add the first day, such as --from ${year}-05-01: ${why}`);
  }
  if (!from.startsWith(`${year}-`)) throw new LimitsFault(`--from: ${from} is not in ${year}`);
  return from;
}

function named(columns: readonly string[]): string {
  return columns.slice(0, 3).join(', ') + (columns.length > 3 ? ', …' : '');
}
