import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { CostTables } from '../../costs/cost-tables.ts';
import { calculatorDetails, defaultCalculatorDetails } from '../../draft/calculator-details.ts';
import { limitsOf } from '../../loan/loan-limit.ts';
import type { PricingFacts } from '../../loan/pricing-facts.ts';
import { pricingFactsOf } from '../../mortgage/pricing-facts-of.ts';
import { CreditScore } from '../../quote/choices.ts';
import type { LocalProduct } from '../../site-product.ts';
import type { Assessed } from '../assess.ts';
import { programOffer } from '../rules/offer.ts';
import {
  type Buyer,
  type ClosedProgram,
  closedPrograms,
  openedPrograms,
} from './closed-programs.ts';
import { lowerIncomes } from './lower-incomes.ts';
import { type InsuredLoan, monthlyInsurance } from './monthly-insurance.ts';
import { nextBracket } from './next-bracket.ts';
import type { OpensMore } from './opens-more.ts';

/** The inputs of the sweep, in addition to the buyer. */
export interface SweepFacts {
  /** The program that the calculator applies. Null if there is no such program. */
  readonly applied: CatalogProgram | null;
  readonly tables: CostTables;
  /** The site's product. */
  readonly product: LocalProduct;
}

/**
 * Returns the gains from each of three changes: the next higher credit score band, a lower income
 * for the borrowers, and the next lower mortgage insurance rate. Excludes changes without a gain.
 *
 * Costs are calculated as on the calculator's first page, with the default rate and term and the
 * help of the program that the calculator applies. The same program is applied before and after a
 * change.
 *
 * @param before every program in the county, with its assessment
 */
export function opensMore(
  before: readonly Assessed[],
  buyer: Buyer,
  { applied, tables, product }: SweepFacts,
): OpensMore[] {
  const closed = closedPrograms(before, buyer.context.today);
  const costs = { insured: insuredWith(applied, tables), pricing: pricingWith(product) };
  return [
    ...betterScore(closed, buyer, costs),
    ...lowerIncomes(closed, buyer),
    ...largerDownPayment(closed, buyer, costs),
  ];
}

/** Returns a buyer's pricing facts with the site's own rate and term. */
type Pricing = (facts: Buyer['facts']) => PricingFacts;

function pricingWith(product: LocalProduct): Pricing {
  const details = calculatorDetails(defaultCalculatorDetails, product);
  return (facts) => pricingFactsOf(facts, details, product);
}

/** Returns a buyer's loan, including the applied program's help. */
type Insured = (buyer: Buyer) => InsuredLoan;

/**
 * Returns a function that gives the loan with the buyer's own tier of the applied program. A better
 * score or a larger down payment may lead to another tier.
 */
function insuredWith(applied: CatalogProgram | null, tables: CostTables): Insured {
  return ({ facts, area, context }) => {
    const offer = applied && programOffer(applied, facts, area, context.known);
    const program = applied && offer && { ...offer.cap, ...pick(applied) };
    return { program, limits: limitsOf(area, context.known), tables };
  };
}

function pick({ id, firstMortgage }: CatalogProgram) {
  return { id, firstMortgage };
}

/** The facts that affect the cost of a buyer's mortgage insurance. */
interface Costs {
  readonly insured: Insured;
  readonly pricing: Pricing;
}

function betterScore(closed: readonly ClosedProgram[], buyer: Buyer, costs: Costs): OpensMore[] {
  const { creditScore } = buyer.facts;
  const to = CreditScore.options[CreditScore.options.indexOf(creditScore) - 1];
  if (to === undefined) return [];
  const after = { ...buyer, facts: { ...buyer.facts, creditScore: to } };
  const programs = openedPrograms(closed, after, ['credit-score']);
  const insurance = lowerInsurance(buyer, after, costs);
  return programs.length > 0 || insurance
    ? [{ change: 'credit-score', to, programs, insurance }]
    : [];
}

function largerDownPayment(
  closed: readonly ClosedProgram[],
  buyer: Buyer,
  costs: Costs,
): OpensMore[] {
  const to = nextBracket(costs.pricing(buyer.facts), costs.insured(buyer));
  if (to === null) return [];
  const after = { ...buyer, facts: { ...buyer.facts, downPayment: to } };
  const programs = openedPrograms(closed, after, ['own-contribution', 'first-mortgage']);
  const insurance = lowerInsurance(buyer, after, costs);
  return insurance ? [{ change: 'down-payment', to, programs, insurance }] : [];
}

/**
 * Returns the insurance cost before and after the change. Null if insurance is not cheaper after
 * the change, or if its cost is unknown.
 */
function lowerInsurance(
  buyer: Buyer,
  after: Buyer,
  { insured, pricing }: Costs,
): OpensMore['insurance'] {
  const monthly = (each: Buyer) => monthlyInsurance(pricing(each.facts), insured(each))?.monthly;
  const [was, is] = [monthly(buyer), monthly(after)];
  const isLower = was !== undefined && is !== undefined && is < was;
  return isLower ? { before: was, after: is, programId: insured(buyer).program?.id ?? null } : null;
}
