import { Percent } from '../units.ts';

/** Costs besides the price, the rate, taxes and home insurance. The buyer can change each. */
export interface Extras {
  /** Whether the payment that is shown includes mortgage insurance if the loan requires it. */
  readonly mortgageInsurance: boolean;
  /**
   * Title, appraisal, recording and transfer tax, as a percentage of the price. Not finance
   * charges.
   */
  readonly closingCosts: Percent;
  /** Discount or origination points, as a percentage of the base loan. */
  readonly points: Percent;
  /**
   * Lender fees at closing besides points, in dollars. Null if the buyer entered none: then 1% of the
   * loan counts.
   */
  readonly lenderFees: number | null;
  /** Days of interest due at closing, from that day to the end of the month. */
  readonly prepaidInterestDays: number;
  /** Homeowners association dues, in dollars a month. Null if the buyer has not said: 0 counts. */
  readonly dues: number | null;
  /** Extra principal on the first loan, in dollars a month. */
  readonly extraPrincipal: number;
}

/** None of these costs. */
export const noExtras: Extras = {
  mortgageInsurance: false,
  closingCosts: Percent.parse(0),
  points: Percent.parse(0),
  lenderFees: 0,
  prepaidInterestDays: 0,
  dues: 0,
  extraPrincipal: 0,
};
