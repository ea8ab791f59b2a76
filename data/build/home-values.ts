import type { propertyTax } from './county-rates.ts';
import type { Table } from './table.ts';

/**
 * Returns the table of median values of owner-occupied homes by county, in dollars. Excludes
 * counties whose value is unknown.
 */
export function homeValuesTable({ counties }: ReturnType<typeof propertyTax>): Table {
  return {
    file: 'home-values.tsv',
    columns: ['fips', 'value'],
    rows: counties.codes.flatMap((fips) => {
      const { homeValue } = counties.of(fips);
      return homeValue === null ? [] : [[fips, String(homeValue)]];
    }),
  };
}
