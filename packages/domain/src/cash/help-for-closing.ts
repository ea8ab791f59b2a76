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

/** The costs that help may pay at closing, and whether the buyer lets it pay them. */
export interface ClosingChoice extends Pick<Extras, 'closingCosts' | 'lenderFees'> {
  /** Whether help that may pay both pays closing costs before the price. */
  readonly helpPaysClosing: boolean;
}

/** The help as the buyer uses it: unless the buyer lets it, help that may pay both pays the price. */
export function usedHelp(
  caps: readonly AssistanceCap[],
  { helpPaysClosing }: Pick<ClosingChoice, 'helpPaysClosing'>,
): readonly AssistanceCap[] {
  return helpPaysClosing ? caps : towardPriceOnly(caps);
}

/**
 * What each program pays toward the price and toward closing costs and lender fees. Dollars, not
 * rounded. Both plans use the same division, so every figure is of one loan.
 *
 * @param caps in the order that the programs pay
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
  // Only help that pays both has anything left for closing costs after the price.
  const paysBoth = used.some(({ pays }) => pays === 'both');
  return splitOfEach(used, facts, {
    downPaymentFirst: paysBoth ? downPaymentToKeep(facts, loanType, caps) : homePrice,
    closing: closingAndLenderFees(homePrice, loanAmount, choice),
  });
}
