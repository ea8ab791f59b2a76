import type { AssistanceSplit } from '../assistance/assistance-split.ts';
import { additionalDownPayment } from '../mortgage/additional-down-payment.ts';
import { lastWhere, lowestPoint } from '../mortgage/whole-dollar-search.ts';
import { LARGEST_AMOUNT } from '../quote/whole-dollars.ts';
import {
  type CashTerms,
  cashAtPrice,
  type DownPaymentRule,
  downPaymentRules,
  leastNeeded,
} from './cash-at-price.ts';
import type { CashGap, CashNeeded } from './cash-needed.ts';

/** A price and a down payment that the buyer's cash covers. */
export interface CashFit {
  /** Whole dollars. */
  readonly homePrice: number;
  /**
   * The buyer's own money toward the price, in whole dollars: the largest down payment that leaves
   * enough cash for closing.
   */
  readonly downPayment: number;
  readonly assistance: AssistanceSplit;
  readonly needed: CashNeeded;
  readonly gap: CashGap;
}

/**
 * Returns the highest price, in whole dollars, that the buyer's cash covers. The buyer puts down as
 * little as the plan allows: enough to qualify for the lowered payment, or the loan type's smallest
 * down payment. The same cash pays everything else due at closing. A loan limit applies through
 * `maxLoan`, and the program's price cap applies only through `highest`.
 *
 * The cash needed is a convex function of the price. It falls only while percentage-based
 * assistance grows faster than the costs, and then rises. Therefore, the search starts at the price
 * that needs the least cash. The VA fee is an exception: it falls in steps as the assistance grows,
 * which changes the prepaid interest by a few dollars. Near such a step, the cash still covers the
 * result, but it may also cover a price up to 0.2% higher.
 *
 * @param highest the highest price to try, in whole dollars
 * @returns null if the cash covers no price
 */
export function priceThatFits(terms: CashTerms, highest = LARGEST_AMOUNT): CashFit | null {
  const fits = (homePrice: number) => isEnough(terms, homePrice, leastOwnMoney(terms, homePrice));
  // The buyer must contribute at least this much of the price, so no lower price can fit.
  const lowest = Math.ceil(leastContribution(terms, 1));
  if (lowest > highest) return null;
  const prices = downPaymentRules(terms)
    .map((rule) => lowestPoint((price) => leastCash(terms, price, rule), lowest, highest))
    .filter(fits)
    .map((cheapest) => lastWhere(fits, cheapest, highest));
  return prices.length === 0 ? null : downPaymentThatFits(terms, Math.max(...prices));
}

/**
 * Returns the largest down payment at a price that leaves enough cash for everything else.
 *
 * @param homePrice in whole dollars
 * @returns null if not even the smallest down payment leaves enough cash
 */
export function downPaymentThatFits(terms: CashTerms, homePrice: number): CashFit | null {
  const least = leastOwnMoney(terms, homePrice);
  if (!isEnough(terms, homePrice, least)) return null;
  const fits = (dollars: number) => isEnough(terms, homePrice, dollars);
  const downPayment = lastWhere(fits, least, homePrice);
  const { assistance, needed, gap } = cashAtPrice(terms, homePrice, downPayment);
  return { homePrice, downPayment, assistance, needed, gap };
}

/**
 * Returns the least cash needed at a price if the down payment meets the rule. Dollars, not
 * rounded.
 */
function leastCash(terms: CashTerms, homePrice: number, rule: DownPaymentRule): number {
  const own = Math.max(
    leastContribution(terms, homePrice),
    ownMoneyFor(rule(homePrice), terms, homePrice),
  );
  return cashAtPrice(terms, homePrice, own, rule(homePrice)).needed.total;
}

/**
 * Returns the smallest down payment of the buyer's own money that meets one of the rules at a
 * price, in whole dollars.
 */
export function leastOwnMoney(terms: CashTerms, homePrice: number): number {
  const exact = ownMoneyFor(leastNeeded(terms, homePrice), terms, homePrice);
  const least = Math.ceil(leastContribution(terms, homePrice));
  // The exact amount may have a rounding error, so the search starts one dollar lower.
  let dollars = Math.max(least, Math.ceil(exact) - 1);
  // Without this limit, the loop would never end if a down payment of the price is too small.
  while (dollars <= homePrice && !cashAtPrice(terms, homePrice, dollars).meetsRule) dollars += 1;
  return dollars;
}

function ownMoneyFor(needed: number, { program }: CashTerms, homePrice: number): number {
  return additionalDownPayment(needed, { homePrice, downPayment: 0 }, program);
}

/**
 * Returns the down payment that the program's own contribution rule requires, but at least one
 * dollar.
 */
function leastContribution({ minContribution }: CashTerms, homePrice: number): number {
  if (!minContribution) return 1;
  const dollars =
    'amount' in minContribution
      ? minContribution.amount
      : (homePrice * minContribution.percent) / 100;
  return Math.max(1, dollars);
}

function isEnough(terms: CashTerms, homePrice: number, downPayment: number): boolean {
  const { meetsRule, gap } = cashAtPrice(terms, homePrice, downPayment);
  return downPayment <= homePrice && meetsRule && gap.short === 0;
}
