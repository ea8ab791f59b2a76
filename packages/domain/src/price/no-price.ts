import { LOWEST_SUGGESTED_PRICE } from '../cash/suggested-price.ts';
import { lastWhere } from '../mortgage/whole-dollar-search.ts';
import { type PriceGuide, ratiosOf } from './price-guide.ts';
import { type PlanChoice, planPayment, pricePlan } from './price-plan.ts';
import { brokenRule, type PriceRule, type PriceTerms } from './price-rules.ts';

/** A figure that the buyer can change, and the value at which a price fits. Whole dollars. */
type FigureChange =
  /** Household income, in dollars a year. */
  | { readonly figure: 'income'; readonly atLeast: number }
  | { readonly figure: 'cash'; readonly atLeast: number }
  /** The buyer's own figure for a month. */
  | { readonly figure: 'monthly'; readonly atLeast: number }
  /** Payments on other debts, in dollars a month. */
  | { readonly figure: 'debts'; readonly atMost: number };

/** No price that a page may suggest fits. */
export interface NoPrice {
  readonly kind: 'none';
  /**
   * Why no price fits: the buyer has no income, or a rule is broken at the lowest price. `debts`
   * also if the debts alone are above the guide. `unmet` if the buyer breaks a rule that does not
   * depend on the price, or if no loan fits all programs.
   */
  readonly reason: PriceRule | 'income' | 'unmet';
  /** The change with which this rule holds at the lowest price. Null if no figure changes it. */
  readonly change: FigureChange | null;
}

/**
 * Returns why no price fits, and the figure to change.
 *
 * @param choice the way to use the help that comes closest. Undefined without any way
 */
export function noPrice(
  terms: PriceTerms,
  choice: PlanChoice | undefined,
  guide: PriceGuide,
): NoPrice {
  if (!choice) return { kind: 'none', reason: 'unmet', change: null };
  const { buyer, limits } = terms;
  if (guide.kind !== 'own' && buyer.householdIncome <= 0) {
    return { kind: 'none', reason: 'income', change: changeOf('income', terms, choice, guide) };
  }
  const plan = pricePlan(buyer, LOWEST_SUGGESTED_PRICE, choice);
  const reason = limits.back <= 0 ? 'debts' : (brokenRule(plan, terms) ?? 'payment');
  return { kind: 'none', reason, change: changeOf(reason, terms, choice, guide) };
}

function changeOf(
  reason: NoPrice['reason'],
  terms: PriceTerms,
  choice: PlanChoice,
  guide: PriceGuide,
): FigureChange | null {
  const cash = leastCash(terms, choice);
  if (reason === 'cash') return cash === null ? null : { figure: 'cash', atLeast: cash };
  if (reason !== 'income' && reason !== 'payment' && reason !== 'debts') return null;

  // The payment is the one with enough cash, because a payment without it is unknown.
  const have = Math.max(terms.buyer.have, cash ?? 0);
  const plan = pricePlan({ ...terms.buyer, have }, LOWEST_SUGGESTED_PRICE, choice);
  const { total } = planPayment(plan);
  const ratios = ratiosOf(guide);
  if (!ratios) return { figure: 'monthly', atLeast: Math.ceil(total) };
  const { householdIncome, details } = terms.buyer;
  const mostDebts = (householdIncome * ratios.backPercent) / 100 / 12 - total;
  if (reason === 'debts' && mostDebts >= 0) {
    return { figure: 'debts', atMost: Math.floor(mostDebts) };
  }
  const yearly = (monthly: number, percent: number) => (monthly * 12 * 100) / percent;
  const byFront = ratios.frontPercent === null ? 0 : yearly(total, ratios.frontPercent);
  const byBack = yearly(total + details.otherDebts, ratios.backPercent);
  return { figure: 'income', atLeast: Math.ceil(Math.max(byFront, byBack)) };
}

/** Returns the least cash for the lowest price, in whole dollars. Null if no cash is enough. */
function leastCash({ buyer, limits }: PriceTerms, choice: PlanChoice): number | null {
  const isShort = (have: number) => {
    const plan = pricePlan({ ...buyer, have }, LOWEST_SUGGESTED_PRICE, choice);
    return brokenRule(plan, { buyer, limits }) === 'cash';
  };
  const most = LOWEST_SUGGESTED_PRICE * 2;
  if (isShort(most)) return null;
  return isShort(0) ? lastWhere(isShort, 0, most) + 1 : 0;
}
