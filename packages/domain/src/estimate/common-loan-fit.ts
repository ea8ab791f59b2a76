import { type CashFit, priceThatFits } from '../cash/price-that-fits.ts';
import { isSuggestedPrice } from '../cash/suggested-price.ts';
import { acceptsType } from '../catalog/first-mortgage.ts';
import { openTypes, type ScoreLoanType } from '../loan/loan-type.ts';
import { helpTerms } from './cash-facts.ts';
import type { Estimate } from './estimate.ts';

/** A price, a down payment and a loan type that fit both a county limit and the buyer's cash. */
export interface CommonLoanFit extends CashFit {
  readonly loanType: ScoreLoanType;
}

/**
 * The highest price, in whole dollars and at most the current price, at which a loan within a
 * county limit fits the buyer's cash with a traditional payment and the same help. The loan stays
 * within the limit for the fewest units that the home may have. A score below 620 uses only FHA.
 * If both loan types reach the same price, it is the credit score's type.
 *
 * @param have the buyer's cash, in dollars
 * @returns null unless the estimate has `noCommonLoan`, or if no price fits
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

/** The same fit for a page. Null below the prices that a page suggests too. */
export function suggestedCommonLoan(estimate: Estimate, have: number): CommonLoanFit | null {
  const fit = commonLoanFit(estimate, have);
  return fit && isSuggestedPrice(fit.homePrice) ? fit : null;
}
