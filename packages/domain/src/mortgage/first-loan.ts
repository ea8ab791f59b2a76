import type { CostTables } from '../costs/cost-tables.ts';
import {
  type MortgageInsurance,
  mortgageInsurance,
  upFrontPremium,
  upFrontPremiumOn,
} from '../costs/mortgage-insurance.ts';
import { annualPercentageRate } from '../loan/annual-percentage-rate.ts';
import type { Extras } from '../loan/extras.ts';
import { type Loan, levelPayment } from '../loan/level-payment.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { Percent } from '../units.ts';

/** Lender fees that are assumed until the buyer enters fees, as a percentage of the base loan. */
export const ASSUMED_LENDER_FEES = 1;

/** What the lender charges at closing, other than an up-front premium. Dollars, not rounded. */
export interface LenderCharges {
  readonly points: number;
  readonly lenderFees: number;
  /** Interest from the closing date to the end of the month. */
  readonly prepaidInterest: number;
}

/** The mortgage that the buyer uses to buy the home. */
export interface FirstLoan {
  readonly type: LoanType;
  /** The loan without a financed premium or fee. */
  readonly base: Loan;
  /** The amount borrowed, including an up-front premium or fee that is added to the loan. */
  readonly loan: Loan;
  readonly insurance: MortgageInsurance;
  readonly charges: LenderCharges;
}

/** The settings that determine the lender's charges, as the buyer entered them. */
export type ChargeRates = Pick<Extras, 'points' | 'lenderFees' | 'prepaidInterestDays'>;

/**
 * Builds the first loan, with its insurance and charges.
 *
 * @param loanAmount the base loan, in dollars
 * @throws {RangeError} if the term is not positive
 */
export function firstLoanOf(
  facts: PricingFacts,
  loanAmount: number,
  type: LoanType,
  rates: ChargeRates,
  tables: CostTables,
): FirstLoan {
  const base = { principal: loanAmount, interest: facts.interest, years: facts.term };
  const insurance = mortgageInsurance(base, type, facts, tables);
  const loan = { ...base, principal: loanAmount + upFrontPremium(insurance) };
  return { type, base, loan, insurance, charges: lenderCharges(base, loan, rates) };
}

/** Returns the lender's charges on the first loan, without building the loan. */
export function chargesOn(
  { homePrice, homeType, creditScore, interest, term }: PricingFacts,
  loanAmount: number,
  type: LoanType,
  rates: ChargeRates,
  tables: CostTables,
): LenderCharges {
  const base = { principal: loanAmount, interest, years: term };
  const insured = { homePrice, homeType, creditScore };
  const principal = loanAmount + upFrontPremiumOn(base, type, insured, tables);
  return lenderCharges(base, { principal, interest }, rates);
}

/**
 * Returns closing costs plus lender fees, in dollars, not rounded. Help for closing costs may pay
 * up to this amount.
 *
 * @param loanAmount the base loan, in dollars
 */
export function closingAndLenderFees(
  homePrice: number,
  loanAmount: number,
  { closingCosts, lenderFees }: Pick<Extras, 'closingCosts' | 'lenderFees'>,
): number {
  return (homePrice * closingCosts) / 100 + lenderFeesOf(loanAmount, lenderFees);
}

function lenderFeesOf(loanAmount: number, entered: Extras['lenderFees']): number {
  return entered ?? (loanAmount * ASSUMED_LENDER_FEES) / 100;
}

/** Days in a year, for interest before the first full month. */
const DAYS_A_YEAR = 365;

/**
 * Returns the lender's charges on a loan, in dollars. Points and assumed fees are percentages of
 * the base loan. For each day, prepaid interest is 1/365 of a year's interest on the amount
 * borrowed.
 */
export function lenderCharges(
  base: Pick<Loan, 'principal'>,
  loan: Pick<Loan, 'principal' | 'interest'>,
  { points, lenderFees, prepaidInterestDays }: ChargeRates,
): LenderCharges {
  const { principal } = base;
  return {
    points: (principal * points) / 100,
    lenderFees: lenderFeesOf(principal, lenderFees),
    prepaidInterest: (loan.principal * loan.interest * prepaidInterestDays) / 100 / DAYS_A_YEAR,
  };
}

/**
 * Returns the first loan's APR, in percent, not rounded. Includes mortgage insurance on its own
 * schedule, an up-front premium, and the lender's charges. The first payment is due one month after
 * the period of prepaid interest ends.
 *
 * @returns null if there is no loan, the insurance rate is unknown, or the charges are as large as
 * the loan
 * @see 12 CFR 1026.4(b), (c)(7): finance charges; 1026.22(a)(1) and Part 1026, Appendix J
 */
export function aprOf({ loan, insurance, charges }: FirstLoan): Percent | null {
  if (loan.principal <= 0 || insurance.kind === 'unknown') return null;
  const prepaid =
    upFrontPremium(insurance) + charges.points + charges.lenderFees + charges.prepaidInterest;
  if (prepaid >= loan.principal) return null;
  const level = levelPayment(loan);
  const premiums = monthlyPremiums(insurance, loan.years * 12);
  return annualPercentageRate({
    amountFinanced: loan.principal - prepaid,
    payments: premiums.map((premium) => level + premium),
    unitPeriodsPerYear: 12,
    periodsToFirst: 1,
    fractionToFirst: 0,
  });
}

/**
 * Returns the premium for each month, in dollars. 0 after the insurance ends, or if the premium is
 * unknown.
 */
export function monthlyPremiums({ premiums }: MortgageInsurance, months: number): number[] {
  const paid = Array<number>(months).fill(0);
  let from = 0;
  for (const { count, amount } of premiums) {
    paid.fill(amount, from, from + count);
    from += count;
  }
  return paid;
}

/** Returns the number of months with mortgage insurance or an agency's annual fee. */
export function insuredMonths({ premiums }: MortgageInsurance): number {
  return premiums.reduce((sum, { count }) => sum + count, 0);
}
