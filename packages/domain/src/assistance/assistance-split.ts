import { type AssistanceCap, type OwnMoney, paysOnlyClosing, unpaidPrice } from './assistance.ts';
import {
  type AppliedAssistance,
  capsOf,
  closingAssistance,
  combinedOffers,
} from './combined-assistance.ts';

/** The same programs, with the money of those that may pay both used for the price. */
export function towardPriceOnly(applied: AppliedAssistance): readonly AssistanceCap[] {
  return capsOf(applied).map((cap) => (cap.pays === 'both' ? { ...cap, pays: 'price' } : cap));
}

/** A program's money, divided between the price and closing costs. Dollars, not rounded. */
export interface AssistanceSplit {
  readonly towardPrice: number;
  readonly towardClosing: number;
}

/** The amounts that assistance can pay, in dollars. */
export interface AssistanceUses {
  /**
   * The total down payment that assistance completes before it pays closing costs. Equals the price
   * if all assistance goes to the price.
   */
  readonly downPaymentFirst: number;
  /** Closing costs and lender fees. */
  readonly closing: number;
}

/**
 * Divides assistance between the price and closing costs. A program that pays only closing costs
 * pays them first. Other assistance completes the down payment first, starting with programs that
 * may not pay closing costs. What is left pays closing costs, if the program may pay both. The rest
 * goes to the price. See {@link towardPriceOnly} for all of it toward the price.
 *
 * This function never uses assistance for prepaid taxes and insurance, points or an up-front
 * premium. Some programs allow it, but the catalog does not say which.
 */
export function splitAssistance(
  applied: AppliedAssistance,
  money: OwnMoney,
  { downPaymentFirst, closing }: AssistanceUses,
): AssistanceSplit {
  const caps = capsOf(applied);
  const offers = combinedOffers(caps, money).map((dollars, place) => ({
    dollars,
    pays: caps[place]?.pays ?? null,
  }));
  const onlyClosing = sum(closingAssistance(caps, money, closing));
  const offered = sum(offers.flatMap((one) => (paysOnlyClosing(one) ? [] : one.dollars)));
  const mayPayBoth = sum(offers.flatMap(({ pays, dollars }) => (pays === 'both' ? dollars : [])));
  const left = offered - Math.max(0, downPaymentFirst - money.downPayment);
  const moved = Math.max(0, Math.min(closing - onlyClosing, left, mayPayBoth));
  return {
    towardPrice: Math.min(offered - moved, unpaidPrice(money)),
    towardClosing: onlyClosing + moved,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, dollars) => total + dollars, 0);
}
