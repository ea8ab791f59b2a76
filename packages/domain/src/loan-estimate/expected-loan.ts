import { type Estimate, hasLoan, leadingLoweredPlan } from '../estimate/estimate.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { CreditScore, HomeType } from '../quote/choices.ts';
import type { FormLoanType } from './loan-estimate.ts';

/** The loan of a quote, to compare with a paper. Amounts in dollars, not rounded. */
export interface ExpectedLoan {
  readonly homePrice: number;
  readonly loanType: LoanType;
  readonly months: number;
  /** In percent. */
  readonly rate: number;
  /** The loan without a financed premium or fee. */
  readonly baseLoan: number;
  /** The loan with a financed premium or fee. */
  readonly loan: number;
  /** Points and lender fees: section A of the form. */
  readonly lenderCharges: number;
  /** Whether the quote assumes the lender fees, because the buyer entered none. */
  readonly areChargesAssumed: boolean;
  /** What the programs of the quote pay together. 0 without a program. */
  readonly help: number;
  /** The names of these programs, largest amount first. */
  readonly programs: readonly string[];
  readonly creditScore: CreditScore;
  readonly homeType: HomeType;
  /** Property tax and home insurance, as a yearly fraction of the price. */
  readonly taxesAndInsurance: number;
  /** Dues of an owners' association, a month. Null if the buyer has entered none. */
  readonly dues: number | null;
  /** Whether the plan of the quote pays taxes and insurance outside the payment. */
  readonly paysOutside: boolean;
}

/** Returns the loan of an estimate. Null if the quote has no loan that a common lender makes. */
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

/** The loan types as the form names them. A USDA loan is another type on the form. */
export const formLoanTypes: Readonly<Record<LoanType, FormLoanType>> = {
  Conventional: 'conventional',
  FHA: 'fha',
  VA: 'va',
  USDA: 'other',
};
