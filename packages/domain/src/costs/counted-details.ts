import type { CalculatorDetails } from '../draft/calculator-details.ts';
import type { Percent } from '../units.ts';
import { countedClosingCosts } from './average-closing-costs.ts';
import type { ClosingCosts } from './cost-tables.ts';

/** The calculator's settings, with the closing costs to use in figures. */
export interface CountedDetails extends CalculatorDetails {
  readonly closingCosts: Percent;
}

/**
 * Returns the settings to use in calculations. Uses the buyer's own closing costs, or the average
 * if the buyer entered no figure.
 *
 * @param state two-letter code of the home's state
 */
export function countedDetails(
  details: CalculatorDetails,
  state: string,
  averages: ClosingCosts,
): CountedDetails {
  const { percent: closingCosts } = countedClosingCosts(details.closingCosts, state, averages);
  return { ...details, closingCosts };
}
