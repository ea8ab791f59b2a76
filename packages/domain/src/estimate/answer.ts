import type { AssistanceBalance } from '../assistance/balance.ts';
import type { CountedDetails } from '../costs/counted-details.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { LoweredPlan } from '../mortgage/lowered-plan.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import type { Waiting } from '../mortgage/waiting.ts';
import { type CashFacts, cashFacts } from './cash-facts.ts';
import { type Estimate, leadingLoweredPlan, leadingPlan } from './estimate.ts';

/** A cost that the payment does not include, because its amount is unknown. */
export type MissingPart = 'insurance' | 'assistance' | 'dues';

/** The payment after the lowered payment ends, in dollars a month. */
interface LaterPayment {
  readonly fromYear: number;
  /**
   * The total monthly payment, in dollars. Includes `payback`. Excludes extra principal and unknown
   * amounts.
   */
  readonly payment: number;
  /** The amount that repays the line of credit. 0 if there is no line of credit. */
  readonly payback: number;
}

/**
 * The three figures that a buyer needs: the full monthly payment, the cash at closing, and what the
 * buyer owes later. All three are for the leading plan of the estimate. Dollars, not rounded.
 */
export interface Answer {
  readonly eachMonth: {
    /** Total payment in month 1. Excludes extra principal and unknown amounts. */
    readonly now: number;
    /** The last year of the lowered payment. Null if the payment is traditional. */
    readonly throughYear: number | null;
    /** The payment after the lowered payment ends. Null if the payment is traditional. */
    readonly later: LaterPayment | null;
    readonly missing: readonly MissingPart[];
  };
  readonly cash: CashFacts;
  readonly owedLater: {
    /** The balance is calculated this many years after the purchase. */
    readonly afterYear: number;
    /** Balance of the second loan, with interest, plus the known part of the assistance balance. */
    readonly dollars: number;
    /**
     * The cost of paying taxes and insurance later with the lowered payment. Null if the payment is
     * traditional.
     */
    readonly waiting: Waiting | null;
    readonly help: AssistanceBalance;
  };
}

/**
 * Calculates the buyer's three figures.
 *
 * @param have the buyer's cash, in dollars
 */
export function answerOf(estimate: Estimate, have: number): Answer {
  const { months } = leadingPlan(estimate);
  const plan = leadingLoweredPlan(estimate);
  return {
    eachMonth: {
      now: allInPayment(monthOfYear(months, 1)),
      throughYear: plan?.years ?? null,
      later: plan && laterPayment(plan),
      missing: missingParts(estimate),
    },
    cash: cashFacts(estimate, have),
    owedLater: owedLaterOf(estimate),
  };
}

/** Returns what the buyer owes later with the leading plan, in addition to the first loan. */
export function owedLaterOf(estimate: Estimate): Answer['owedLater'] {
  const { assistance, secondLoan, year } = estimate.saleAtEnd;
  return {
    afterYear: year,
    dollars: secondLoan + (assistance.kind === 'owed' ? assistance.dollars : 0),
    waiting: leadingLoweredPlan(estimate)?.waiting ?? null,
    help: assistance,
  };
}

function laterPayment({ months, years }: LoweredPlan): LaterPayment {
  const month = monthOfYear(months, years + 1);
  return { fromYear: years + 1, payment: allInPayment(month), payback: month.line };
}

/** Whether the home is a condo and the buyer has not entered its HOA dues. */
export function areDuesMissing(
  { homeType }: Pick<PricingFacts, 'homeType'>,
  { dues }: Pick<CountedDetails, 'dues'>,
): boolean {
  return homeType === 'condo' && dues === null;
}

/**
 * Returns the costs that the payment does not include, because their amounts are unknown. Dues can
 * be unknown only for a condo.
 */
function missingParts({ unknown, facts, details }: Estimate): MissingPart[] {
  const isMissing: Readonly<Record<MissingPart, boolean>> = {
    insurance: unknown.insurance,
    assistance: unknown.assistance,
    dues: areDuesMissing(facts, details),
  };
  const parts: readonly MissingPart[] = ['insurance', 'assistance', 'dues'];
  return parts.filter((part) => isMissing[part]);
}
