import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { Percent } from '../units.ts';
import type { PaymentComparison } from './compare-payments.ts';

/** A payment that applies from the first to the last of these years, counted from 1. */
export interface PaymentSpan {
  readonly fromYear: number;
  readonly toYear: number;
  /** Dollars a month in the first of the years. */
  readonly monthly: number;
  /** Dollars a month in the last of the years: more where taxes and insurance rise. */
  readonly monthlyInLastYear: number;
  /** What pays taxes and insurance: this payment, or a loan beside it. */
  readonly taxesAndInsurance: 'inside' | 'line-of-credit' | 'second-loan';
  /** Dollars a month inside `monthly` for taxes and insurance, or for the loan that pays them. */
  readonly forTaxesAndInsurance: number;
}

/** Something that is owed once a year has passed, in dollars. */
export interface Debt {
  readonly on: 'line-of-credit' | 'second-loan' | 'everything';
  readonly afterYear: number;
  readonly dollars: number;
}

/** One way to pay: every payment that will apply, and what is owed. */
export interface PlanTerms {
  readonly payments: readonly PaymentSpan[];
  readonly owed: readonly Debt[];
}

/**
 * All that must stand beside a payment that is shown. Dollars, not rounded.
 *
 * @see 12 CFR 1026.24(d)(2): down payment, terms of repayment over the full term, annual rate
 */
export interface TermsFacts {
  readonly loanAmount: number;
  /** The help included. */
  readonly downPayment: number;
  readonly downPaymentPercent: Percent;
  /** The term. */
  readonly years: number;
  readonly interest: Percent;
  /** The yearly cost of the loan, fees included. None are added, so it is the rate. */
  readonly apr: Percent;
  readonly lowered: PlanTerms;
  readonly traditional: PlanTerms;
}

/** The terms of both ways to pay that a comparison shows, for the facts that it was made from. */
export function termsFacts(facts: PricingFacts, comparison: PaymentComparison): TermsFacts {
  return {
    loanAmount: comparison.loanAmount,
    downPayment: comparison.totalDownPayment,
    downPaymentPercent: comparison.totalDownPaymentPercent,
    years: facts.term,
    interest: facts.interest,
    apr: facts.interest,
    lowered: loweredTerms(facts, comparison),
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
      // Nothing repays a line of credit but the buyer, on top of these payments.
      { on: 'everything', afterYear: facts.term, dollars: isLine ? secondLoan.owed : 0 },
    ],
  };
}

/** Level loan payments, and taxes and insurance that rise each year until the loan is paid. */
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
