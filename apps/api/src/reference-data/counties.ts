import { join } from 'node:path';
import { InsuranceBasis, PropertyTaxBasis } from '@latchkey/contract';
import { type Area, type LimitsOfDay, pastYear, type TaxAfterSale } from '@latchkey/domain';
import { numberIn, readTable } from './read-table.ts';
import { loadTaxesAfterSale } from './taxes-after-sale.ts';

/** A county's data for a given day. Rates are annual fractions of the home price. */
export interface County extends CountyRates {
  readonly area: Area;
  /** The year of the loan limits. */
  readonly loanLimitYear: number;
  /** The fiscal year of HUD's income limits. */
  readonly incomeLimitYear: number;
}

/** A county's data that does not depend on the day. Rates are annual fractions of the price. */
interface CountyRates {
  readonly propertyTax: number;
  readonly propertyTaxBasis: PropertyTaxBasis;
  /**
   * The tax after a sale, from the county's row or its state's row. Null if a sale does not change
   * the tax, or if the tax is unknown.
   */
  readonly taxAfterSale: TaxAfterSale | null;
  /**
   * The taxes after a sale in cities of the county that have their own tax, by city name. A buyer
   * in the city pays this tax.
   */
  readonly cityTaxes: ReadonlyMap<string, TaxAfterSale>;
  readonly insurance: number;
  readonly insuranceBasis: InsuranceBasis;
}

/** A row of the table of counties. */
export interface CountyRow extends CountyRates {
  readonly area: Pick<Area, 'countyFips' | 'county' | 'state'>;
  /** The state's median family income in dollars. Null if our data does not have it. */
  readonly stateMedian: number | null;
}

const columns = [
  'fips',
  'state',
  'county',
  'property_tax',
  'property_tax_basis',
  'insurance_rate',
  'insurance_basis',
  'state_median_family_income',
] as const;

/** Reads the tables of counties and of taxes after a sale. */
export function loadCountyRows(folder: string): CountyRow[] {
  const taxes = loadTaxesAfterSale(folder);
  return readTable(join(folder, 'counties.tsv'), columns, ([fips, state, county, ...rates]) => {
    const [tax, taxBasis, insurance, insuranceBasis, stateMedian] = rates;
    return {
      area: { countyFips: fips, county, state },
      stateMedian: stateMedian === '' ? null : numberIn(stateMedian),
      propertyTax: numberIn(tax),
      propertyTaxBasis: basisIn(PropertyTaxBasis, taxBasis),
      taxAfterSale: taxes.ofPlace.get(fips) ?? taxes.ofPlace.get(state) ?? null,
      cityTaxes: taxes.ofCities.get(fips) ?? new Map(),
      insurance: numberIn(insurance),
      insuranceBasis: basisIn(InsuranceBasis, insuranceBasis),
    };
  });
}

/**
 * Returns all counties with the limits that apply on a day, keyed by five-digit FIPS code.
 *
 * @param day ISO date
 */
export function countiesOn(
  rows: readonly CountyRow[],
  { loans, incomes, bondPrices: [bond] }: LimitsOfDay,
  day: string,
): ReadonlyMap<string, County> {
  const years = { loanLimitYear: loans.year, incomeLimitYear: incomes.year };
  const pastLimitYear = pastYear(loans.year, day);
  const pastBondYear = bond ? pastYear(bond.year, day) : null;
  return new Map(
    rows.map(({ area, stateMedian, ...rates }) => {
      const fips = area.countyFips;
      const income = incomes.rows.get(fips);
      const limits = loans.rows.get(fips);
      const ofDay: Area = {
        ...area,
        income: income ? { ...income, stateMedianFamilyIncome: stateMedian } : null,
        conformingLimits: limits?.conforming ?? null,
        fhaLimits: limits?.fha ?? null,
        pastLimitYear,
        bondPrices: bond?.prices.get(fips) ?? null,
        pastBondYear,
      };
      return [fips, { ...rates, ...years, area: ofDay }];
    }),
  );
}

function basisIn<T>(
  names: { safeParse(cell: unknown): { data?: T | undefined } },
  cell: string,
): T {
  const { data } = names.safeParse(cell);
  if (data === undefined) throw new RangeError(`"${cell}" is not a known basis for a rate`);
  return data;
}
