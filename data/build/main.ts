import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from './build-error.ts';
import { checkTables, type Expectations } from './check-tables.ts';
import { counties } from './counties.ts';
import { latestRate } from './mortgage-rates.ts';
import { programFiles } from './programs.ts';
import { readCsv } from './read-csv.ts';
import { sources } from './sources.ts';
import { countiesTable, zipCodesTable } from './write-tables.ts';
import { zipCodes } from './zip-codes.ts';

/** The 50 states and DC, as the sources of 2026 hold them. */
export const expectations: Expectations = {
  counties: { from: 3_144, to: 3_144 },
  zipCodes: { from: 39_000, to: 40_000 },
  knownCounties: {
    '90210': '06037',
    '10001': '36061',
    '02108': '25025',
    '60601': '17031',
    '77002': '48201',
    '96813': '15003',
    '99501': '02020',
    '20001': '11001',
    '33101': '12086',
    '00501': '36103',
    '06902': '09190',
  },
};

/**
 * Compiles the source tables and program facts into what the product ships. Nothing is written
 * unless every check holds; the same sources give the same bytes.
 *
 * @throws {BuildError} with file, row and fault
 */
export function build(source: string, target: string, expected: Expectations): void {
  const reference = join(source, 'reference');
  const known = counties({
    propertyTax: readCsv(reference, 'county_property_tax.csv', ['county_fips']),
    insurance: readCsv(reference, 'home_insurance_county.csv', ['county_fips']),
    incomeLimits: readCsv(reference, 'county_income_limits.csv', ['county_fips']),
    loanLimits: readCsv(reference, 'county_loan_limits.csv', ['county_fips']),
  });
  const zips = zipCodes(readCsv(reference, 'zip_county.csv', ['zip', 'county_fips']), known);
  checkTables(known, zips, expected);
  const rate = latestRate(readCsv(reference, 'mortgage_rates.csv', ['date']));
  const catalog = programFiles(
    join(source, 'programs'),
    join(target, 'programs'),
    new Set(known.map(({ fips }) => fips)),
  );

  const write = (file: string, content: string) => writeFileSync(join(target, file), content);
  mkdirSync(join(target, 'reference'), { recursive: true });
  mkdirSync(join(target, 'programs'), { recursive: true });
  write('reference/counties.tsv', countiesTable(known));
  write('reference/zip-codes.tsv', zipCodesTable(zips));
  write('reference/mortgage-rate.json', json(rate));
  write('reference/sources.json', json(sources(rate)));
  for (const { file, programs } of catalog) write(`programs/${file}`, json(programs));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (import.meta.main) {
  const { source } = parseArgs({ options: { source: { type: 'string' } } }).values;
  if (!source) {
    console.error('Name the folder that holds reference/ and programs/: --source DIR');
    process.exit(1);
  }
  try {
    build(source, join(import.meta.dirname, '..'), expectations);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
