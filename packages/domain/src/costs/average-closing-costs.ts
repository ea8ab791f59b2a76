import { Percent } from '../units.ts';
import type { ClosingCosts, CostSource } from './cost-tables.ts';

export interface AverageClosingCosts {
  /** Of the price, to two decimals, as it may be counted. */
  readonly percent: Percent;
  /** Whether it is the state's own; else it is the country's. */
  readonly isOfState: boolean;
  /** The year that the costs were paid in. */
  readonly costsOf: string;
  readonly source: CostSource | undefined;
}

/**
 * What a purchase's closing costs are on average where the home is, as a guide beside the box for
 * the buyer's own: with transfer taxes, whoever pays them, without points, lender fees and deposits.
 *
 * @param state two letters; one that has no figure gets the country's
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
