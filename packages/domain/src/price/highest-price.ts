import { LOWEST_SUGGESTED_PRICE } from '../cash/suggested-price.ts';
import { commonTypes } from '../catalog/first-mortgage.ts';
import { lastWhere, lastWithin } from '../mortgage/whole-dollar-search.ts';
import { LARGEST_AMOUNT } from '../quote/whole-dollars.ts';
import { type NoPrice, noPrice } from './no-price.ts';
import type { PriceBuyer } from './price-buyer.ts';
import { limitsOfGuide, type PriceGuide } from './price-guide.ts';
import { type PlanChoice, type PricePlan, pricePlan } from './price-plan.ts';
import {
  brokenRule,
  excessOf,
  isChosenType,
  type PriceRule,
  type PriceTerms,
  possibleTypes,
} from './price-rules.ts';
import type { PricedHelp } from './priced-help.ts';

/** The highest price at which the purchase meets all rules, or why there is no such price. */
export type PriceAnswer = HighestPrice | NoPrice;

/** The highest price at which the purchase meets all rules. {@link planOf} returns the purchase. */
export interface HighestPrice extends Pick<PlanChoice, 'loanType' | 'helpPaysClosing'> {
  readonly kind: 'price';
  /** Whole dollars. */
  readonly price: number;
  /** A rule that the purchase breaks if the price is one dollar higher. */
  readonly binding: PriceRule;
}

/** Returns the purchase at the highest price, with the help that the search for this price used. */
export function planOf(
  buyer: PriceBuyer,
  helps: readonly PricedHelp[],
  { price, loanType, helpPaysClosing }: HighestPrice,
): PricePlan {
  return pricePlan(buyer, price, { helps, loanType, helpPaysClosing });
}

/**
 * Returns the highest price, in whole dollars, that meets all of these conditions:
 *
 * - The payment is within the guide's limits.
 * - The buyer's cash covers closing.
 * - The price and the loan are within the programs' own limits.
 * - A common loan covers the rest.
 *
 * @param helps the programs that are applied together, in the order in which they pay. Empty for a
 * purchase without help
 */
export function highestPrice(
  buyer: PriceBuyer,
  helps: readonly PricedHelp[],
  guide: PriceGuide,
): PriceAnswer {
  const { householdIncome, details } = buyer;
  const limits = limitsOfGuide(guide, { householdIncome, otherDebts: details.otherDebts });
  const terms = { buyer, limits };
  return highestWithin(terms, helps) ?? noPrice(terms, planChoices(buyer, helps), guide);
}

/**
 * Returns the highest price at which the payment is within limits and the purchase meets all other
 * rules. Null if there is no such price.
 *
 * @param above the search considers only prices higher than this, in whole dollars
 */
export function highestWithin(
  terms: PriceTerms,
  helps: readonly PricedHelp[],
  above = 0,
): HighestPrice | null {
  const [best] = planChoices(terms.buyer, helps)
    .flatMap((choice) => highestOf(choice, terms, above) ?? [])
    .toSorted((one, other) => other.price - one.price);
  return best ?? null;
}

/** Returns every possible combination of a loan type and a way to use the help. */
export function planChoices(buyer: PriceBuyer, helps: readonly PricedHelp[]): PlanChoice[] {
  if (helps.length > 1 && commonTypes(helps)?.every((type) => type === 'va')) return [];
  const types = possibleTypes(buyer, helps);
  const uses = helps.some(({ pays }) => pays === 'both') ? [false, true] : [false];
  return uses.flatMap((helpPaysClosing) =>
    types.map((loanType) => ({ helps, loanType, helpPaysClosing })),
  );
}

/**
 * Returns the highest price for one loan type and one way to use the help. The type that the rules
 * prefer covers the lower prices. Therefore, if the rules choose another type at the highest price,
 * lower prices do not need to be checked for this type.
 */
function highestOf(choice: PlanChoice, terms: PriceTerms, above: number): HighestPrice | null {
  const at = (price: number) => pricePlan(terms.buyer, price, choice);
  const excess = (price: number) => excessOf(at(price), terms);
  const from = Math.max(LOWEST_SUGGESTED_PRICE, above + 1);
  if (excess(from) > 0) return null;
  const top = lastWithin(excess, from, mostByRates(choice, terms));
  const holds = (price: number) => brokenRule(at(price), terms) === null;
  const price = holds(top) ? top : lastWhere(holds, from, top);
  const plan = at(price);
  if (brokenRule(plan, terms) !== null || !isChosenType(plan, terms.buyer)) return null;
  const binding = brokenRule(at(price + 1), terms) ?? 'loan-limit';
  const { loanType, helpPaysClosing } = choice;
  return { kind: 'price', price, binding, loanType, helpPaysClosing };
}

/**
 * Returns the highest price within the programs' price caps at which taxes and insurance alone are
 * within the payment limits. In whole dollars.
 */
function mostByRates({ helps }: PlanChoice, { buyer: { facts }, limits }: PriceTerms): number {
  const yearly = Math.min(limits.front, limits.back) * 12;
  const byRates = yearly / (facts.propertyTax + facts.insurance);
  const caps = helps.map(({ priceCap }) => priceCap?.dollars ?? Infinity);
  return Math.floor(Math.min(LARGEST_AMOUNT, byRates, ...caps));
}
