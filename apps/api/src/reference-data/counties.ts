import { join } from 'node:path';
import { InsuranceBasis, PropertyTaxBasis } from '@latchkey/contract';
import type { Area, BondPriceYear, TaxAfterSale } from '@latchkey/domain';
import { loadBondPriceYears } from './bond-prices.ts';
import { numberIn, numbersIn, readTable } from './read-table.ts';
import { loadTaxesAfterSale } from './taxes-after-sale.ts';

/** A county's data. Rates are annual fractions of the home price. */
export interface County {
  readonly area: Area;
  readonly propertyTax: number;
  readonly propertyTaxBasis: PropertyTaxBasis;
  /**
   * The tax after a sale, from the county's row or its state's row. Null if a sale does not change
   * the tax, or if the tax is unknown.
   */
  readonly taxAfterSale: TaxAfterSale | null;
  /** The cities in the county that have their own tax, which a buyer in the city pays. */
  readonly cityTaxes: ReadonlyMap<string, TaxAfterSale>;
  readonly insurance: number;
  readonly insuranceBasis: InsuranceBasis;
}

const columns = [
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
] as const;

interface Counties {
  /** All counties, keyed by five-digit FIPS code. */
  readonly counties: ReadonlyMap<string, County>;
  /** The price limits of bond programs. The newest year comes first. Areas have its limits. */
  readonly bondPriceYears: readonly BondPriceYear[];
}

/** Reads the tables of counties, taxes after a sale and price limits. */
export function loadCounties(folder: string): Counties {
  const rows = readCounties(folder);
  const bondPriceYears = loadBondPriceYears(
    folder,
    rows.map(({ area: { countyFips, fhaLimits }, loanLimitYear }) => ({
      fips: countyFips,
      year: loanLimitYear,
      limit: fhaLimits?.[0] ?? null,
    })),
  );
  const newest = bondPriceYears[0]?.prices;
  const counties = rows.map(({ loanLimitYear: _, area, ...county }) => {
    const bondPrices = newest?.get(area.countyFips) ?? null;
    return [area.countyFips, { ...county, area: { ...area, bondPrices } }] as const;
  });
  return { counties: new Map(counties), bondPriceYears };
}

interface CountyRow extends Omit<County, 'area'> {
  readonly area: Omit<Area, 'bondPrices'>;
  readonly loanLimitYear: number;
}

function readCounties(folder: string): CountyRow[] {
  const taxes = loadTaxesAfterSale(folder);
  return readTable(join(folder, 'counties.tsv'), columns, ([fips, state, name, ...row]) => {
    const [tax, taxBasis, insurance, insuranceBasis, townAggregated, ...figures] = row;
    const [median, stateMedian, low, veryLow, extremelyLow, loanLimitYear, ...limits] = figures;
    const [conforming, fha] = limits;
    return {
      area: {
        countyFips: fips,
        county: name,
        state,
        income: {
          medianFamilyIncome: numberIn(median),
          stateMedianFamilyIncome: stateMedian === '' ? null : numberIn(stateMedian),
          lowIncomeLimits: numbersIn(low),
          veryLowIncomeLimits: numbersIn(veryLow),
          extremelyLowIncomeLimits: numbersIn(extremelyLow),
          townAggregated: townAggregated === '1',
        },
        conformingLimits: numbersIn(conforming),
        fhaLimits: numbersIn(fha),
      },
      loanLimitYear: numberIn(loanLimitYear),
      propertyTax: numberIn(tax),
      propertyTaxBasis: basisIn(PropertyTaxBasis, taxBasis),
      taxAfterSale: taxes.ofPlace.get(fips) ?? taxes.ofPlace.get(state) ?? null,
      cityTaxes: taxes.ofCities.get(fips) ?? new Map(),
      insurance: numberIn(insurance),
      insuranceBasis: basisIn(InsuranceBasis, insuranceBasis),
    };
  });
}

function basisIn<T>(
  names: { safeParse(cell: unknown): { data?: T | undefined } },
  cell: string,
): T {
  const { data } = names.safeParse(cell);
  if (data === undefined) throw new RangeError(`"${cell}" is not a known basis for a rate`);
  return data;
}
