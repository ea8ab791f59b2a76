import { type PurchaseTerms, purchaseTerms } from '../estimate/purchase.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import type { LocalProduct } from '../site-product.ts';

/** The buyer's figures that the highest price depends on, with the terms of every purchase. */
export interface PriceBuyer extends PurchaseTerms {
  /** The buyer's own money for everything that is due at closing, in dollars. */
  readonly have: number;
  /** Gross household income, in dollars a year. */
  readonly householdIncome: number;
  /**
   * Whether the buyer served in the military. Determines only whether the buyer can use a program
   * that accepts only VA loans.
   */
  readonly isVeteran: boolean;
}

/** What the buyer has entered. */
export interface PriceInputs
  extends Pick<
    QuoteAnswers,
    'homeType' | 'homePlan' | 'homeLocation' | 'creditScore' | 'householdIncome'
  > {
  /** Null if the buyer has not answered. */
  readonly veteranStatus: boolean | null;
  /** The buyer's own money for everything that is due at closing, in dollars. */
  readonly have: number;
  /** Payments on debts other than the home, in dollars a month. */
  readonly otherDebts: number;
  /** Homeowners association dues, in dollars a month. Null if unknown, which is treated as 0. */
  readonly dues: number | null;
}

/**
 * Returns the buyer for a price search. Uses the site's own rate and default term, the location's
 * rates, and the state's average closing costs. Excludes the lowered payment, because lenders use
 * the traditional payment.
 */
export function priceBuyer(
  { veteranStatus, have, otherDebts, dues, householdIncome, ...answers }: PriceInputs,
  limits: LoanLimits,
  product: LocalProduct,
): PriceBuyer {
  const terms = purchaseTerms({ ...answers, homePrice: 0, downPayment: 0 }, limits, product);
  return {
    ...terms,
    facts: { ...terms.facts, lowering: null },
    details: { ...terms.details, otherDebts, dues },
    have,
    householdIncome,
    isVeteran: veteranStatus === true,
  };
}
