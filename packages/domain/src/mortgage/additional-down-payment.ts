import { type AssistanceCap, assistance } from '../assistance/assistance.ts';

interface OwnMoney {
  /** Dollars. */
  readonly homePrice: number;
  /** The buyer's own money, in dollars. */
  readonly downPayment: number;
}

/**
 * The smallest increase in the buyer's own down payment that, together with the assistance, reaches
 * the needed down payment. In dollars, not rounded. 0 if it is already reached.
 *
 * Each extra dollar closes a dollar of the gap, with one exception. Assistance that is a percentage
 * of the loan shrinks with the loan, so only part of each dollar counts. If such assistance also
 * has a dollar cap, the larger of the two increases applies.
 *
 * @param needed needed down payment including assistance, in dollars, at most the price
 */
export function additionalDownPayment(
  needed: number,
  { homePrice, downPayment }: OwnMoney,
  assistanceCap: AssistanceCap | null,
): number {
  const assistanceNow =
    assistanceCap === null ? 0 : assistance(assistanceCap, { homePrice, downPayment });
  const gap = needed - (downPayment + assistanceNow);
  if (gap <= 0) return 0;
  if (assistanceCap?.percentOf !== 'loan' || assistanceCap.maxPercent === null) return gap;

  const share = assistanceCap.maxPercent / 100;
  const underPercent = share < 1 ? (needed - share * homePrice) / (1 - share) - downPayment : 0;
  const underCap = assistanceCap.cap === null ? 0 : needed - assistanceCap.cap - downPayment;
  return Math.max(underPercent, underCap);
}

/**
 * The down payment after 'Increase Down Payment': the increase rounded to whole dollars, plus one
 * dollar so that rounding down never leaves the buyer short.
 */
export function raisedDownPayment(downPayment: number, rise: number): number {
  return downPayment + Math.round(rise) + 1;
}
