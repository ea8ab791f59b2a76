import { Percent } from '../units.ts';

/** Costs besides the price, the rate, taxes and home insurance. The buyer can change each cost. */
export interface Extras {
  /** Whether the payment shown includes mortgage insurance if the loan requires it. */
  readonly mortgageInsurance: boolean;
  /**
   * Title, appraisal, recording and transfer tax, as a percentage of the price. These are not
   * finance charges.
   */
  readonly closingCosts: Percent;
  /** Discount or origination points, as a percentage of the base loan. */
  readonly points: Percent;
  /**
   * Lender fees at closing besides points, in dollars. Null if the buyer has not entered fees. In
   * that case, 1% of the loan is used.
   */
  readonly lenderFees: number | null;
  /** Days of interest due at closing, from the closing date to the end of the month. */
  readonly prepaidInterestDays: number;
  /**
   * Homeowners association dues, in dollars a month. Null if the buyer has not entered dues. In
   * that case, 0 is used.
   */
  readonly dues: number | null;
  /** Extra principal on the first loan, in dollars a month. */
  readonly extraPrincipal: number;
}

/** Extras that add no costs. */
export const noExtras: Extras = {
  mortgageInsurance: false,
  closingCosts: Percent.parse(0),
  points: Percent.parse(0),
  lenderFees: 0,
  prepaidInterestDays: 0,
  dues: 0,
  extraPrincipal: 0,
};
