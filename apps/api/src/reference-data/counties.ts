import { join } from 'node:path';
import { InsuranceBasis, PropertyTaxBasis } from '@latchkey/contract';
import { type Area, bondPriceLimits, type TaxAfterSale } from '@latchkey/domain';
import { loadBondPriceFactors } from './bond-price-factors.ts';
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
  'conforming',
  'fha',
] as const;

/** All counties, keyed by five-digit FIPS code. */
export function loadCounties(folder: string): ReadonlyMap<string, County> {
  const taxes = loadTaxesAfterSale(folder);
  const newest = loadBondPriceFactors(folder).at(-1);
  const counties = readTable(
    join(folder, 'counties.tsv'),
    columns,
    ([fips, state, name, ...row]) => {
      const [tax, taxBasis, insurance, insuranceBasis, townAggregated, ...figures] = row;
      const [median, stateMedian, low, veryLow, extremelyLow, conforming, fhaLimit] = figures;
      const fha = numbersIn(fhaLimit);
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
          fhaLimits: fha,
          bondPrices: newest && fha[0] ? bondPriceLimits(fha[0], newest.factor) : null,
        },
        propertyTax: numberIn(tax),
        propertyTaxBasis: basisIn(PropertyTaxBasis, taxBasis),
        taxAfterSale: taxes.ofPlace.get(fips) ?? taxes.ofPlace.get(state) ?? null,
        cityTaxes: taxes.ofCities.get(fips) ?? new Map(),
        insurance: numberIn(insurance),
        insuranceBasis: basisIn(InsuranceBasis, insuranceBasis),
      };
    },
  );
  return new Map(counties.map((county) => [county.area.countyFips, county]));
}

function basisIn<T>(
  names: { safeParse(cell: unknown): { data?: T | undefined } },
  cell: string,
): T {
  const { data } = names.safeParse(cell);
  if (data === undefined) throw new RangeError(`"${cell}" is not a known basis for a rate`);
  return data;
}
