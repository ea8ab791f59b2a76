import { type AssistanceCap, type OwnMoney, offeredAssistance, unpaidPrice } from './assistance.ts';

/** What a program pays, and whether its texts allow it to pay closing costs. */
export interface ClosingAssistance extends AssistanceCap {
  /** Null if the program does not say. */
  readonly paysClosingCosts: true | null;
}

/** A program's money, divided between the price and closing costs. Dollars, not rounded. */
export interface AssistanceSplit {
  readonly towardPrice: number;
  readonly towardClosing: number;
}

/** What there is to pay, in dollars. */
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
 * program that says nothing pays the price only.
 *
 * Assistance never pays prepaid taxes and insurance, points or an up-front premium here. Some
 * programs allow it, but the catalog does not say which.
 */
export function splitAssistance(
  program: ClosingAssistance | null,
  money: OwnMoney,
  { downPaymentFirst, closing }: AssistanceUses,
): AssistanceSplit {
  if (program === null) return { towardPrice: 0, towardClosing: 0 };
  const offered = offeredAssistance(program, money);
  const left = offered - Math.max(0, downPaymentFirst - money.downPayment);
  const towardClosing = program.paysClosingCosts ? Math.max(0, Math.min(closing, left)) : 0;
  return { towardPrice: Math.min(offered - towardClosing, unpaidPrice(money)), towardClosing };
}
