import { countyIncomes } from './county-incomes.ts';
import { countyLoanLimits } from './county-loan-limits.ts';
import { insurance, propertyTax } from './county-rates.ts';
import { DataFault } from './data-fault.ts';
import { stateMedians } from './state-medians.ts';
import type { Table } from './table.ts';
import type { TaxesAfterSale } from './tax-after-sale.ts';

/** Joins the tables of all counties. Throws an error if a county is missing from one file. */
export function countiesTable(folder: string, taxesAfterSale: TaxesAfterSale) {
  const tax = propertyTax(folder, taxesAfterSale);
  const insured = insurance(folder);
  const incomes = countyIncomes(folder);
  const medians = stateMedians(folder, incomes.year);
  const loans = countyLoanLimits(folder);
  for (const { codes, of } of [insured.counties, incomes.counties, loans.counties]) {
    const extra = codes.find((fips) => !tax.counties.has(fips));
    if (extra) throw new DataFault(of(extra).place, `county ${extra} has no property tax rate`);
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
      'town_aggregated',
      'median_family_income',
      'state_median_family_income',
      'low_income',
      'very_low_income',
      'extremely_low_income',
      'loan_limit_year',
      'conforming',
      'fha',
    ],
    rows: tax.counties.codes.map((fips) => {
      const { state, county, rate, basis } = tax.counties.of(fips);
      const premium = insured.counties.of(fips);
      const income = incomes.counties.of(fips);
      const { conforming, fha } = loans.counties.of(fips);
      return [
        fips,
        state,
        county,
        String(rate),
        basis,
        String(premium.rate),
        premium.basis,
        income.townAggregated ? '1' : '0',
        String(income.median),
        String(medians.get(state) ?? ''),
        income.limits80.join(),
        income.limits50.join(),
        income.limits30.join(),
        String(loans.year),
        conforming.join(),
        fha.join(),
      ];
    }),
  };
  const years = {
    propertyTax: tax.year,
    insurance: insured.year,
    incomes: incomes.year,
    loanLimits: loans.year,
  };
  return { table, years };
}
