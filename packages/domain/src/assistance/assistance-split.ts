import { type AssistanceCap, type OwnMoney, paysOnlyClosing, unpaidPrice } from './assistance.ts';
import {
  type AppliedAssistance,
  capsOf,
  closingAssistance,
  combinedOffers,
} from './combined-assistance.ts';

/**
 * Returns the programs with all assistance directed toward the price. Programs that may pay only
 * closing costs stay unchanged.
 */
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
   * The total down payment that the buyer's money and assistance must reach before assistance pays
   * closing costs. If it equals the price, all assistance is used for the price.
   */
  readonly downPaymentFirst: number;
  /** Closing costs and lender fees. */
  readonly closing: number;
}

/**
 * Divides the total assistance of all programs between the price and closing costs. See {@link
 * splitOfEach}.
 */
export function splitAssistance(
  applied: AppliedAssistance,
  money: OwnMoney,
  uses: AssistanceUses,
): AssistanceSplit {
  const parts = splitOfEach(capsOf(applied), money, uses);
  return {
    towardPrice: sum(parts.map(({ towardPrice }) => towardPrice)),
    towardClosing: sum(parts.map(({ towardClosing }) => towardClosing)),
  };
}

/**
 * Divides each program's assistance between the price and closing costs. Programs that may pay only
 * closing costs pay those costs first. Other assistance first completes the down payment, starting
 * with programs that may not pay closing costs. The remaining assistance pays closing costs if the
 * program may pay both. Any amount that remains after that is used for the price. Use {@link
 * towardPriceOnly} to use all assistance for the price.
 *
 * This function never uses assistance for prepaid taxes and insurance, points or an up-front
 * premium. Some programs allow these uses, but the catalog does not record which programs do.
 *
 * @param caps in the order in which the programs pay
 */
export function splitOfEach(
  caps: readonly AssistanceCap[],
  money: OwnMoney,
  { downPaymentFirst, closing }: AssistanceUses,
): AssistanceSplit[] {
  const onlyClosing = closingAssistance(caps, money, closing);
  const offers = combinedOffers(caps, money).map((dollars, place) => {
    const cap = caps[place];
    return cap && paysOnlyClosing(cap) ? 0 : dollars;
  });
  const left = sum(offers) - Math.max(0, downPaymentFirst - money.downPayment);
  let closingLeft = Math.max(0, Math.min(closing - sum(onlyClosing), left));
  let priceLeft = unpaidPrice(money);
  return caps.map(({ pays }, place) => {
    const offer = offers[place] ?? 0;
    const moved = pays === 'both' ? Math.min(offer, closingLeft) : 0;
    const towardPrice = Math.min(offer - moved, priceLeft);
    closingLeft -= moved;
    priceLeft -= towardPrice;
    return { towardPrice, towardClosing: moved + (onlyClosing[place] ?? 0) };
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, dollars) => total + dollars, 0);
}
