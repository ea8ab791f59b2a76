import { BuildError } from './build-error.ts';
import type { County } from './counties.ts';
import type { ZipCode } from './zip-codes.ts';

/** What the sources are known to hold; a build that finds otherwise stops. */
export interface Expectations {
  readonly counties: { readonly from: number; readonly to: number };
  readonly zipCodes: { readonly from: number; readonly to: number };
  /** ZIP Codes whose main county is known from elsewhere. */
  readonly knownCounties: Readonly<Record<string, string>>;
}

/** Stops the build with the first fault of the joined tables. */
export function checkTables(
  counties: readonly County[],
  zipCodes: readonly ZipCode[],
  expected: Expectations,
): void {
  checkCount('county_property_tax.csv', 'counties', counties.length, expected.counties);
  checkCount('zip_county.csv', 'ZIP Codes', zipCodes.length, expected.zipCodes);
  counties.forEach(checkCounty);
  zipCodes.forEach(checkZipCode);
  checkKnown(zipCodes, expected.knownCounties);
}

function checkCount(
  file: string,
  what: string,
  found: number,
  { from, to }: { from: number; to: number },
): void {
  if (found < from || found > to) {
    throw new BuildError(file, 'all rows', `${found} ${what}, not ${from} to ${to}`);
  }
}

function checkCounty(county: County): void {
  const { fips, propertyTax, insurance, medianFamilyIncome } = county;
  inRange('county_property_tax.csv', fips, 'effective_rate', propertyTax, 0.0001, 0.05);
  inRange('home_insurance_county.csv', fips, 'rate_capped', insurance, 0.0015, 0.022);
  const income = 'county_income_limits.csv';
  inRange(income, fips, 'median_family_income', medianFamilyIncome, 20_000, 300_000);
  county.lowIncome.forEach((low, index) => {
    const veryLow = county.veryLowIncome[index] ?? Number.NaN;
    const extremelyLow = county.extremelyLowIncome[index] ?? Number.NaN;
    if (!(extremelyLow <= veryLow && veryLow <= low)) {
      throw new BuildError(
        income,
        fips,
        `limits for ${index + 1} persons do not rise with the share`,
      );
    }
  });
  for (const limits of [county.lowIncome, county.veryLowIncome, county.extremelyLowIncome]) {
    rising(income, fips, limits, 10_000, 400_000);
  }
  for (const limits of [county.conforming, county.fha]) {
    rising('county_loan_limits.csv', fips, limits, 500_000, 3_000_000);
  }
}

function checkZipCode({ zip, population, counties }: ZipCode): void {
  const file = 'zip_county.csv';
  const primaries = counties.filter(({ isPrimary }) => isPrimary).length;
  if (primaries !== 1) throw new BuildError(file, zip, `${primaries} primary counties, not one`);
  const total = counties.reduce((sum, { share }) => sum + share, 0);
  if (total > 1.001) throw new BuildError(file, zip, `shares sum to ${total.toFixed(4)}`);
  inRange(file, zip, 'population', population, 0, 200_000);
}

function checkKnown(zipCodes: readonly ZipCode[], known: Readonly<Record<string, string>>): void {
  const mainCounty = new Map(zipCodes.map(({ zip, counties }) => [zip, counties[0]?.fips]));
  for (const [zip, fips] of Object.entries(known)) {
    const found = mainCounty.get(zip);
    if (found !== fips) {
      throw new BuildError('zip_county.csv', zip, `the main county is ${found}, not ${fips}`);
    }
  }
}

function inRange(
  file: string,
  row: string,
  column: string,
  value: number,
  from: number,
  to: number,
): void {
  if (!(value >= from && value <= to)) {
    throw new BuildError(file, row, `${column} is ${value}, not ${from} to ${to}`);
  }
}

function rising(
  file: string,
  fips: string,
  limits: readonly number[],
  from: number,
  to: number,
): void {
  limits.forEach((limit, index) => {
    inRange(file, fips, `limit ${index + 1}`, limit, from, to);
    if (limit < (limits[index - 1] ?? 0)) {
      throw new BuildError(file, fips, `limit ${index + 1} is below the one before`);
    }
  });
}
