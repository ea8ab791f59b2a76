import type { County } from './counties.ts';
import type { ZipCode } from './zip-codes.ts';

/** The columns of `counties.tsv`; lists are for 1 to 8 persons or 1 to 4 units, by commas. */
export function countiesTable(counties: readonly County[]): string {
  return table(
    [
      'fips',
      'state',
      'county',
      'property_tax',
      'property_tax_basis',
      'insurance_rate',
      'insurance_basis',
      'town_aggregated',
      'median_family_income',
      'low_income',
      'very_low_income',
      'extremely_low_income',
      'conforming',
      'fha',
    ],
    counties
      .toSorted((a, b) => (a.fips < b.fips ? -1 : 1))
      .map((county) => [
        county.fips,
        county.state,
        county.name,
        county.propertyTax,
        county.propertyTaxBasis,
        county.insurance,
        county.insuranceBasis,
        county.townAggregated ? 1 : 0,
        county.medianFamilyIncome,
        county.lowIncome.join(),
        county.veryLowIncome.join(),
        county.extremelyLowIncome.join(),
        county.conforming.join(),
        county.fha.join(),
      ]),
  );
}

/** The columns of `zip-codes.tsv`; a county is its code and, below 1, its share of the ZIP. */
export function zipCodesTable(zipCodes: readonly ZipCode[]): string {
  return table(
    ['zip', 'city', 'population', 'counties'],
    zipCodes.map(({ zip, city, population, counties }) => [
      zip,
      city,
      population,
      counties.map(({ fips, share }) => (share === 1 ? fips : `${fips}:${share}`)).join(),
    ]),
  );
}

function table(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [columns, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
