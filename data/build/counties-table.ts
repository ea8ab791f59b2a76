import type { countyIncomes } from './county-incomes.ts';
import type { countyLoanLimits } from './county-loan-limits.ts';
import { insurance, type propertyTax } from './county-rates.ts';
import { DataFault } from './data-fault.ts';
import { stateMedians } from './state-medians.ts';
import type { Table } from './table.ts';

interface Figures {
  readonly tax: ReturnType<typeof propertyTax>;
  readonly incomes: ReturnType<typeof countyIncomes>;
  readonly loans: ReturnType<typeof countyLoanLimits>;
}

/**
 * Returns the table of all counties, with the figures from all files. Throws an error if the files
 * do not contain the same counties.
 */
export function countiesTable(folder: string, { tax, incomes, loans }: Figures) {
  const insured = insurance(folder);
  const medians = stateMedians(folder, incomes.year);
  for (const { codes, of } of [insured.counties, incomes.counties, loans.counties]) {
    const extra = codes.find((fips) => !tax.counties.has(fips));
    if (extra) throw new DataFault(of(extra).place, `county ${extra} has no property tax rate`);
    for (const fips of tax.counties.codes) of(fips);
  }

  const table: Table = {
    file: 'counties.tsv',
    columns: [
      'fips',
      'state',
      'county',
      'property_tax',
      'property_tax_basis',
      'insurance_rate',
      'insurance_basis',
      'state_median_family_income',
    ],
    rows: tax.counties.codes.map((fips) => {
      const { state, county, rate, basis } = tax.counties.of(fips);
      const premium = insured.counties.of(fips);
      return [
        fips,
        state,
        county,
        String(rate),
        basis,
        String(premium.rate),
        premium.basis,
        String(medians.get(state) ?? ''),
      ];
    }),
  };
  const years = { propertyTax: tax.year, insurance: insured.year };
  return { table, years };
}
