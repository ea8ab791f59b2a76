import { type Estimate, hasLoan, leadingLoweredPlan } from '../estimate/estimate.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { CreditScore, HomeType } from '../quote/choices.ts';
import type { FormLoanType } from './loan-estimate.ts';

/** The quote's loan, for comparison with a Loan Estimate. Amounts are in dollars, not rounded. */
export interface ExpectedLoan {
  readonly homePrice: number;
  readonly loanType: LoanType;
  readonly months: number;
  /** In percent. */
  readonly rate: number;
  /** The loan without a financed premium or fee. */
  readonly baseLoan: number;
  /** The loan amount, including a financed premium or fee. */
  readonly loan: number;
  /** Points and lender fees, which are section A of the form. */
  readonly lenderCharges: number;
  /** Whether the lender fees are our assumption, because the buyer entered none. */
  readonly areChargesAssumed: boolean;
  /** The total assistance from the quote's programs. 0 without a program. */
  readonly help: number;
  /** The names of these programs, with the largest amount first. */
  readonly programs: readonly string[];
  readonly creditScore: CreditScore;
  readonly homeType: HomeType;
  /** Property tax and home insurance, as a yearly fraction of the price. */
  readonly taxesAndInsurance: number;
  /** Monthly homeowners association dues. Null if the buyer has not entered any. */
  readonly dues: number | null;
  /**
   * Whether, under the quote's plan, the buyer pays taxes and insurance separately from the monthly
   * payment.
   */
  readonly paysOutside: boolean;
}

/** Returns the loan of an estimate. Null if no common loan type covers the home. */
export function expectedLoanOf(estimate: Estimate): ExpectedLoan | null {
  if (!hasLoan(estimate) || estimate.noCommonLoan) return null;
  const { facts, details, comparison, help } = estimate;
  const { base, loan, charges, type } = comparison.firstLoan;
  return {
    homePrice: facts.homePrice,
    loanType: type,
    months: facts.term * 12,
    rate: facts.interest,
    baseLoan: base.principal,
    loan: loan.principal,
    lenderCharges: charges.points + charges.lenderFees,
    areChargesAssumed: details.lenderFees === null,
    help: help.reduce((sum, { amount }) => sum + amount, 0),
    programs: help.filter(({ amount }) => amount > 0).map(({ program }) => program.programName),
    creditScore: facts.creditScore,
    homeType: facts.homeType,
    taxesAndInsurance: facts.propertyTax + facts.insurance,
    dues: details.dues,
    paysOutside: leadingLoweredPlan(estimate) !== null,
  };
}

/** The names of the loan types on the form. On the form, a USDA loan is "another type". */
export const formLoanTypes: Readonly<Record<LoanType, FormLoanType>> = {
  Conventional: 'conventional',
  FHA: 'fha',
  VA: 'va',
  USDA: 'other',
};
