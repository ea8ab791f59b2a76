import { capForLoan } from '../../assistance/cap-for-loan.ts';
import type { CostTables } from '../../costs/cost-tables.ts';
import { NO_INSURANCE_UP_TO } from '../../costs/mortgage-insurance.ts';
import type { LoanType } from '../../loan/loan-type.ts';
import type { PricingFacts } from '../../loan/pricing-facts.ts';
import { additionalDownPayment } from '../../mortgage/additional-down-payment.ts';
import {
  type InsuredLoan,
  loanAfterHelp,
  monthlyInsurance,
  typeOfLoan,
} from './monthly-insurance.ts';

/** Rates that differ by less than this fraction are treated as equal. */
const ROUNDING = 1e-9;

/**
 * Returns the smallest down payment at which the same loan type has a lower mortgage insurance
 * rate, because the loan is in a lower loan-to-value band. In whole dollars. Null if the loan has
 * no insurance, its rate is unknown, or no band has a lower rate.
 */
export function nextBracket(facts: PricingFacts, loan: InsuredLoan): number | null {
  const loanType = typeOfLoan(facts, loan);
  const now = monthlyInsurance(facts, loan, loanType);
  if (!now || now.monthly === 0) return null;

  const isOver = (percent: number) => now.principal * 100 > facts.homePrice * percent;
  for (const percent of bandLimits(loanType, loan.tables).filter(isOver)) {
    const downPayment = downPaymentFor(percent, facts, loan, loanType);
    const then = monthlyInsurance({ ...facts, downPayment }, loan, loanType);
    const isLower = then && then.monthlyShare < now.monthlyShare * (1 - ROUNDING);
    if (isLower && then.principal > 0) return downPayment;
  }
  return null;
}

/** Returns the upper limits of a loan type's bands as percentages of the price, highest first. */
function bandLimits(loanType: LoanType, tables: CostTables): number[] {
  const limits = limitsOf(loanType, tables);
  return [...new Set(limits)].sort((a, b) => b - a);
}

function limitsOf(loanType: LoanType, { privateInsurance, fha, va }: CostTables): number[] {
  switch (loanType) {
    case 'Conventional': {
      const limits = privateInsurance.premiums.map((band) => band.loanToValueUpToPercent);
      return [...limits, NO_INSURANCE_UP_TO];
    }
    case 'FHA':
      return fha.premiums.flatMap((band) => band.loanToValueUpToPercent ?? []);
    case 'VA':
      return va.fees.map((fee) => 100 - fee.downPaymentFromPercent);
    case 'USDA':
      return [];
  }
}

/** Returns the smallest down payment with which the loan is within a band, in whole dollars. */
function downPaymentFor(
  percent: number,
  facts: PricingFacts,
  loan: InsuredLoan,
  loanType: LoanType,
): number {
  const { homePrice, downPayment } = facts;
  const cap = loan.program && capForLoan(loan.program, loanType);
  const needed = (homePrice * (100 - percent)) / 100;
  // The amount is first rounded down, because the floating-point sum is not exact.
  const whole = Math.floor(downPayment + additionalDownPayment(needed, facts, cap));
  const principal = loanAfterHelp({ ...facts, downPayment: whole }, loan, loanType);
  return principal * 100 > homePrice * percent ? whole + 1 : whole;
}
