import { type BondPriceFactor, type BondPriceYear, bondPriceYears } from '@latchkey/domain';
import type { countyLoanLimits } from './county-loan-limits.ts';
import { DataFault } from './data-fault.ts';
import type { Table } from './table.ts';

interface SourcedFactor extends BondPriceFactor {
  readonly source: string;
}

/**
 * The yearly factors between a county's one-unit FHA limit and the IRS safe harbor price. The IRS
 * prints the prices and not the factor, so we worked out each factor from printed tables, to six
 * decimals. It gives every price in these tables to the dollar. A new year is one more row here.
 *
 * - 2026: the tables of Florida (67 counties), Indiana (92) and New Jersey (21), and the limits of
 *   Michigan, Ohio and Kentucky
 * - 2025: $544,233 at the FHA floor (Florida, Michigan) and $809,458 in Honolulu
 * - 2024: $510,939 at the FHA floor and $1,179,090 at the ceiling (Wyoming)
 */
const factors: readonly SourcedFactor[] = [
  {
    year: 2024,
    firstDay: '2024-05-06',
    factor: 1.025452,
    source: 'IRS Rev. Proc. 2024-21, I.R.B. 2024-19',
  },
  {
    year: 2025,
    firstDay: '2025-05-05',
    factor: 1.038166,
    source: 'IRS Rev. Proc. 2025-18, I.R.B. 2025-19',
  },
  {
    year: 2026,
    firstDay: '2026-05-06',
    factor: 1.046312,
    source: 'Limits of Florida Housing (2026-05-06), IHCDA (2026-05-25) and NJHMFA (2026-06-17)',
  },
];

/**
 * The table of factors, oldest first.
 *
 * @param year the year of the counties' loan limits. The newest factor must belong to it
 */
export function bondPriceFactorsTable(year: number): Table {
  const newest = factors.at(-1)?.year;
  if (newest !== year) {
    const place = 'data/build/bond-price-factors.ts';
    throw new DataFault(place, `newest factor of ${newest}, but the loan limits are of ${year}`);
  }
  return {
    file: 'bond-price-factors.tsv',
    columns: ['year', 'first_day', 'factor', 'source'],
    rows: factors.map((row) => [String(row.year), row.firstDay, String(row.factor), row.source]),
  };
}

/** The price limits of bond programs in every county, for each year with known FHA limits. */
export function bondPricesOf({
  fhaLimits,
}: Pick<ReturnType<typeof countyLoanLimits>, 'fhaLimits'>): BondPriceYear[] {
  return bondPriceYears(factors, fhaLimits);
}
