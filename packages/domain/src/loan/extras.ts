import { Percent } from '../units.ts';

/** Optional costs that a buyer can add to the comparison. All are off or zero by default. */
export interface Extras {
  /** Whether to include mortgage insurance when the loan requires it. */
  readonly mortgageInsurance: boolean;
  /**
   * Title, appraisal, recording and transfer tax, as a percentage of the price. Not finance
   * charges.
   */
  readonly closingCosts: Percent;
  /** Discount or origination points, as a percentage of the base loan. */
  readonly points: Percent;
  /** Lender fees at closing besides points, in dollars. */
  readonly lenderFees: number;
  /** Homeowners association dues, in dollars a month. */
  readonly dues: number;
  /** Extra principal on the first loan, in dollars a month. */
  readonly extraPrincipal: number;
}

export const noExtras: Extras = {
  mortgageInsurance: false,
  closingCosts: Percent.parse(0),
  points: Percent.parse(0),
  lenderFees: 0,
  dues: 0,
  extraPrincipal: 0,
};
