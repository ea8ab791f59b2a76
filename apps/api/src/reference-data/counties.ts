import { join } from 'node:path';
import type { Area } from '@latchkey/domain';
import { DataError } from './data-error.ts';
import { readTable } from './read-table.ts';

const FILE = 'counties.tsv';

/** What the product knows of a county. Rates are yearly fractions of the price. */
export interface County {
  readonly area: Area;
  readonly propertyTax: number;
  /** What the tax rate is based on, as the data's documentation names it. */
  readonly propertyTaxBasis: string;
  readonly insurance: number;
  readonly insuranceBasis: string;
}

/** All counties by their five-digit codes. */
export function loadCounties(folder: string): Map<string, County> {
  const rows = readTable(join(folder, FILE), [
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
  ]);
  return new Map(rows.map((row) => [row[0], county(row)]));
}

function county(row: readonly string[]): County {
  const [countyFips = '', state = '', name = ''] = row;
  const [tax, taxBasis = '', insurance, insuranceBasis = ''] = row.slice(3);
  const [townAggregated, median, low, veryLow, extremelyLow, conforming, fha] = row.slice(7);
  return {
    area: {
      countyFips,
      county: name,
      state,
      income: {
        medianFamilyIncome: number(countyFips, median),
        lowIncomeLimits: numbers(countyFips, low),
        veryLowIncomeLimits: numbers(countyFips, veryLow),
        extremelyLowIncomeLimits: numbers(countyFips, extremelyLow),
        townAggregated: townAggregated === '1',
      },
      conformingLimits: numbers(countyFips, conforming),
      fhaLimits: numbers(countyFips, fha),
    },
    propertyTax: number(countyFips, tax),
    propertyTaxBasis: taxBasis,
    insurance: number(countyFips, insurance),
    insuranceBasis,
  };
}

function numbers(fips: string, cell: string | undefined): number[] {
  return (cell ?? '').split(',').map((part) => number(fips, part));
}

function number(fips: string, cell: string | undefined): number {
  const value = Number(cell);
  if (!cell || !Number.isFinite(value)) throw new DataError(FILE, fips, `"${cell}" is no number`);
  return value;
}
