import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bondPriceFactorsTable, bondPricesOf } from './bond-price-factors.ts';
import { countiesTable } from './counties-table.ts';
import { countyIncomes, incomeLimitsTable } from './county-incomes.ts';
import { countyLoanLimits, loanLimitsTable } from './county-loan-limits.ts';
import { propertyTax } from './county-rates.ts';
import { checkCount, checkKnownCase, type Expectations } from './expectations.ts';
import { homeValuesTable } from './home-values.ts';
import { costsModule, mortgageCosts } from './mortgage-costs.ts';
import { recentRates } from './mortgage-rates.ts';
import { placesOf } from './places.ts';
import { programs } from './programs.ts';
import { sources } from './sources.ts';
import { tableText } from './table.ts';
import { taxAfterSaleTable, taxesAfterSale } from './tax-after-sale.ts';
import { zipCodesTable } from './zip-codes.ts';

interface Build {
  /**
   * The folder that contains the collected source files, in the subfolders `reference/` and
   * `programs/`.
   */
  readonly source: string;
  /** The product's data folder. The shipped files go into subfolders with the same names. */
  readonly target: string;
  /** Folder of the domain module that contains the mortgage cost tables. */
  readonly costs: string;
  readonly expected: Expectations;
}

/**
 * Builds the shipped files from the collected files. Writes nothing unless every check passes. The
 * same source files always produce the same bytes.
 *
 * @returns one line for each kind of record written
 * @throws {DataFault} for the first problem
 */
export function build({ source, target, costs, expected }: Build): string[] {
  const reference = join(source, 'reference');
  const afterSale = taxesAfterSale(reference);
  const tax = propertyTax(reference, afterSale);
  const incomes = countyIncomes(reference);
  const loans = countyLoanLimits(reference);
  const { table: counties, years } = countiesTable(reference, { tax, incomes, loans });
  const zips = zipCodesTable(reference, counties);
  const { table: taxes, years: taxAfterSale } = taxAfterSaleTable(afterSale, counties);
  const mortgageRates = recentRates(reference);
  const costTables = mortgageCosts(reference);
  const bondPrices = bondPricesOf(loans.editions);
  const tables = [
    counties,
    incomeLimitsTable(incomes),
    loanLimitsTable(loans),
    zips,
    taxes,
    bondPriceFactorsTable,
    homeValuesTable(tax),
  ];
  for (const { file, rows } of tables) checkCount(file, rows.length, expected.rows[file]);
  for (const one of expected.knownCases) checkKnownCase(tables, one);

  const shipped = join(target, 'programs');
  const known = {
    places: placesOf(counties, zips, incomes.counties),
    bondPrices: bondPrices.years,
  };
  const catalog = programs(join(source, 'programs'), shipped, known);
  checkCount('programs', catalog.count, expected.programs);

  const dates = {
    ...years,
    incomes: incomes.year,
    loanLimits: Math.max(...loans.editions.map(({ year }) => year)),
    taxAfterSale,
    bondPrices: bondPrices.year,
    mortgageRate: mortgageRates[0]?.date ?? '',
    programs: catalog.newestCheck,
  };
  write(join(target, 'reference'), [
    ...tables.map((table) => ({ file: table.file, text: tableText(table) })),
    { file: 'mortgage-rates.json', text: jsonText(mortgageRates) },
    { file: 'sources.json', text: jsonText(sources(dates)) },
  ]);
  write(shipped, catalog.files);
  write(costs, [{ file: 'cost-tables.generated.ts', text: costsModule(costTables) }]);
  removeOthers(shipped, catalog.files);
  return [
    `${counties.rows.length} counties`,
    `${zips.rows.length} ZIP Codes`,
    `${taxes.rows.length} property taxes after a sale`,
    `${catalog.count} programs`,
  ];
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function write(folder: string, files: readonly { file: string; text: string }[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
}

/** Deletes the files of states that no longer have a program. */
function removeOthers(folder: string, files: readonly { file: string }[]): void {
  const kept = new Set(files.map(({ file }) => file));
  const states = readdirSync(folder).filter((file) => /^[A-Z]{2}\.json$/.test(file));
  for (const file of states) if (!kept.has(file)) rmSync(join(folder, file));
}
