/** HUD's yearly figures for a county, in dollars a year; each list is for 1 to 8 persons. */
export interface AreaIncome {
  /** Area median family income. */
  readonly medianFamilyIncome: number;
  readonly lowIncomeLimits: readonly number[];
  readonly veryLowIncomeLimits: readonly number[];
  readonly extremelyLowIncomeLimits: readonly number[];
  /** HUD lists towns here, not the county: the figures are the median over its towns. */
  readonly townAggregated: boolean;
}

/** What the matching of programs knows of a county. Limits are in dollars, for one to four units. */
export interface Area {
  /** The county's FIPS code, five digits. */
  readonly countyFips: string;
  readonly county: string;
  readonly state: string;
  readonly income: AreaIncome | null;
  readonly conformingLimits: readonly number[] | null;
  readonly fhaLimits: readonly number[] | null;
}
