/** A county's IRS safe harbor for the price of a home financed with a mortgage revenue bond. */
export interface BondPriceLimits {
  /** In dollars. */
  readonly standard: number;
  /** The limit in a targeted area, in dollars. It is 110% of the average price instead of 90%. */
  readonly targeted: number;
}

/** The factor of one year: the safe harbor as a share of the county's FHA limit. */
export interface BondPriceFactor {
  /** The year of the FHA limits to which the factor applies. */
  readonly year: number;
  /** The ISO date from which agencies may use the limits of this year. */
  readonly firstDay: string;
  readonly factor: number;
}

/**
 * The largest difference, in dollars, at which two limits are considered equal. Published tables
 * round in different ways.
 */
const SAME_WITHIN = 1;

/**
 * Returns a county's safe harbor prices, to the nearest dollar: the one-unit FHA limit times the
 * factor of the same year. In targeted areas, the limit is 11/9 of that.
 *
 * @see 26 U.S.C. 143(e)(1) and (5): 90% of the average area purchase price, 110% in targeted areas
 * @see Rev. Proc. 2025-18 (I.R.B. 2025-19): the average price follows from the FHA limit
 */
export function bondPriceLimits(fhaLimit: number, factor: number): BondPriceLimits {
  const standard = fhaLimit * factor;
  return { standard: Math.round(standard), targeted: Math.round((standard * 11) / 9) };
}

/** Whether a published price limit equals a computed price limit. All amounts are in dollars. */
export function isSamePriceLimit(
  published: number,
  computed: number,
  within = SAME_WITHIN,
): boolean {
  return Math.abs(published - computed) <= within;
}

/** The FHA limits of a year in dollars, for one to four units, keyed by county FIPS code. */
export interface FhaLimitsOfYear {
  readonly year: number;
  readonly rows: ReadonlyMap<string, { readonly fha: readonly number[] }>;
}

/** The limits of one year, keyed by county FIPS code. */
export interface BondPriceYear {
  readonly year: number;
  readonly prices: ReadonlyMap<string, BondPriceLimits>;
}

/**
 * Computes the limits for the year of each factor, for every county with a known FHA limit for that
 * year. The newest year is first.
 */
export function bondPriceYears(
  factors: readonly Pick<BondPriceFactor, 'year' | 'factor'>[],
  limits: readonly FhaLimitsOfYear[],
): BondPriceYear[] {
  return factors
    .toSorted((a, b) => b.year - a.year)
    .map(({ year, factor }) => {
      const rows = limits.find((one) => one.year === year)?.rows ?? [];
      const prices = Array.from(
        rows,
        ([
          fips,
          {
            fha: [limit],
          },
        ]) => (limit === undefined ? [] : [[fips, bondPriceLimits(limit, factor)] as const]),
      );
      return { year, prices: new Map(prices.flat()) };
    });
}
