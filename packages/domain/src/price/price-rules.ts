import type { HousingLimits } from '../affordability/debt-guides.ts';
import { commonLoanTypes, commonTypes } from '../catalog/first-mortgage.ts';
import { loanTypeFor } from '../estimate/estimate.ts';
import { totalOf } from '../estimate/purchase.ts';
import { typesWithoutHelp, typeWithoutHelp } from '../estimate/without-help.ts';
import { leastDownPaymentAt, reachesLeastDownPayment } from '../loan/least-down-payment.ts';
import { loanLimitFinding, noCommonLoan } from '../loan/loan-limit.ts';
import { isAccepted, type LoanType, loanTypeOfScore, typesInOrder } from '../loan/loan-type.ts';
import { isWithinCombinedLoans } from '../programs/combination/combination-limits.ts';
import { firstMortgageFinding } from '../programs/rules/first-mortgage.ts';
import type { PriceBuyer } from './price-buyer.ts';
import { amountOf, type PricePlan, planPayment } from './price-plan.ts';
import type { PricedHelp } from './priced-help.ts';

/** A rule that limits the price. */
export type PriceRule =
  /** The price is above a program's price cap. */
  | 'price-cap'
  /**
   * The buyer's cash does not cover closing with the smallest down payment and the contribution
   * that a program requires.
   */
  | 'cash'
  /** The loan is above the county's limit for the loan type. */
  | 'loan-limit'
  /** A program does not accept the first loan, or the loan is above the program's own cap. */
  | 'program-loan-cap'
  /** The first loan plus repayable help is above 105% of the price. */
  | 'combined-loans'
  /** The mortgage insurance rate is unknown, so the payment is unknown, too. */
  | 'insurance'
  /** Housing costs are above the guide's limit. */
  | 'payment'
  /** Housing costs and other debts are above the guide's limit. */
  | 'debts';

/** The buyer's figures, and the limits from the guide. */
export interface PriceTerms {
  readonly buyer: PriceBuyer;
  readonly limits: HousingLimits;
}

/**
 * Returns the first rule that a plan breaks. Null if the plan breaks no rule. For one loan type, a
 * plan that breaks a rule other than `combined-loans` at one price also breaks it at every higher
 * price. The reason is that the loan, its share of the price and the payment only grow with the
 * price.
 */
export function brokenRule(plan: PricePlan, terms: PriceTerms): PriceRule | null {
  return (
    brokenBeforePayment(plan, terms.buyer) ??
    (isCombinedTooMuch(plan) ? 'combined-loans' : brokenByPayment(plan, terms.limits))
  );
}

/** Like {@link brokenRule}, but without the rule `combined-loans`. */
function brokenGrowingRule(plan: PricePlan, terms: PriceTerms): PriceRule | null {
  return brokenBeforePayment(plan, terms.buyer) ?? brokenByPayment(plan, terms.limits);
}

/**
 * Returns how far a plan exceeds the limits. The search uses this to guess the next price. 0 or
 * less only if the plan breaks no rule other than `combined-loans`. Nearly linear in the price if
 * cash or the payment is the limit. Infinity for other rules.
 */
export function excessOf(plan: PricePlan, terms: PriceTerms): number {
  const { buyer, limits } = terms;
  const rule = brokenGrowingRule(plan, terms);
  const { facts, loanType, downPayment, split, cash } = plan;
  if (rule !== null && rule !== 'cash' && rule !== 'payment' && rule !== 'debts') return Infinity;
  const { total } = planPayment(plan);
  const byPayment = total / Math.min(limits.front, limits.back) - 1;
  if (rule === 'payment' || rule === 'debts') return byPayment;
  const down = downPayment + totalOf(split).towardPrice;
  const missing = Math.max(
    cash.total - buyer.have - (downPayment - 1),
    leastDownPaymentAt(loanType, facts.homePrice) - down,
  );
  const byCash = missing / buyer.have;
  if (rule === null) return Math.min(0, Math.max(byPayment, byCash));
  return byCash > 0 ? byCash : Infinity;
}

