import { payoff } from '../loan/extra-principal.ts';
import type { Extras } from '../loan/extras.ts';
import { type Loan, levelPayment } from '../loan/level-payment.ts';
import { loanApr } from '../loan/loan-apr.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';
import type { Percent } from '../units.ts';
import { type CashAtClosing, cashAtClosing } from './cash-at-closing.ts';
import type { CostTables } from './cost-tables.ts';
import {
  type MortgageInsurance,
  mortgageInsurance,
  premiumInMonth,
  upFrontPremium,
} from './mortgage-insurance.ts';

/** What the extras add to both payments in one month, in dollars. */
export interface AddedInMonth {
  /** Null if insurance is required but no list has a rate. `total` then excludes it. */
  readonly insurance: number | null;
  /** Additional principal and interest for an up-front premium that is added to the loan. */
  readonly financedPremium: number;
  readonly dues: number;
  readonly extraPrincipal: number;
  readonly total: number;
}

/** The comparison's first loan, including the extras. Dollars, not rounded. */
export interface ExtraCosts {
  /** Amount borrowed, including an up-front premium or fee if the buyer counts insurance. */
  readonly firstLoan: Loan;
  /** Also `none` if the buyer chose not to count insurance. */
  readonly insurance: MortgageInsurance;
  /** In the first month. See `addedInMonth` for later months. */
  readonly added: AddedInMonth;
  /** Lowered payment in the first month. */
  readonly loweredPayment: number;
  /** Traditional payment in the first month. */
  readonly traditionalPayment: number;
  readonly atClosing: CashAtClosing;
  /**
   * Undefined if the APR is unknown, because insurance has no rate or charges are as large as the
   * loan.
   */
  readonly apr: Percent | undefined;
  /** Number of payments on the first loan. */
  readonly months: number;
  /** Number of payments saved by extra principal. */
  readonly monthsSaved: number;
  /** Total interest on the first loan. */
  readonly interest: number;
  readonly interestSaved: number;
}

/**
 * Costs that the buyer's extras add to a comparison. The comparison itself does not change. Without
 * extras, every figure equals the comparison's.
 *
 * @param loanType type of the first loan, which decides its insurance
 */
export function extraCosts(
  facts: PricingFacts,
  comparison: PaymentComparison,
  loanType: LoanType,
  extras: Extras,
  tables: CostTables,
): ExtraCosts {
  const { firstLoan, insurance } = insuredLoan(facts, comparison, loanType, extras, tables);
  const upFront = upFrontPremium(insurance);
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
    // Floating point: slightly below zero at a zero rate.
    interestSaved: Math.max(0, endsWithout.interest - ends.interest),
  };
}

/** The comparison's first loan with its insurance. Much less work than {@link extraCosts}. */
export function insuredLoan(
  facts: PricingFacts,
  comparison: PaymentComparison,
  loanType: LoanType,
  extras: Pick<Extras, 'mortgageInsurance'>,
  tables: CostTables,
): Pick<ExtraCosts, 'firstLoan' | 'insurance'> {
  const base = { principal: comparison.loanAmount, interest: facts.interest, years: facts.term };
  const insurance = extras.mortgageInsurance
    ? mortgageInsurance(base, loanType, facts, tables)
    : ({ kind: 'none', premiums: [] } as const);
  return {
    firstLoan: { ...base, principal: base.principal + upFrontPremium(insurance) },
    insurance,
  };
}

/**
 * What the extras add to both payments in one month of the first loan, in dollars, not rounded.
 * Insurance ends at some point. The other extras last as long as the loan.
 *
 * @param month counted from 1
 */
export function addedInMonth(
  { firstLoan, insurance }: Pick<ExtraCosts, 'firstLoan' | 'insurance'>,
  { dues, extraPrincipal }: Extras,
  month: number,
): AddedInMonth {
  const premium = premiumInMonth(insurance.premiums, month);
  const financedPremium = levelPayment({ ...firstLoan, principal: upFrontPremium(insurance) });
  return {
    insurance: insurance.kind === 'unknown' ? null : premium,
    financedPremium,
    dues,
    extraPrincipal,
    total: premium + financedPremium + dues + extraPrincipal,
  };
}
