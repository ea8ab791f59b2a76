/**
 * County figures for program matching and loan limits. Limits are in dollars, for one to four
 * units.
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
   * Whether HUD publishes limits by town in this county. If so, the figures are the towns' median.
   */
  readonly townAggregated: boolean;
}

/** County figures that program matching uses. Limits are in dollars, for one to four units. */
export interface Area {
  /** The county's five-digit FIPS code. */
  readonly countyFips: string;
  readonly county: string;
  readonly state: string;
  readonly income: AreaIncome | null;
  readonly conformingLimits: readonly number[] | null;
  readonly fhaLimits: readonly number[] | null;
}
