import type { AssistanceCap } from '../assistance/assistance.ts';
import {
  type AssistanceSplit,
  splitOfEach,
  towardPriceOnly,
} from '../assistance/assistance-split.ts';
import { totalAssistance } from '../assistance/combined-assistance.ts';
import type { Extras } from '../loan/extras.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { closingAndLenderFees } from '../mortgage/first-loan.ts';
import { downPaymentToKeep } from './cash-at-price.ts';

/**
 * The costs that assistance may pay at closing, and whether the buyer wants assistance to pay them.
 */
export interface ClosingChoice extends Pick<Extras, 'closingCosts' | 'lenderFees'> {
  /** Whether assistance that may pay both the price and closing costs pays closing costs first. */
  readonly helpPaysClosing: boolean;
}

/**
 * Returns the assistance according to the buyer's choice. Unless the buyer chose otherwise,
 * assistance that may pay both the price and closing costs pays only the price.
 */
export function usedHelp(
  caps: readonly AssistanceCap[],
  { helpPaysClosing }: Pick<ClosingChoice, 'helpPaysClosing'>,
): readonly AssistanceCap[] {
  return helpPaysClosing ? caps : towardPriceOnly(caps);
}

/**
 * Divides the amount that each program pays into the part toward the price and the part toward
 * closing costs and lender fees. Dollars, not rounded. Both plans use the same division, so that
 * all figures are for the same loan.
 *
 * @param caps in the order in which the programs pay
 */
export function helpSplit(
  facts: PricingFacts,
  loanType: LoanType,
  caps: readonly AssistanceCap[],
  choice: ClosingChoice,
): AssistanceSplit[] {
  const { homePrice, downPayment } = facts;
  const loanAmount = Math.max(0, homePrice - downPayment - totalAssistance(caps, facts));
  const used = usedHelp(caps, choice);
  // Only help that may pay both the price and closing costs can have money left after the price.
  const paysBoth = used.some(({ pays }) => pays === 'both');
  return splitOfEach(used, facts, {
    downPaymentFirst: paysBoth ? downPaymentToKeep(facts, loanType, caps) : homePrice,
    closing: closingAndLenderFees(homePrice, loanAmount, choice),
  });
}
