import type { Loan } from '../loan/level-payment.ts';
import { loanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { CostTables } from './cost-tables.ts';
import { type FhaInsurance, fhaInsurance } from './fha-insurance.ts';
import { type PrivateInsurance, privateInsurance } from './private-insurance.ts';

/** No insurance is asked for. */
interface NoInsurance {
  readonly kind: 'none';
  readonly premiums: readonly [];
}

/** Insurance is asked for, but no list has a rate: the first loan is for over 97 % of the price. */
interface UnknownInsurance {
  readonly kind: 'unknown';
  readonly premiums: readonly [];
}

export type MortgageInsurance = NoInsurance | PrivateInsurance | FhaInsurance | UnknownInsurance;

/** Up to here a conventional loan needs no insurance: the loan as a percent of the price. */
const NO_INSURANCE_UP_TO = 80;

/**
 * The mortgage insurance of the first loan, which the credit score makes FHA's or conventional.
 *
 * @param loan the first loan without an up-front premium
 * @throws {RangeError} when the loan's term is not longer than zero
 */
export function mortgageInsurance(
  loan: Loan,
  facts: Pick<PricingFacts, 'homePrice' | 'creditScore'>,
  tables: CostTables,
): MortgageInsurance {
  if (loan.principal <= 0) return { kind: 'none', premiums: [] };
  if (loanType(facts.creditScore) === 'FHA') {
    return fhaInsurance(loan, facts.homePrice, tables.fha);
  }
  if (loan.principal * 100 <= facts.homePrice * NO_INSURANCE_UP_TO) {
    return { kind: 'none', premiums: [] };
  }
  return privateInsurance(loan, facts, tables) ?? { kind: 'unknown', premiums: [] };
}
