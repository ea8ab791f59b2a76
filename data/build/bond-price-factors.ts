import {
  type BondPriceFactor,
  type BondPriceYear,
  bondPriceYears,
  type CountyLoanLimits,
  type LimitEdition,
} from '@latchkey/domain';
import { DataFault } from './data-fault.ts';
import type { Table } from './table.ts';

/**
 * For each year, the factor that converts a county's one-unit FHA limit to the IRS safe harbor
 * price. The IRS prints the prices but not the factor. We derived each factor from printed tables,
 * to six decimals. It reproduces every price in these tables to within a dollar. For a new year,
 * add a row here. A year without FHA limits in the source files needs no row.
 *
 * - 2026: the tables of Florida Housing (67 counties, 2026-05-06), IHCDA (92, 2026-05-25) and
 *   NJHMFA (21, 2026-06-17), and the limits of Michigan, Ohio and Kentucky
 * - 2025: Rev. Proc. 2025-18 (I.R.B. 2025-19). $544,233 at the FHA floor (Florida, Michigan) and
 *   $809,458 in Honolulu
 */
const factors: readonly BondPriceFactor[] = [
  { year: 2025, firstDay: '2025-05-05', factor: 1.038166 },
  { year: 2026, firstDay: '2026-05-06', factor: 1.046312 },
];

/** The table of these factors, oldest first. */
export const bondPriceFactorsTable: Table = {
  file: 'bond-price-factors.tsv',
  columns: ['year', 'first_day', 'factor'],
  rows: factors.map(({ year, firstDay, factor }) => [String(year), firstDay, String(factor)]),
};

/**
 * Returns every county's price limits for bond programs, latest year first, and the latest year.
 * The IRS publishes its prices in May. From January until May, the latest price limits can
 * therefore be a year older than the loan limits.
 *
 * @throws {DataFault} if no county has an FHA limit for the year of the latest factor
 */
export function bondPricesOf(editions: readonly LimitEdition<CountyLoanLimits>[]): {
  readonly years: readonly BondPriceYear[];
  readonly year: number;
} {
  const years = bondPriceYears(factors, editions);
  const [newest] = years;
  if (!newest || newest.prices.size === 0) {
    const place = 'data/build/bond-price-factors.ts';
    throw new DataFault(place, `no FHA limits of ${newest?.year}, the year of the newest factor`);
  }
  return { years, year: newest.year };
}
