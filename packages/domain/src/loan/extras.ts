import { Percent } from '../units.ts';

/** Costs other than the price, the rate, taxes and home insurance. The buyer can change them. */
export interface Extras {
  /** Whether the payment on the page includes mortgage insurance if the loan requires insurance. */
  readonly mortgageInsurance: boolean;
  /**
   * Title, appraisal, recording and transfer tax, as a percentage of the price. These costs are not
   * finance charges.
   */
  readonly closingCosts: Percent;
  /** Discount or origination points, as a percentage of the base loan. */
  readonly points: Percent;
  /**
   * Lender fees at closing other than points, in dollars. If null, the buyer has not entered fees,
   * and 1% of the loan is used.
   */
  readonly lenderFees: number | null;
  /** Days of interest due at closing, from the closing date to the end of the month. */
  readonly prepaidInterestDays: number;
  /**
   * Homeowners association dues, in dollars a month. If null, the buyer has not entered dues, and 0
   * is used.
   */
  readonly dues: number | null;
  /** Extra principal on the first loan, in dollars a month. */
  readonly extraPrincipal: number;
}

/** Extras without any costs. */
export const noExtras: Extras = {
  mortgageInsurance: false,
  closingCosts: Percent.parse(0),
  points: Percent.parse(0),
  lenderFees: 0,
  prepaidInterestDays: 0,
  dues: 0,
  extraPrincipal: 0,
};
