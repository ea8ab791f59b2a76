import type { BondPriceLimits } from './bond-price.ts';

/**
 * County figures for program matching and loan limits. Limits are in dollars. Loan limits are for
 * one to four units.
 */
export interface AreaIncome {
  /** The area median family income. */
  readonly medianFamilyIncome: number;
  /** The state's median family income. Null if our data does not have it. */
  readonly stateMedianFamilyIncome: number | null;
  readonly lowIncomeLimits: readonly number[];
  readonly veryLowIncomeLimits: readonly number[];
  readonly extremelyLowIncomeLimits: readonly number[];
  /**
   * Whether HUD publishes separate limits for the county's towns. If true, the figures are the
   * medians of the towns' figures.
   */
  readonly townAggregated: boolean;
}

/**
 * A county and its figures for program matching. Limits are in dollars. Loan limits are for one to
 * four units.
 */
export interface Area {
  /** The county's five-digit FIPS code. */
  readonly countyFips: string;
  readonly county: string;
  readonly state: string;
  readonly income: AreaIncome | null;
  readonly conformingLimits: readonly number[] | null;
  readonly fhaLimits: readonly number[] | null;
  /**
   * The year of the loan limits, if that year has ended and we do not have the new year's limits.
   * Otherwise null.
   */
  readonly pastLimitYear: number | null;
  /** The price limits. Null if the FHA limit or its year's factor is unknown. */
  readonly bondPrices: BondPriceLimits | null;
  /** The year of `bondPrices`, if that year has ended. Otherwise null. */
  readonly pastBondYear: number | null;
}
