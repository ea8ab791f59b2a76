import { type AssistanceCap, assistance } from '../assistance/assistance.ts';

interface OwnMoney {
  /** Dollars. */
  readonly homePrice: number;
  /** The buyer's own money, in dollars. */
  readonly downPayment: number;
}

/**
 * The smallest rise of the buyer's own down payment with which it covers, together with the help,
 * what a length needs. In dollars, not rounded; 0 where it is covered already.
 *
 * A dollar more down closes a dollar of the gap, but where the help is a percent of the loan: the
 * loan shrinks, the help with it, and only the rest of each dollar counts. Such help may have a cap
 * in dollars too; the total is the smaller of what both leave, so the larger rise decides.
 *
 * @param needed dollars, the help included; at most the price
 */
export function additionalDownPayment(
  needed: number,
  { homePrice, downPayment }: OwnMoney,
  help: AssistanceCap | null,
): number {
  const given = help === null ? 0 : assistance(help, { homePrice, downPayment });
  const gap = needed - (downPayment + given);
  if (gap <= 0) return 0;
  if (help?.percentOf !== 'loan' || help.maxPercent === null) return gap;

  const share = help.maxPercent / 100;
  const underPercent = share < 1 ? (needed - share * homePrice) / (1 - share) - downPayment : 0;
  const underAmount = help.maxAmount === null ? 0 : needed - help.maxAmount - downPayment;
  return Math.max(underPercent, underAmount);
}

/**
 * What 'Increase Down Payment' makes of the down payment: the rise rounded, and a dollar more, so
 * that rounding down never leaves the buyer short. Whole dollars where the down payment is.
 */
export function raisedDownPayment(downPayment: number, rise: number): number {
  return downPayment + Math.round(rise) + 1;
}
