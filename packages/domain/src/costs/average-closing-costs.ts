import { Percent } from '../units.ts';
import type { ClosingCosts, CostSource } from './cost-tables.ts';

export interface AverageClosingCosts {
  /** The average as a percentage of the price, to two decimals. */
  readonly percent: Percent;
  /** True for the state's own average, false for the national average. */
  readonly isOfState: boolean;
  /** The year in which the costs were paid. */
  readonly costsOf: string;
  readonly source: CostSource | undefined;
}

/**
 * Returns the average closing costs in the home's state, shown for comparison next to the buyer's
 * own figure. Includes transfer taxes, even if the seller pays them. Excludes points, lender fees
 * and deposits.
 *
 * @param state two-letter code. For a state without an average, returns the national average
 */
export function averageClosingCosts(state: string, averages: ClosingCosts): AverageClosingCosts {
  const { costsOf, statePercents, country } = averages;
  const own = statePercents[state];
  const { percent, sources } =
    own === undefined ? country : { percent: own, sources: averages.sources };
  return {
    percent: Percent.parse(Math.round(percent * 100) / 100),
    isOfState: own !== undefined,
    costsOf,
    source: sources[0],
  };
}

/** The closing costs used in a calculation, and the source of the percentage. */
export type CountedClosingCosts =
  /** The buyer entered the percentage. 0 means that there are no closing costs. */
  | { readonly kind: 'own'; readonly percent: Percent }
  /** The national average, for a state whose average is unknown. */
  | {
      readonly kind: 'state-average' | 'country-average';
      readonly percent: Percent;
      readonly average: AverageClosingCosts;
    };

/**
 * Returns the closing costs to use, as a percentage of the price: the buyer's own figure, or the
 * state's average if the buyer entered no figure. For a state without data, returns the national
 * average, never zero.
 *
 * @param own null if the buyer entered nothing
 * @param state two-letter code
 */
export function countedClosingCosts(
  own: Percent | null,
  state: string,
  averages: ClosingCosts,
): CountedClosingCosts {
  if (own !== null) return { kind: 'own', percent: own };
  const average = averageClosingCosts(state, averages);
  const kind = average.isOfState ? 'state-average' : 'country-average';
  return { kind, percent: average.percent, average };
}
