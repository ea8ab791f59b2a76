import type { CashTerms } from '../cash/cash-at-price.ts';
import { downPaymentThatFits, leastOwnMoney } from '../cash/price-that-fits.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import { cashFacts } from './cash-facts.ts';
import { type Estimate, estimateOf } from './estimate.ts';

/**
 * Returns the buyer's own money toward the price, in whole dollars, if the buyer's cash pays
 * closing costs first. The remaining cash becomes the down payment. If the cash is not enough,
 * returns the smallest down payment.
 */
export function ownMoneyAfterClosing(terms: CashTerms): number {
  const { homePrice } = terms.facts;
  const fit = downPaymentThatFits(terms, homePrice);
  return fit?.downPayment ?? leastOwnMoney(terms, homePrice);
}

/**
 * Returns an estimate for the same home and help, for comparison with other programs. The payment
 * is traditional, and the buyer's cash pays closing costs first.
 *
 * @param have the buyer's cash, in dollars
 * @param limits the county's loan limits
 */
export function closingCostsFirst(estimate: Estimate, have: number, limits: LoanLimits): Estimate {
  const { facts, details, programs } = estimate;
  const { terms } = cashFacts(estimate, have, 'traditional');
  const downPayment = ownMoneyAfterClosing(terms);
  return estimateOf({ ...facts, downPayment }, details, programs, limits);
}
