import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { Percent } from '../units.ts';
import { loweredPlanOf, type PaymentComparison } from './compare-payments.ts';
import { aprOf, insuredMonths } from './first-loan.ts';
import type { LoweredPlan } from './lowered-plan.ts';
import { type Counted, endOfYear, loanPayment, type Month, monthOfYear } from './timeline.ts';

/** A payment from `fromYear` through `toYear`. Years are counted from 1. */
export interface PaymentSpan {
  readonly fromYear: number;
  readonly toYear: number;
  /** The monthly payment in the first month of `fromYear`, in dollars. */
  readonly monthly: number;
  /** The monthly payment in the last month of `toYear`, in dollars. */
  readonly monthlyInLastYear: number;
  /** Whether this payment includes taxes and insurance, or which loan pays them. */
  readonly taxesAndInsurance: 'inside' | 'line-of-credit' | 'second-loan';
  /** The part of `monthly` that pays taxes and insurance, or that repays the loan for them. */
  readonly forTaxesAndInsurance: number;
}

/** A loan's balance after a number of years. */
export interface Debt {
  readonly on: 'line-of-credit' | 'second-loan' | 'everything';
  readonly afterYear: number;
  /** The balance in dollars, including interest. */
  readonly dollars: number;
}

/** One of the two plans: every payment and balance over the life of the loan. */
export interface PlanTerms {
  readonly payments: readonly PaymentSpan[];
  readonly owed: readonly Debt[];
  /**
   * The payment that repays the line of credit, in addition to the other payments, in dollars a
   * month. Null if there are no such payments.
   */
  readonly payback: { readonly monthly: number; readonly years: number } | null;
}

/**
 * Everything that must be disclosed next to a payment. Each span contains the payments in its first
 * and last months. If insurance ends in between, only the first payment includes it. Dues, extra
 * principal and help are excluded, because they are not loan terms. Dollars, not rounded.
 *
 * @see 12 CFR 1026.24(d)(2): down payment, terms of repayment over the full term, annual rate
 */
export interface Terms {
  /** The loan in dollars, including a financed premium or fee. */
  readonly loanAmount: number;
  /** The down payment in dollars, including assistance. */
  readonly downPayment: number;
  readonly downPaymentPercent: Percent;
  /** The term of the loan, in years. */
  readonly years: number;
  readonly interest: Percent;
  /**
   * Annual percentage rate. Null if there is no loan or the insurance rate is unknown. See {@link
   * aprOf}.
   */
  readonly apr: Percent | null;
  /** Number of months with mortgage insurance, even if the payments do not include it. */
  readonly insuredMonths: number;
  /** The terms of the lowered payment. Null if the site offers none. */
  readonly lowered: PlanTerms | null;
  readonly traditional: PlanTerms;
}

/**
 * Returns the terms of both plans. The payments include mortgage insurance if the buyer has turned
 * it on.
 */
export function termsOf(
  facts: PricingFacts,
  comparison: PaymentComparison,
  extras: Counted,
): Terms {
  const { down, firstLoan, traditional } = comparison;
  const lowered = loweredPlanOf(comparison);
  const spanOf = (months: readonly Month[], fromYear: number, toYear: number): PaymentSpan => {
    const first = monthOfYear(months, fromYear);
    return {
      fromYear,
      toYear,
      monthly: loanPayment(first, extras),
      monthlyInLastYear: loanPayment(endOfYear(months, toYear), extras),
      taxesAndInsurance: 'inside',
      forTaxesAndInsurance: first.taxesAndInsurance,
    };
  };
  return {
    loanAmount: firstLoan.loan.principal,
    downPayment: down.total,
    downPaymentPercent: down.percent,
    years: facts.term,
    interest: facts.interest,
    apr: aprOf(firstLoan),
    insuredMonths: insuredMonths(firstLoan.insurance),
    lowered: lowered && loweredTerms(lowered, facts.term, spanOf),
    traditional: {
      payments: [spanOf(traditional.months, 1, facts.term)],
      owed: [{ on: 'everything', afterYear: facts.term, dollars: 0 }],
      payback: null,
    },
  };
}

function loweredTerms(
  { months, years, product, monthlyAmount, waiting }: LoweredPlan,
  term: number,
  spanOf: (months: readonly Month[], fromYear: number, toYear: number) => PaymentSpan,
): PlanTerms {
  const on = product === 'Line of Credit' ? 'line-of-credit' : 'second-loan';
  const lowered = spanOf(months, 1, years);
  const { first, second } = endOfYear(months, term).balances;
  return {
    payments: [
      { ...lowered, taxesAndInsurance: on, forTaxesAndInsurance: monthlyAmount },
      spanOf(months, years + 1, term),
    ],
    owed: [
      { on, afterYear: years, dollars: waiting.owed },
      { on: 'everything', afterYear: term, dollars: first + second },
    ],
    payback: waiting.payback,
  };
}
