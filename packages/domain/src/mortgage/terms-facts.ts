import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { Percent } from '../units.ts';
import type { PaymentComparison } from './compare-payments.ts';

/** A payment that applies from `fromYear` through `toYear`, counted from 1. */
export interface PaymentSpan {
  readonly fromYear: number;
  readonly toYear: number;
  /** Dollars a month in the first of these years. */
  readonly monthly: number;
  /**
   * Dollars a month in the last of these years. Higher than `monthly` if taxes and insurance rise.
   */
  readonly monthlyInLastYear: number;
  /** Who or what pays taxes and insurance: this payment, or a separate loan. */
  readonly taxesAndInsurance: 'inside' | 'line-of-credit' | 'second-loan';
  /** Part of `monthly` for taxes and insurance, or for the loan that pays them. */
  readonly forTaxesAndInsurance: number;
}

/** A balance after some years, in dollars. */
export interface Debt {
  readonly on: 'line-of-credit' | 'second-loan' | 'everything';
  readonly afterYear: number;
  readonly dollars: number;
}

/** One of the two ways to pay: every payment and balance over the term. */
export interface PlanTerms {
  readonly payments: readonly PaymentSpan[];
  readonly owed: readonly Debt[];
}

/**
 * Everything that must be disclosed next to a payment. Dollars, not rounded.
 *
 * @see 12 CFR 1026.24(d)(2): down payment, terms of repayment over the full term, annual rate
 */
export interface TermsFacts {
  readonly loanAmount: number;
  /** Including assistance. */
  readonly downPayment: number;
  readonly downPaymentPercent: Percent;
  /** Term in years. */
  readonly years: number;
  readonly interest: Percent;
  /** Annual percentage rate. Equals the interest rate, because no fees are included here. */
  readonly apr: Percent;
  /** Null if the site offers no lowered payment. */
  readonly lowered: PlanTerms | null;
  readonly traditional: PlanTerms;
}

/** Terms for both ways to pay, from a comparison and the facts behind it. */
export function termsFacts(facts: PricingFacts, comparison: PaymentComparison): TermsFacts {
  return {
    loanAmount: comparison.loanAmount,
    downPayment: comparison.totalDownPayment,
    downPaymentPercent: comparison.totalDownPaymentPercent,
    years: facts.term,
    interest: facts.interest,
    apr: facts.interest,
    lowered: comparison.isOffered ? loweredTerms(facts, comparison) : null,
    traditional: {
      payments: [rising(facts, 1, comparison.principalAndInterest)],
      owed: [{ on: 'everything', afterYear: facts.term, dollars: 0 }],
    },
  };
}

function loweredTerms(facts: PricingFacts, comparison: PaymentComparison): PlanTerms {
  const { ITMOMortgagePayment, iAndTPayment, principalAndInterest, secondLoan, years } = comparison;
  const isLine = secondLoan.product === 'Line of Credit';
  const on = isLine ? 'line-of-credit' : 'second-loan';
  return {
    payments: [
      {
        fromYear: 1,
        toYear: years,
        monthly: ITMOMortgagePayment,
        monthlyInLastYear: ITMOMortgagePayment,
        taxesAndInsurance: on,
        forTaxesAndInsurance: iAndTPayment,
      },
      rising(facts, years + 1, principalAndInterest + (isLine ? 0 : iAndTPayment)),
    ],
    owed: [
      { on, afterYear: years, dollars: secondLoan.owed },
      // These payments never repay a line of credit. The buyer has to do that separately.
      { on: 'everything', afterYear: facts.term, dollars: isLine ? secondLoan.owed : 0 },
    ],
  };
}

/** Level loan payments plus taxes and insurance that rise each year until the loan is paid off. */
function rising(facts: PricingFacts, fromYear: number, loans: number): PaymentSpan {
  const toYear = facts.term;
  const first = taxesAndInsurance(facts, fromYear) / 12;
  return {
    fromYear,
    toYear,
    monthly: loans + first,
    monthlyInLastYear: loans + taxesAndInsurance(facts, toYear) / 12,
    taxesAndInsurance: 'inside',
    forTaxesAndInsurance: first,
  };
}
