import type { PaymentRun } from '../loan/annual-percentage-rate.ts';
import type { Loan } from '../loan/level-payment.ts';
import { loanTypeOfScore } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { CostTables } from './cost-tables.ts';
import { type FhaInsurance, fhaInsurance } from './fha-insurance.ts';
import { type PrivateInsurance, privateInsurance } from './private-insurance.ts';

/** Insurance is not required. */
interface NoInsurance {
  readonly kind: 'none';
  readonly premiums: readonly [];
}

/**
 * Insurance is required, but no list has a rate, because the first loan is above 97% of the price.
 */
interface UnknownInsurance {
  readonly kind: 'unknown';
  readonly premiums: readonly [];
}

export type MortgageInsurance = NoInsurance | PrivateInsurance | FhaInsurance | UnknownInsurance;

/** Highest loan-to-value ratio, in percent, at which a conventional loan needs no insurance. */
const NO_INSURANCE_UP_TO = 80;

/**
 * Mortgage insurance on the first loan. The credit score decides whether it is FHA or conventional.
 *
 * @param loan first loan without an up-front premium
 * @throws {RangeError} if the term is not positive
 */
export function mortgageInsurance(
  loan: Loan,
  facts: Pick<PricingFacts, 'homePrice' | 'creditScore'>,
  tables: CostTables,
): MortgageInsurance {
  if (loan.principal <= 0) return { kind: 'none', premiums: [] };
  if (loanTypeOfScore(facts.creditScore) === 'FHA') {
    return fhaInsurance(loan, facts.homePrice, tables.fha);
  }
  if (loan.principal * 100 <= facts.homePrice * NO_INSURANCE_UP_TO) {
    return { kind: 'none', premiums: [] };
  }
  return privateInsurance(loan, facts, tables) ?? { kind: 'unknown', premiums: [] };
}

/**
 * A month's premium, in dollars. 0 after insurance ends.
 *
 * @param month counted from 1
 */
export function premiumInMonth(premiums: readonly PaymentRun[], month: number): number {
  let last = 0;
  for (const { count, amount } of premiums) {
    last += count;
    if (month <= last) return amount;
  }
  return 0;
}
