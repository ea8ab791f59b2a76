import { type AssistanceCap, type OwnMoney, unpaidPrice } from './assistance.ts';
import { combinedOffers } from './combined-assistance.ts';

/** What a program pays, and whether its texts allow it to pay closing costs. */
export interface ClosingAssistance extends AssistanceCap {
  /** Null if the program does not say. */
  readonly paysClosingCosts: true | null;
}

/** The program whose money pays, several combined programs, or none. */
export type AppliedClosing = ClosingAssistance | readonly ClosingAssistance[] | null;

/** The same programs, with all of their money toward the price. */
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
   * The total down payment that assistance fills up before it pays closing costs. The price, if
   * all assistance goes to the price.
   */
  readonly downPaymentFirst: number;
  /** Closing costs and lender fees. */
  readonly closing: number;
}

/**
 * Divides assistance between the price and closing costs. The down payment comes first. What is
 * left pays closing costs if the program says that it may. The rest goes to the price again. A
 * program that says nothing pays the price only. Of several programs, those fill the down payment
 * first.
 *
 * Assistance never pays prepaid taxes and insurance, points or an up-front premium here. Some
 * programs allow it, but the catalog does not say which.
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
