import { type AppliedAssistance, totalAssistance } from '../assistance/combined-assistance.ts';
import type { AssistancePayment } from '../assistance/payment.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import type { Extras } from '../loan/extras.ts';
import { type LoanType, loanTypeOfScore } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { Percent } from '../units.ts';
import { additionalDownPayment } from './additional-down-payment.ts';
import { type FirstLoan, firstLoanOf } from './first-loan.ts';
import {
  type LoweredPlan,
  loweredPlan,
  type PaymentYear,
  type Plan,
  percentOf,
  tableOf,
} from './lowered-plan.ts';
import { chooseLength, loweredFacts } from './program-length.ts';
import { type Counted, monthOfYear, type PlanFacts, shownPayment, timeline } from './timeline.ts';

/** Money that pays part of the price, so that the loan is smaller. Dollars, not rounded. */
export interface DownPayment {
  /** The part of the down payment that assistance pays. */
  readonly assistance: number;
  /** The buyer's own money plus assistance, at most the price. */
  readonly total: number;
  /** `total` as a percentage of the price. 0 if the price is 0. */
  readonly percent: Percent;
}

/** Whether the lowered payment is available to the buyer. */
type LoweringChoice =
  /** The site offers no lowered payment, or no program length is possible at the price. */
  | { readonly kind: 'not-offered' }
  | {
      readonly kind: 'not-qualified';
      /**
       * The plan that the buyer would have if they qualified, for the length that needs the
       * smallest down payment.
       */
      readonly plan: LoweredPlan;
      /** How far the total down payment is below the required down payment, in dollars. */
      readonly shortfall: number;
      /**
       * The increase in the buyer's own down payment that closes the gap, in dollars. Larger than
       * `shortfall` if assistance shrinks with the loan.
       */
      readonly additionalDownPayment: number;
    }
  | { readonly kind: 'qualified'; readonly plan: LoweredPlan };

/** The traditional payment compared with the lowered payment. */
export interface PaymentComparison {
  readonly down: DownPayment;
  readonly firstLoan: FirstLoan;
  readonly traditional: Plan;
  readonly lowering: LoweringChoice;
}

/** What a comparison depends on, in addition to the pricing facts. */
export interface ComparedWith {
  /** The programs whose help is applied. */
  readonly applied: AppliedAssistance;
  /** What the help pays toward the price, in dollars. Default: the maximum. */
  readonly towardPrice?: number;
  /** The payment on the help from each program. */
  readonly assistance?: readonly AssistancePayment[];
  readonly extras: Extras;
  /** The type of the first loan. Default: the credit score's type. */
  readonly loanType?: LoanType;
}

/** Compares the traditional payment with the lowered payment. */
export function comparePayments(
  facts: PricingFacts,
  { applied, towardPrice, assistance = [], extras, loanType }: ComparedWith,
): PaymentComparison {
  const down = downPaymentOf(facts, applied, towardPrice);
  const type = loanType ?? loanTypeOfScore(facts.creditScore);
  const firstLoan = firstLoanOf(facts, facts.homePrice - down.total, type, extras, costTables);
  const plan: PlanFacts = { facts, firstLoan, lowered: null, extras, assistance };
  const months = timeline(plan);
  const traditional = { months, payment: shownPayment(monthOfYear(months, 1), extras) };

  const lowered = loweredFacts(facts);
  const choice = lowered && chooseLength(lowered, down.total);
  if (lowered === null || choice === null) {
    return { down, firstLoan, traditional, lowering: { kind: 'not-offered' } };
  }
  const { length, needed, isQualified } = choice;
  const chosen = loweredPlan(lowered, length, { ...traditional, plan, extras });
  const lowering: LoweringChoice = isQualified
    ? { kind: 'qualified', plan: chosen }
    : {
        kind: 'not-qualified',
        plan: chosen,
        shortfall: needed - down.total,
        additionalDownPayment: additionalDownPayment(needed, facts, applied),
      };
  return { down, firstLoan, traditional, lowering };
}

/**
 * Returns the amounts that the buyer and the applied programs pay toward the price.
 *
 * @param assistance what the help pays toward the price, in dollars. By default, the maximum
 */
export function downPaymentOf(
  facts: PricingFacts,
  applied: AppliedAssistance,
  assistance = totalAssistance(applied, facts),
): DownPayment {
  const total = Math.min(facts.homePrice, facts.downPayment + assistance);
  return { assistance, total, percent: percentOf(total, facts.homePrice) };
}

/**
 * Returns the payment table that a page shows: the lowered payment's table, or the traditional
 * payment's table if there is no lowered payment.
 */
export function savingsTable(
  comparison: PaymentComparison,
  extras: Counted,
): readonly PaymentYear[] {
  const { months } = comparison.traditional;
  return loweredPlanOf(comparison)?.table ?? tableOf(months, months, extras);
}

/** Returns the plan that the buyer qualifies for: the lowered or the traditional payment. */
export function currentPlan({ traditional, lowering }: PaymentComparison): Plan {
  return lowering.kind === 'qualified' ? lowering.plan : traditional;
}

/**
 * Returns the lowered plan, even for a buyer who does not qualify. Null if there is no such plan.
 */
export function loweredPlanOf({
  lowering,
}: Pick<PaymentComparison, 'lowering'>): LoweredPlan | null {
  return lowering.kind === 'not-offered' ? null : lowering.plan;
}
