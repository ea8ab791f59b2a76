import type { CreditScore, HomeType } from '../quote/choices.ts';
import type { Fraction, Percent } from '../units.ts';
import type { Lowering } from './lowering.ts';

/** Highest accepted annual interest rate, in percent. */
export const HIGHEST_INTEREST_RATE = 25;

/** Loan terms that the product supports, in years. A site may offer fewer. */
export const loanTerms = [15, 20, 30] as const;
export type LoanTerm = (typeof loanTerms)[number];

/**
 * Everything that the price of a loan may depend on. Household size, veteran status and profession
 * are deliberately excluded, so that no figure can depend on them.
 */
export interface PricingFacts {
  /** Price of the home, in dollars. */
  readonly homePrice: number;
  /** The buyer's own money, in dollars. */
  readonly downPayment: number;
  /** The loan's nominal annual interest rate. */
  readonly interest: Percent;
  readonly term: LoanTerm;
  /** Annual property tax as a fraction of the price. */
  readonly propertyTax: Fraction;
  /** Annual home insurance premium as a fraction of the price. */
  readonly insurance: Fraction;
  readonly creditScore: CreditScore;
  /**
   * The type of the home. For a conventional loan on two to four units, the rate of mortgage
   * insurance is unknown.
   */
  readonly homeType: HomeType;
  /** The site's lowered payment. Null if the site offers none. */
  readonly lowering: Lowering | null;
}
