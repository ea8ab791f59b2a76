import { type CashFit, priceThatFits } from '../cash/price-that-fits.ts';
import { isSuggestedPrice } from '../cash/suggested-price.ts';
import { acceptsType } from '../catalog/first-mortgage.ts';
import { openTypes, type ScoreLoanType } from '../loan/loan-type.ts';
import { helpTerms } from './cash-facts.ts';
import type { Estimate } from './estimate.ts';

/**
 * A price, a down payment and a loan type for which the loan is within a county limit and the
 * buyer's cash is enough.
 */
export interface CommonLoanFit extends CashFit {
  readonly loanType: ScoreLoanType;
}

/**
 * Finds the highest price, up to the current price, for which the buyer's cash is enough and the
 * loan is within a county limit. Assumes a traditional payment and the same help. In whole dollars.
 * If the exact number of units is unknown, uses the limit for the fewest units. For a score below
 * 620, considers only FHA. If both loan types reach the same price, returns the usual type for the
 * credit score.
 *
 * @param have the buyer's cash, in dollars
 * @returns null if the estimate has no `noCommonLoan`, or if there is no such price
 */
export function commonLoanFit(
  { facts, details, programs, noCommonLoan }: Estimate,
  have: number,
): CommonLoanFit | null {
  if (noCommonLoan === null) return null;
  const maxLoans = {
    Conventional: noCommonLoan.conventional.fewest,
    FHA: noCommonLoan.fha.fewest,
  };
  const [best] = openTypes(facts.creditScore)
    .filter((type) => acceptsType(programs, type))
    .flatMap((loanType): CommonLoanFit[] => {
      const maxLoan = maxLoans[loanType];
      const terms = {
        facts,
        loanType,
        maxLoan,
        have,
        charges: details,
        ...helpTerms(programs, loanType, details),
      };
      const fit = priceThatFits({ ...terms, plan: 'traditional' }, facts.homePrice);
      return fit ? [{ ...fit, loanType }] : [];
    })
    .toSorted((one, other) => other.homePrice - one.homePrice);
  return best ?? null;
}

/**
 * Returns the {@link commonLoanFit} that a page may suggest. Null if its price is below the prices
 * that pages suggest.
 */
export function suggestedCommonLoan(estimate: Estimate, have: number): CommonLoanFit | null {
  const fit = commonLoanFit(estimate, have);
  return fit && isSuggestedPrice(fit.homePrice) ? fit : null;
}
