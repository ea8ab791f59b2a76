import { type AssistanceSplit, splitAssistance } from '../assistance/assistance-split.ts';
import { type AppliedAssistance, totalAssistance } from '../assistance/combined-assistance.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import type { Extras } from '../loan/extras.ts';
import { leastDownPaymentAt } from '../loan/least-down-payment.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { type ChargeRates, closingAndLenderFees, firstLoanOf } from '../mortgage/first-loan.ts';
import { cheapestLengths, loweredFacts, neededDownPayment } from '../mortgage/program-length.ts';
import {
  type CashGap,
  type CashNeeded,
  type CashPlan,
  cashGap,
  cashNeeded,
} from './cash-needed.ts';

/** The facts that determine whether a buyer's cash is enough at a price. */
export interface CashTerms {
  /**
   * The facts about the purchase. The search replaces the price and the down payment in these
   * facts.
   */
  readonly facts: PricingFacts;
  readonly plan: CashPlan;
  /** Type of the first loan. Determines the smallest down payment for a traditional loan. */
  readonly loanType: LoanType;
  /** The largest first loan that the plan may use, in dollars. By default, any size is allowed. */
  readonly maxLoan?: number;
  /** The buyer's cash, in dollars: the answer to the down payment question. */
  readonly have: number;
  readonly charges: ChargeRates & Pick<Extras, 'closingCosts'>;
  readonly program: AppliedAssistance;
  /** The program's own contribution rule. Null if the program has no such rule. */
  readonly minContribution: { readonly amount: number } | { readonly percent: number } | null;
}

/** Returns the total down payment that a plan requires at a price, in dollars. */
export type DownPaymentRule = (homePrice: number) => number;

/**
 * Returns the plan's rules for the total down payment. Meeting any one of the rules is enough. Each
 * rule is the down payment for one program length, or the loan type's smallest down payment. Each
 * rule also keeps the loan at or below the largest allowed loan.
 */
export function downPaymentRules({
  plan,
  loanType,
  facts,
  maxLoan = Infinity,
}: Pick<CashTerms, 'plan' | 'loanType' | 'facts' | 'maxLoan'>): DownPaymentRule[] {
  const lowered = loweredFacts(facts);
  const rules: readonly DownPaymentRule[] =
    plan === 'traditional' || lowered === null
      ? [(homePrice) => leastDownPaymentAt(loanType, homePrice)]
      : cheapestLengths(lowered.lowering).map(
          (length) => (homePrice) => neededDownPayment({ ...lowered, homePrice }, length),
        );
  return rules.map((rule) => (homePrice) => Math.max(rule(homePrice), homePrice - maxLoan));
}

/**
 * Returns the smallest total down payment that the plan requires at a price, in dollars, not
 * rounded.
 */
export function leastNeeded(terms: CashTerms, homePrice: number): number {
  return Math.min(...downPaymentRules(terms).map((rule) => rule(homePrice)));
}

/**
 * Returns the total down payment to reach before assistance pays closing costs, in dollars, not
 * rounded. If the buyer's money and all assistance can reach the down payment for the lowered
 * payment, this is that down payment. Otherwise, it is the loan type's smallest down payment. The
 * result does not depend on the plan, so both plans have the same loan.
 */
export function downPaymentToKeep(
  facts: PricingFacts,
  loanType: LoanType,
  program: AppliedAssistance,
): number {
  const { homePrice, downPayment } = facts;
  const needed = (plan: CashPlan) =>
    Math.min(
      ...downPaymentRules({ plan, loanType, facts }).map((rule) => rule(homePrice) + ROUNDING),
    );
  const reached = downPayment + totalAssistance(program, facts);
  const lowered = needed('lowered');
  return lowered <= reached ? lowered : needed('traditional');
}

/** A margin in dollars, so that rounding never makes the down payment too small for the plan. */
const ROUNDING = 1e-6;

/** The cash due at closing at a price and down payment, compared with the buyer's cash. */
export interface CashAtPrice {
  readonly assistance: AssistanceSplit;
  readonly needed: CashNeeded;
  readonly gap: CashGap;
  /** Whether the buyer's own money and the assistance together reach the required down payment. */
  readonly meetsRule: boolean;
}

/**
 * Calculates the cash due at closing at a price, with a down payment of the buyer's own money. In
 * dollars. Assistance that may pay both the price and closing costs first completes the required
 * down payment, and then pays closing costs. Pass `towardPriceOnly` unless the buyer lets
 * assistance pay closing costs. The lender fees that assistance can pay are based on the loan that
 * would remain if all assistance went toward the price.
 *
 * @param rule the total down payment that the plan requires. By default, the smallest down payment
 * that the plan requires.
 */
export function cashAtPrice(
  terms: CashTerms,
  homePrice: number,
  downPayment: number,
  rule = leastNeeded(terms, homePrice),
): CashAtPrice {
  const { charges, program, plan, loanType, have } = terms;
  const facts = { ...terms.facts, homePrice, downPayment };
  const loanAfter = (towardPrice: number) => Math.max(0, homePrice - downPayment - towardPrice);
  const closing = closingAndLenderFees(
    homePrice,
    loanAfter(totalAssistance(program, facts)),
    charges,
  );
  const split = splitAssistance(program, facts, { downPaymentFirst: rule + ROUNDING, closing });
  const totalDownPayment = Math.min(homePrice, downPayment + split.towardPrice);
  const loanAmount = loanAfter(split.towardPrice);
  const loan = firstLoanOf(facts, loanAmount, loanType, charges, costTables);
  const needed = cashNeeded(plan, facts, loan, charges, {
    downPayment: totalDownPayment - split.towardPrice,
    assistance: split.towardClosing,
  });
  const gap = cashGap(have, needed.total);
  return { assistance: split, needed, gap, meetsRule: totalDownPayment >= rule };
}
