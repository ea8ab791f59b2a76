import { leastTaxAfterSale } from '@latchkey/domain';
import * as z from 'zod';
import { decimal, Fips, Name, State, Year } from './columns.ts';
import { byCounty, sameCounty, singleYear } from './counties.ts';
import { DataFault } from './data-fault.ts';
import { readTable } from './read-table.ts';
import type { Table } from './table.ts';

const taxFile = 'county_property_tax.csv';
const insuranceFile = 'home_insurance_county.csv';

const place = { county_fips: Fips, county: Name, state: State, year: Year };

const PropertyTax = z.object({
  ...place,
  effective_rate: decimal(0.0005, 0.05),
  rate_basis: z.enum([
    'acs',
    'state_median',
    'nj_average_bill',
    'irs_average_deduction',
    'acs_lower_bound',
  ]),
});

const Insurance = z.object({
  ...place,
  rate: decimal(0.0001, 0.1),
  rate_capped: decimal(0.0015, 0.022),
  rate_basis: z.enum(['fio', 'state_median', 'fio_premium_state_median_rate']),
});

/** The yearly tax and insurance rates of every county, as fractions of a home's price. */
export function countyRates(folder: string) {
  const tax = readTable(folder, taxFile, PropertyTax);
  const insurance = readTable(folder, insuranceFile, Insurance);
  const insuranceByCounty = byCounty(insurance);
  const taxByCounty = byCounty(tax);

  const rows = [...taxByCounty.values()].map(({ row }) => {
    const insured = sameCounty(row, insuranceByCounty, insuranceFile).row;
    const afterSale = leastTaxAfterSale(row.state);
    return [
      row.county_fips,
      row.county,
      row.state,
      String(Math.max(row.effective_rate, afterSale)),
      String(row.effective_rate),
      row.rate_basis,
      String(insured.rate_capped),
      String(insured.rate),
      insured.rate_basis,
    ];
  });
  for (const [fips, { place: where }] of insuranceByCounty) {
    if (!taxByCounty.has(fips)) throw new DataFault(where, `county ${fips} is not in ${taxFile}`);
  }

  const table: Table = {
    file: 'county-rates.tsv',
    columns: [
      'county_fips',
      'county',
      'state',
      'property_tax',
      'property_tax_measured',
      'property_tax_basis',
      'insurance_rate',
      'insurance_rate_measured',
      'insurance_basis',
    ],
    rows,
  };
  const counties = [...taxByCounty.values()].map(({ row }) => row);
  const years = {
    propertyTax: singleYear(tax, ({ year }) => year),
    insurance: singleYear(insurance, ({ year }) => year),
  };
  return { table, counties, years };
}
