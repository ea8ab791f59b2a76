import {
  type AssistanceBalance,
  type AssistancePayment,
  RESULT_YEARS,
  type TopResult,
} from '@latchkey/domain';
import { topProgramText as text } from './texts.ts';

/**
 * Explains why a program is first in the list: its five-year result, and what the buyer pays back.
 *
 * @param owed the balance of the help at the end of the result's five years
 * @param ownPayment the monthly payment on the help itself
 */
export function whyTop(
  top: TopResult,
  { owed, ownPayment }: { owed: AssistanceBalance; ownPayment: AssistancePayment },
): string {
  const result = text[top]();
  if (owed.kind === 'unknown' || ownPayment.kind === 'unknown') return text.askPayback({ result });
  if (ownPayment.kind !== 'none') return text.paidMonthly({ result });
  return owed.dollars < 0.5
    ? text.noPayback({ result, years: RESULT_YEARS })
    : text.paidLater({ result });
}
