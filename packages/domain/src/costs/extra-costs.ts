import { payoff } from '../loan/extra-principal.ts';
import type { Extras } from '../loan/extras.ts';
import { type Loan, levelPayment } from '../loan/level-payment.ts';
import { loanApr } from '../loan/loan-apr.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';
import type { Percent } from '../units.ts';
import { type CashAtClosing, cashAtClosing } from './cash-at-closing.ts';
import type { CostTables } from './cost-tables.ts';
import { type MortgageInsurance, mortgageInsurance } from './mortgage-insurance.ts';
import { premiumInMonth } from './premium-in-month.ts';

/** What the extras add to both payments in one month, in dollars. */
export interface AddedInMonth {
  /** Null where insurance is asked for and no list has a rate: then it is not in `total` either. */
  readonly insurance: number | null;
  /** More principal and interest, for an up-front premium that is added to the loan. */
  readonly financedPremium: number;
  readonly dues: number;
  readonly extraPrincipal: number;
  readonly total: number;
}

/** The comparison's first loan with the extras. Dollars, not rounded. */
export interface ExtraCosts {
  /** As it is borrowed: with FHA's up-front premium where that is counted. */
  readonly firstLoan: Loan;
  /** None too where the buyer does not count it. */
  readonly insurance: MortgageInsurance;
  /** In the first month; `addedInMonth` tells of the others. */
  readonly added: AddedInMonth;
  /** The lowered payment of the first month. */
  readonly loweredPayment: number;
  /** The traditional payment of the first month. */
  readonly traditionalPayment: number;
  readonly atClosing: CashAtClosing;
  /** Nothing where it cannot be told: insurance without a rate, charges as large as the loan. */
  readonly apr: Percent | undefined;
  /** How many payments the first loan takes. */
  readonly months: number;
  /** By how many payments the extra principal shortens it. */
  readonly monthsSaved: number;
  /** All interest on the first loan. */
  readonly interest: number;
  readonly interestSaved: number;
}

/**
 * What a buyer's extras add to a comparison, which itself stays as it is: without extras every
 * figure here is the comparison's own.
 */
export function extraCosts(
  facts: PricingFacts,
  comparison: PaymentComparison,
  extras: Extras,
  tables: CostTables,
): ExtraCosts {
  const base = { principal: comparison.loanAmount, interest: facts.interest, years: facts.term };
  const insurance = extras.mortgageInsurance
    ? mortgageInsurance(base, facts, tables)
    : ({ kind: 'none', premiums: [] } as const);
  const upFront = insurance.kind === 'fha' ? insurance.upFront : 0;
  const firstLoan = { ...base, principal: base.principal + upFront };
  const atClosing = cashAtClosing(facts, comparison, extras);

  const charges = {
    prepaid: atClosing.points + atClosing.lenderFees + upFront,
    premiums: insurance.premiums,
  };
  const ends = payoff(firstLoan, extras.extraPrincipal);
  const endsWithout = payoff(firstLoan, 0);
  const added = addedInMonth({ firstLoan, insurance }, extras, 1);

  return {
    firstLoan,
    insurance,
    added,
    loweredPayment: comparison.ITMOMortgagePayment + added.total,
    traditionalPayment: comparison.traditionalMortgagePayment + added.total,
    atClosing,
    apr: insurance.kind === 'unknown' ? undefined : loanApr(firstLoan, charges),
    months: ends.months,
    monthsSaved: endsWithout.months - ends.months,
    interest: ends.interest,
    // A hair below zero where the rate is zero.
    interestSaved: Math.max(0, endsWithout.interest - ends.interest),
  };
}

/**
 * What the extras add to both payments in a month of the first loan, in dollars, not rounded:
 * insurance ends, the rest stays for as long as the loan is paid.
 *
 * @param month counted from 1
 */
export function addedInMonth(
  { firstLoan, insurance }: Pick<ExtraCosts, 'firstLoan' | 'insurance'>,
  { dues, extraPrincipal }: Extras,
  month: number,
): AddedInMonth {
  const premium = premiumInMonth(insurance.premiums, month);
  const upFront = insurance.kind === 'fha' ? insurance.upFront : 0;
  const financedPremium = levelPayment({ ...firstLoan, principal: upFront });
  return {
    insurance: insurance.kind === 'unknown' ? null : premium,
    financedPremium,
    dues,
    extraPrincipal,
    total: premium + financedPremium + dues + extraPrincipal,
  };
}
