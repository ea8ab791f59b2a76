import { LOWEST_SUGGESTED_PRICE } from '../cash/suggested-price.ts';
import { lastWhere } from '../mortgage/whole-dollar-search.ts';
import { type PriceGuide, ratiosOf } from './price-guide.ts';
import { type PlanChoice, planPayment, pricePlan } from './price-plan.ts';
import { brokenRule, type PriceRule, type PriceTerms } from './price-rules.ts';

/**
 * A figure that the buyer can change, and the value at which the lowest price meets the rule. Whole
 * dollars.
 */
type FigureChange =
  /** Household income, in dollars a year. */
  | { readonly figure: 'income'; readonly atLeast: number }
  | { readonly figure: 'cash'; readonly atLeast: number }
  /** The buyer's own limit for the monthly payment. */
  | { readonly figure: 'monthly'; readonly atLeast: number }
  /** Payments on other debts, in dollars a month. */
  | { readonly figure: 'debts'; readonly atMost: number };

/** The result if no price that a page may suggest meets all rules. */
export interface NoPrice {
  readonly kind: 'none';
  /**
   * Why no price meets all rules: the buyer has no income, or the lowest price breaks a rule. The
   * reason is also `debts` if the debts alone are above the guide's limit. It is `unmet` if the
   * buyer breaks a rule that does not depend on the price, or if no loan type works for all
   * programs.
   */
  readonly reason: PriceRule | 'income' | 'unmet';
  /**
   * The change that makes the lowest price meet this rule. Null if changing a figure does not help.
   */
  readonly change: FigureChange | null;
}

/**
 * Returns why no price meets all rules, and the figure to change. Uses the choice that needs the
 * least cash. If several choices need the same cash, uses the one with the lowest payment.
 *
 * @param choices every combination of a loan type and a way to use the help. Empty if no loan type
 * works for all programs
 */
export function noPrice(
  terms: PriceTerms,
  choices: readonly PlanChoice[],
  guide: PriceGuide,
): NoPrice {
  const { buyer, limits } = terms;
  const [closest] = choices
    .map((choice) => withEnoughCash(terms, choice))
    .toSorted((one, other) => one.cash - other.cash || one.payment - other.payment);
  if (!closest) return { kind: 'none', reason: 'unmet', change: null };
  const reason = () => {
    if (guide.kind !== 'own' && buyer.householdIncome <= 0) return 'income';
    if (limits.back <= 0) return 'debts';
    return brokenRule(pricePlan(buyer, LOWEST_SUGGESTED_PRICE, closest.choice), terms) ?? 'payment';
  };
  const found = reason();
  return { kind: 'none', reason: found, change: changeOf(found, terms, closest, guide) };
}

/**
 * The cash and the payment that the lowest price requires. Dollars. Infinity if no amount of cash
 * is enough.
 */
interface Needed {
  readonly choice: PlanChoice;
  readonly cash: number;
  /** The payment in month 1 with that cash, or with the buyer's own cash if that is more. */
  readonly payment: number;
}

function withEnoughCash(terms: PriceTerms, choice: PlanChoice): Needed {
  const { buyer } = terms;
  const cash = leastCash(terms, choice) ?? Number.POSITIVE_INFINITY;
  const have = Number.isFinite(cash) ? Math.max(buyer.have, cash) : buyer.have;
  const plan = pricePlan({ ...buyer, have }, LOWEST_SUGGESTED_PRICE, choice);
  return { choice, cash: Math.max(buyer.have, cash), payment: planPayment(plan).total };
}

function changeOf(
  reason: NoPrice['reason'],
  { buyer: { householdIncome, details } }: PriceTerms,
  { cash, payment }: Needed,
  guide: PriceGuide,
): FigureChange | null {
  if (reason === 'cash') return Number.isFinite(cash) ? { figure: 'cash', atLeast: cash } : null;
  if (reason !== 'income' && reason !== 'payment' && reason !== 'debts') return null;
  const ratios = ratiosOf(guide);
  if (!ratios) return { figure: 'monthly', atLeast: Math.ceil(payment) };
  const mostDebts = (householdIncome * ratios.backPercent) / 100 / 12 - payment;
  if (reason === 'debts' && mostDebts >= 0) {
    return { figure: 'debts', atMost: Math.floor(mostDebts) };
  }
  const yearly = (monthly: number, percent: number) => (monthly * 12 * 100) / percent;
  const byFront = ratios.frontPercent === null ? 0 : yearly(payment, ratios.frontPercent);
  const byBack = yearly(payment + details.otherDebts, ratios.backPercent);
  return { figure: 'income', atLeast: Math.ceil(Math.max(byFront, byBack)) };
}

/**
 * Returns the smallest amount of cash with which the buyer can pay the lowest price, in whole
 * dollars. Null if no amount of cash is enough.
 */
function leastCash({ buyer, limits }: PriceTerms, choice: PlanChoice): number | null {
  const isShort = (have: number) => {
    const plan = pricePlan({ ...buyer, have }, LOWEST_SUGGESTED_PRICE, choice);
    return brokenRule(plan, { buyer, limits }) === 'cash';
  };
  const most = LOWEST_SUGGESTED_PRICE * 2;
  if (isShort(most)) return null;
  return isShort(0) ? lastWhere(isShort, 0, most) + 1 : 0;
}
