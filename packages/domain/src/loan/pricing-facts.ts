import type { CreditScore } from '../quote/choices.ts';
import type { Fraction, Percent } from '../units.ts';

/** The terms that the product offers, in years. */
export const loanTerms = [15, 20, 30] as const;
export type LoanTerm = (typeof loanTerms)[number];

/**
 * All that the price of a loan may depend on. Household size, veteran status and profession are
 * not here, so no figure can change with them.
 */
export interface PricingFacts {
  /** Dollars. */
  readonly homePrice: number;
  /** The buyer's own money, in dollars. */
  readonly downPayment: number;
  /** Yearly nominal rate. */
  readonly interest: Percent;
  readonly term: LoanTerm;
  /** Yearly property tax as a fraction of the price. */
  readonly propertyTax: Fraction;
  /** Yearly home insurance premium as a fraction of the price. */
  readonly insurance: Fraction;
  readonly creditScore: CreditScore;
}