function brokenBeforePayment(plan: PricePlan, buyer: PriceBuyer): PriceRule | null {
  const { helps, facts, loanType, downPayment, firstLoan, split, isCashEnough } = plan;
  const { homePrice } = facts;
  if (helps.some(({ priceCap }) => homePrice > (priceCap?.dollars ?? Infinity))) return 'price-cap';

  const { towardPrice } = totalOf(split);
  const isDownEnough = reachesLeastDownPayment(loanType, homePrice, downPayment + towardPrice);
  const isOwnEnough = helps.every((help) => downPayment >= contributionOf(help, homePrice));
  if (!isCashEnough || !isDownEnough || !isOwnEnough) return 'cash';

  const loanAmount = firstLoan.base.principal;
  if (loanAmount <= 0) return null;
  if (!isWithinLimit(loanAmount, loanType, buyer)) return 'loan-limit';
  if (!helps.every((help) => acceptsLoan(help, plan, buyer))) return 'program-loan-cap';
  return firstLoan.insurance.kind === 'unknown' ? 'insurance' : null;
}

function contributionOf({ minContribution }: PricedHelp, homePrice: number): number {
  if (!minContribution) return 0;
  return 'amount' in minContribution
    ? minContribution.amount
    : (homePrice * minContribution.percent) / 100;
}

/** Whether a loan is within the county's limit for every number of units that the home may have. */
function isWithinLimit(
  loanAmount: number,
  type: LoanType,
  { facts: { homeType }, homePlan, limits }: PriceBuyer,
): boolean {
  const { verdict } = loanLimitFinding(loanAmount, type, homeType, limits);
  const isOpen = type === 'Conventional' || homePlan === 'primary';
  const isCovered = verdict !== 'over' && verdict !== 'check';
  return isOpen && isCovered && noCommonLoan(loanAmount, homeType, limits) === null;
}

function acceptsLoan(help: PricedHelp, { facts, helps, split }: PricePlan, buyer: PriceBuyer) {
  const { homePlan, isVeteran, limits } = buyer;
  const types = commonTypes(helps) ?? [];
  const program = { firstMortgage: { types, from: null }, maxFirstMortgage: help.maxFirstMortgage };
  const { verdict, reason } = firstMortgageFinding(
    program,
    { ...facts, homePlan, veteranStatus: isVeteran },
    limits,
    totalOf(split).towardPrice,
  );
  return verdict !== 'not-met' && reason !== 'more-units' && reason !== 'new-limits';
}

function isCombinedTooMuch({ facts, loanType, firstLoan, helps, split }: PricePlan): boolean {
  const repayable = helps.reduce(
    (sum, { kind }, place) => (kind === 'grant' ? sum : sum + amountOf(split[place])),
    0,
  );
  return !isWithinCombinedLoans(loanType, firstLoan.base.principal + repayable, facts.homePrice);
}

function brokenByPayment(plan: PricePlan, { front, back }: HousingLimits): PriceRule | null {
  const { total } = planPayment(plan);
  if (total > front) return 'payment';
  return total > back ? 'debts' : null;
}

/**
 * Returns the loan types that a purchase with this help may use. The preferred type comes first.
 */
export function possibleTypes(
  { facts, homePlan }: PriceBuyer,
  helps: readonly PricedHelp[],
): readonly LoanType[] {
  if (helps.length === 0) return typesWithoutHelp({ facts, homePlan });
  const types = commonLoanTypes(helps);
  const accepted = typesInOrder(facts.creditScore).filter((type) => isAccepted(types, type));
  if (accepted.length > 0) return accepted;
  return [types.includes('USDA') ? 'USDA' : loanTypeOfScore(facts.creditScore)];
}

/**
 * Whether the plan's loan type is the type that the product would choose: by the applied program's
 * rules or, without help, by the buyer's down payment.
 */
export function isChosenType({ facts, helps, loanType }: PricePlan, buyer: PriceBuyer): boolean {
  if (helps.length > 0) return loanTypeFor(facts, helps, buyer.limits).loanType === loanType;
  return typeWithoutHelp({ ...buyer, facts }) === loanType;
}
