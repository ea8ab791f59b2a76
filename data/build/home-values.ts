import type { propertyTax } from './county-rates.ts';
import type { Table } from './table.ts';

/** The table of the median value of owners' homes in each county, in dollars, where it is known. */
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
