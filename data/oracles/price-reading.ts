import { cashFacts, estimateOf, limitsOf, productIn } from '@latchkey/domain';
import { priceBuyer } from '@latchkey/domain/price';
import { sampleProduct } from '@latchkey/domain/samples';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import {
  type HighestPrice,
  planChoices,
  planOf,
} from '../../packages/domain/src/price/highest-price.ts';
import type { PriceBuyer } from '../../packages/domain/src/price/price-buyer.ts';
import { limitsOfGuide, type PriceGuide } from '../../packages/domain/src/price/price-guide.ts';
import { pricePlan } from '../../packages/domain/src/price/price-plan.ts';
import {
  brokenRule,
  isChosenType,
  type PriceTerms,
} from '../../packages/domain/src/price/price-rules.ts';
import { combinableSets } from '../../packages/domain/src/price/price-sweep.ts';
import { type PricedHelp, pricedHelps } from '../../packages/domain/src/price/priced-help.ts';
import { programsInCounty } from '../../packages/domain/src/programs/match-programs.ts';
import type { RandomBuyer } from './random-buyers.ts';
import { shippedBuyers } from './shipped-buyers.ts';

const catalog = loadCatalog();
const { counties } = shippedReference();

/** A buyer whose highest price we compute, with the programs that may be applied. */
export interface Shopper {
  readonly buyer: PriceBuyer;
  readonly guide: PriceGuide;
  readonly terms: PriceTerms;
  /** Sets of programs: the empty set, one program alone, and one combination, if there are any. */
  readonly sets: readonly (readonly PricedHelp[])[];
}

/** Creates random buyers in the shipped counties, with the programs of the shipped catalog. */
export function shoppers(count: number, seed: number): Shopper[] {
  return shippedBuyers(count, seed).map(shopperOf);
}

function shopperOf({ answers, known, county }: RandomBuyer, place: number): Shopper {
  const area = counties.get(county.fips)?.area;
  if (!area) throw new RangeError(`no county ${county.fips}`);
  const context = { today: '2026-11-29', known };
  const found = pricedHelps(programsInCounty(catalog, area), answers, area, context).helps;
  const helps = found.filter(({ verdict }) => verdict !== 'almost');
  const single = helps[place % Math.max(1, helps.length)];
  const otherDebts = [0, 0, 250, 900][place % 4] ?? 0;
  const inputs = { ...answers, have: answers.downPayment, otherDebts, dues: null };
  const buyer = priceBuyer(inputs, limitsOf(area, known), productIn(sampleProduct, 'en'));
  const guide = guides[place % guides.length] ?? { kind: 'fha' };
  const { householdIncome } = buyer;
  return {
    buyer,
    guide,
    terms: { buyer, limits: limitsOfGuide(guide, { householdIncome, otherDebts }) },
    sets: [[], ...(single ? [[single]] : []), ...combinableSets(helps).slice(0, 1)],
  };
}

const guides: readonly PriceGuide[] = [
  { kind: 'fha' },
  { kind: 'strict' },
  { kind: 'own', monthly: 1_500 },
];

/** Whether all rules are met at a price, for at least one way to use the assistance. */
export function holdsAt(terms: PriceTerms, helps: readonly PricedHelp[], price: number): boolean {
  return planChoices(terms.buyer, helps).some((choice) => {
    const plan = pricePlan(terms.buyer, price, choice);
    return brokenRule(plan, terms) === null && isChosenType(plan, terms.buyer);
  });
}

/**
 * Returns an upper bound for the price. Above this bound, at least one of the following is true:
 *
 * - The payment without mortgage insurance exceeds the guide, even if all cash and assistance go
 *   toward the price.
 * - All cash and assistance together do not cover closing costs and escrow.
 * - The cash alone does not cover escrow.
 */
export function mostPossible(
  { limits, buyer: { have, facts, details } }: PriceTerms,
  helps: readonly PricedHelp[],
): number {
  let [fixed, share] = [have, 0];
  for (const { cap, maxPercent, capByLoanType } of helps) {
    const caps = [{ cap, maxPercent }, ...Object.values(capByLoanType ?? {})];
    fixed += Math.max(...caps.map((one) => one.cap ?? 0));
    share += Math.max(...caps.map((one) => (one.cap === null ? (one.maxPercent ?? 0) / 100 : 0)));
  }
  const r = facts.interest / 100 / 12;
  const perDollar = r / (1 - (1 + r) ** (-12 * facts.term));
  const bills = (facts.propertyTax + facts.insurance) / 12;
  const limit = Math.min(limits.front, limits.back);
  const byPayment = (limit + perDollar * fixed) / (bills + perDollar * Math.max(0, 1 - share));
  // Help never pays escrow.
  const escrow = facts.insurance + facts.propertyTax / 4;
  const atClosing = details.closingCosts / 100 + escrow;
  const byCash = atClosing > share ? fixed / (atClosing - share) : Number.POSITIVE_INFINITY;
  return Math.min(byPayment, byCash, escrow > 0 ? have / escrow : Number.POSITIVE_INFINITY);
}

/**
 * Checks the highest price with the site's own estimate, which the search does not use. Returns the
 * rules that are not met.
 */
export function faultsOf(
  { buyer, terms }: Shopper,
  helps: readonly PricedHelp[],
  answer: HighestPrice,
): string[] {
  const { facts, details } = planOf(buyer, helps, answer);
  const estimate = estimateOf(facts, details, helps, buyer.limits, answer.loanType);
  const { lenderPayment, comparison, unknown, noCommonLoan } = estimate;
  const { gap } = cashFacts(estimate, buyer.have, 'traditional');
  const limit = Math.min(terms.limits.front, terms.limits.back);
  const own = helps.map(({ minContribution: least }) => {
    if (!least) return 0;
    return 'amount' in least ? least.amount : (answer.price * least.percent) / 100;
  });
  const smallest = { Conventional: 0.03, FHA: 0.035, VA: 0, USDA: 0 }[answer.loanType];
  const holds = {
    payment: lenderPayment <= limit + 1e-6,
    cash: gap.short === 0,
    'smallest down payment': comparison.down.total >= answer.price * smallest - 0.01,
    contribution: facts.downPayment >= Math.max(...own, 1),
    'price cap': helps.every(({ priceCap }) => answer.price <= (priceCap?.dollars ?? Infinity)),
    'common loan': noCommonLoan === null,
    insurance: !unknown.insurance,
    'whole dollars': Number.isInteger(answer.price) && Number.isInteger(facts.downPayment),
  };
  return Object.entries(holds).flatMap(([name, isHeld]) => (isHeld ? [] : [name]));
}
