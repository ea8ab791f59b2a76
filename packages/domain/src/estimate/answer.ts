import type { AssistanceBalance } from '../assistance/balance.ts';
import type { LoweredPlan } from '../mortgage/lowered-plan.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import type { Waiting } from '../mortgage/waiting.ts';
import { type CashFacts, cashFacts } from './cash-facts.ts';
import { type Estimate, leadingLoweredPlan, leadingPlan } from './estimate.ts';

/** A part of the payment that no one has said yet, so the figure does not count it. */
export type MissingPart = 'insurance' | 'assistance' | 'dues';

/** The payment after the lowered one, in dollars a month. */
interface LaterPayment {
  readonly fromYear: number;
  /** With everything that leaves the buyer's account, and with `payback`. */
  readonly payment: number;
  /** The part that repays the line of credit. 0 without one. */
  readonly payback: number;
}

/**
 * The three figures that a buyer needs: what leaves the account each month, the cash at closing, and
 * what is owed later. They follow the way to pay that the estimate leads with. Dollars, not rounded.
 */
export interface Answer {
  readonly eachMonth: {
    /** Payment with everything that leaves the buyer's account, in month 1. */
    readonly now: number;
    /** The last year of the lowered payment. Null if the payment is the traditional one. */
    readonly throughYear: number | null;
    /** Null if the payment is the traditional one. */
    readonly later: LaterPayment | null;
    readonly missing: readonly MissingPart[];
  };
  readonly cash: CashFacts;
  readonly owedLater: {
    /** Years from the purchase. */
    readonly afterYear: number;
    /** On the second loan, with interest, and on the help as far as that is known. */
    readonly dollars: number;
    /** What the lowered payment costs later. Null if the payment is the traditional one. */
    readonly waiting: Waiting | null;
    readonly help: AssistanceBalance;
  };
}

/**
 * The buyer's three figures.
 *
 * @param have the buyer's cash, in dollars
 */
export function answerOf(estimate: Estimate, have: number): Answer {
  const { months } = leadingPlan(estimate);
  const plan = leadingLoweredPlan(estimate);
  const { assistance, secondLoan, year } = estimate.saleAtEnd;
  return {
    eachMonth: {
      now: allInPayment(monthOfYear(months, 1)),
      throughYear: plan?.years ?? null,
      later: plan && laterPayment(plan),
      missing: missingParts(estimate),
    },
    cash: cashFacts(estimate, have),
    owedLater: {
      afterYear: year,
      dollars: secondLoan + (assistance.kind === 'owed' ? assistance.dollars : 0),
      waiting: plan?.waiting ?? null,
      help: assistance,
    },
  };
}

function laterPayment({ months, years }: LoweredPlan): LaterPayment {
  const month = monthOfYear(months, years + 1);
  return { fromYear: years + 1, payment: allInPayment(month), payback: month.line };
}

/** Dues are asked only for a condo. */
function missingParts({ unknown, facts, details }: Estimate): MissingPart[] {
  const isMissing: Readonly<Record<MissingPart, boolean>> = {
    insurance: unknown.insurance,
    assistance: unknown.assistance,
    dues: facts.homeType === 'condo' && details.dues === null,
  };
  const parts: readonly MissingPart[] = ['insurance', 'assistance', 'dues'];
  return parts.filter((part) => isMissing[part]);
}
