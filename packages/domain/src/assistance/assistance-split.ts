import { type AssistanceCap, type OwnMoney, unpaidPrice } from './assistance.ts';
import { combinedOffers } from './combined-assistance.ts';

/** What a program pays, and whether its texts allow it to pay closing costs. */
export interface ClosingAssistance extends AssistanceCap {
  /** Null if the program does not say. */
  readonly paysClosingCosts: true | null;
}

/** One program whose money is used, several combined programs, or null for none. */
export type AppliedClosing = ClosingAssistance | readonly ClosingAssistance[] | null;

/** The same programs, with all of their money used for the price. */
export function towardPriceOnly(applied: AppliedClosing): readonly ClosingAssistance[] {
  return programsOf(applied).map((program) => ({ ...program, paysClosingCosts: null }));
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
 * Divides assistance between the price and closing costs. Assistance completes the down payment
 * first, starting with programs that may not pay closing costs. What is left pays closing costs, if
 * the program's text allows it. The rest goes to the price. A program whose text does not mention
 * closing costs pays only the price.
 *
 * This function never uses assistance for prepaid taxes and insurance, points or an up-front
 * premium. Some programs allow it, but the catalog does not say which.
 */
export function splitAssistance(
  applied: AppliedClosing,
  money: OwnMoney,
  { downPaymentFirst, closing }: AssistanceUses,
): AssistanceSplit {
  const programs = programsOf(applied);
  const offers = combinedOffers(programs, money);
  const offered = sum(offers);
  const mayPayClosing = sum(offers.filter((_, place) => programs[place]?.paysClosingCosts));
  const left = offered - Math.max(0, downPaymentFirst - money.downPayment);
  const towardClosing = Math.max(0, Math.min(closing, left, mayPayClosing));
  return { towardPrice: Math.min(offered - towardClosing, unpaidPrice(money)), towardClosing };
}

function programsOf(applied: AppliedClosing): readonly ClosingAssistance[] {
  return applied === null ? [] : [applied].flat();
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, dollars) => total + dollars, 0);
}
