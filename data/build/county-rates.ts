import { buyersPropertyTax } from '@latchkey/domain';
import * as z from 'zod';
import { decimal, Fips, Name, orNothing, State, wholeNumber, Year } from './columns.ts';
import { byCounty, singleYear } from './counties.ts';
import { DataFault } from './data-fault.ts';
import { readTable } from './read-table.ts';
import type { TaxesAfterSale } from './tax-after-sale.ts';

const county = { county_fips: Fips, county: Name, state: State, year: Year };

const PropertyTax = z.object({
  ...county,
  effective_rate: decimal(0.0005, 0.05),
  median_home_value_usd: orNothing(wholeNumber(10_000, 5_000_000)),
  rate_basis: z.enum([
    'acs',
    'state_median',
    'nj_average_bill',
    'irs_average_deduction',
    'acs_lower_bound',
  ]),
});

const Insurance = z.object({
  ...county,
  rate_capped: decimal(0.0015, 0.022),
  rate_basis: z.enum(['fio', 'state_median', 'fio_premium_state_median_rate']),
});

/**
 * Returns the annual property tax that a buyer in each county can expect, as a fraction of the
 * price.
 */
export function propertyTax(folder: string, taxesAfterSale: TaxesAfterSale) {
  const file = 'county_property_tax.csv';
  const table = readTable(folder, file, PropertyTax);
  return {
    counties: byCounty(file, table, (row, place) => {
      const { county_fips: fips, county, state, effective_rate: present } = row;
      const afterSale = taxesAfterSale.get(fips) ?? taxesAfterSale.get(state) ?? null;
      const medianHomeValue = row.median_home_value_usd ?? 0;
      if (afterSale?.exemption && medianHomeValue === 0) {
        throw new DataFault(place, `county ${fips} has an exemption, but no median home value`);
      }
      const rate = buyersPropertyTax({ state, rate: present, medianHomeValue }, afterSale);
      const basis = rate > present ? 'after_sale' : row.rate_basis;
      return { county, state, rate, basis, homeValue: row.median_home_value_usd };
    }),
    year: singleYear(table, ({ year }) => year),
  };
}

/**
 * Returns the annual cost of home insurance in each county, as a fraction of the price. The rates
 * are capped as in the source.
 */
export function insurance(folder: string) {
  const file = 'home_insurance_county.csv';
  const table = readTable(folder, file, Insurance);
  return {
    counties: byCounty(file, table, (row) => ({ rate: row.rate_capped, basis: row.rate_basis })),
    year: singleYear(table, ({ year }) => year),
  };
}
