import {
  answerOf,
  type Estimate,
  estimateOf,
  type PricedHelp,
  RESULT_YEARS,
} from '@latchkey/domain';
import { type OwedRange, type PriceBar, type PriceBuyer, planOf } from '@latchkey/domain/price';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import { wholeMoney } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';

/** The figures of a purchase at the highest price, as text in whole dollars. */
export interface PriceFigures {
  readonly estimate: Estimate<PricedHelp>;
  readonly month: { readonly title: string; readonly missing: string; readonly figure: string };
  readonly cash: { readonly title: string; readonly figure: string; readonly result: string };
  readonly owed: { readonly title: string; readonly figure: string };
}

/**
 * Returns the figures of a bar. Uses the traditional payment, because lenders do. Null if no price
 * meets all rules.
 *
 * @param helps the bar's programs, in the order in which they pay
 */
export function figuresOf(
  { answer, owed }: PriceBar,
  helps: readonly PricedHelp[],
  buyer: PriceBuyer,
): PriceFigures | null {
  if (answer.kind === 'none') return null;
  const plan = planOf(buyer, helps, answer);
  const details = { ...plan.details, mortgageInsurance: true };
  const estimate = estimateOf(plan.facts, details, helps, buyer.limits, plan.loanType);
  const { month, cash } = answerRowWords(answerOf(estimate, buyer.have), estimate);
  return {
    estimate,
    month: { title: month.title, missing: month.missing, figure: month.now.figure },
    cash: { title: cash.title, figure: cash.figure, result: cash.result },
    owed: { title: text.owed({ year: RESULT_YEARS }), figure: owedWords(owed) },
  };
}

/** Formats the assistance balance. Never shows an unknown balance as a single figure. */
function owedWords({ least, most }: OwedRange): string {
  const low = wholeMoney(least);
  const high = wholeMoney(most);
  return low === high ? low : text.owedRange({ low, high });
}
