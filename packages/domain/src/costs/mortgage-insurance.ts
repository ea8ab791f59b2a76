import type { Loan } from '../loan/level-payment.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import type { CostTables } from './cost-tables.ts';
import { type FhaInsurance, fhaInsurance, fhaUpFrontPremium } from './fha-insurance.ts';
import { type PrivateInsurance, privateInsurance } from './private-insurance.ts';
import { type UsdaFees, usdaFees } from './usda-fees.ts';
import { type VaFundingFee, vaFundingFee } from './va-funding-fee.ts';

/** No mortgage insurance, because the loan does not require it. */
interface NoInsurance {
  readonly kind: 'none';
  readonly premiums: readonly [];
}

/**
 * Insurance is required, but no price list has a rate for it. The first loan is above 97% of the
 * price, the credit score is below 620, or the home has two to four units.
 */
interface UnknownInsurance {
  readonly kind: 'unknown';
  readonly premiums: readonly [];
}

/**
 * Mortgage insurance or an agency's fees, by loan type. They are costs of the first loan in
 * addition to interest.
 */
export type MortgageInsurance =
  | NoInsurance
  | PrivateInsurance
  | FhaInsurance
  | VaFundingFee
  | UsdaFees
  | UnknownInsurance;

/** The facts that determine mortgage insurance, in addition to the loan. */
type InsuranceFacts = Pick<PricingFacts, 'homePrice' | 'creditScore' | 'homeType'>;

/** Highest loan-to-value ratio at which a conventional loan requires no insurance, in percent. */
export const NO_INSURANCE_UP_TO = 80;

/**
 * Returns the mortgage insurance on the first loan, or the fees of the agency that guarantees it.
 * For a VA loan, returns the fee for a first use.
 *
 * @param loan the first loan, without an up-front premium
 * @throws {RangeError} if the term is not positive
 */
export function mortgageInsurance(
  loan: Loan,
  loanType: LoanType,
  facts: InsuranceFacts,
  tables: CostTables,
): MortgageInsurance {
  if (loan.principal <= 0) return { kind: 'none', premiums: [] };
  switch (loanType) {
    case 'FHA':
      return fhaInsurance(loan, facts.homePrice, tables.fha);
    case 'VA':
      return vaFundingFee(loan, facts.homePrice, tables.va);
    case 'USDA':
      return usdaFees(loan, tables.usda);
    case 'Conventional':
      return conventionalInsurance(loan, facts, tables);
  }
}

function conventionalInsurance(
  loan: Loan,
  facts: InsuranceFacts,
  tables: CostTables,
): NoInsurance | PrivateInsurance | UnknownInsurance {
  if (loan.principal * 100 <= facts.homePrice * NO_INSURANCE_UP_TO) {
    return { kind: 'none', premiums: [] };
  }
  const known =
    facts.homeType === 'multi-family' ? undefined : privateInsurance(loan, facts, tables);
  return known ?? { kind: 'unknown', premiums: [] };
}

/**
 * Returns the up-front premium or fee that is added to the loan, in dollars. 0 if nothing is added.
 */
export function upFrontPremium(insurance: MortgageInsurance): number {
  return 'upFront' in insurance ? insurance.upFront : 0;
}

/**
 * Returns the same up-front premium or fee as {@link upFrontPremium}, without calculating the
 * yearly premiums. A search that tries many loans needs only this amount.
 */
export function upFrontPremiumOn(
  loan: Loan,
  loanType: LoanType,
  facts: InsuranceFacts,
  tables: CostTables,
): number {
  if (loan.principal <= 0 || loanType === 'Conventional') return 0;
  return loanType === 'FHA'
    ? fhaUpFrontPremium(loan, tables.fha)
    : upFrontPremium(mortgageInsurance(loan, loanType, facts, tables));
}
