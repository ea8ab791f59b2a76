import { assistance, unpaidPrice } from '../../assistance/assistance.ts';
import { capForLoan, type LoanProgram, loanTypeFacts } from '../../assistance/cap-for-loan.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { CostTables } from '../../costs/cost-tables.ts';
import { mortgageInsurance, upFrontPremium } from '../../costs/mortgage-insurance.ts';
import { appliedLoanType } from '../../loan/applied-loan-type.ts';
import { levelPayment } from '../../loan/level-payment.ts';
import { type LoanLimits, noCommonLoan } from '../../loan/loan-limit.ts';
import type { LoanType } from '../../loan/loan-type.ts';
import type { PricingFacts } from '../../loan/pricing-facts.ts';

/** A program whose help makes the loan smaller. */
type InsuredProgram = LoanProgram & Pick<CatalogProgram, 'id'>;

/** What a loan's insurance depends on, in addition to the pricing facts. */
export interface InsuredLoan {
  /** The applied program, with its cap for the buyer. Null if no help is applied. */
  readonly program: InsuredProgram | null;
  readonly limits: LoanLimits;
  readonly tables: CostTables;
}

/** The cost of mortgage insurance, not rounded. */
export interface InsuranceCost {
  /** The principal of the first loan, in dollars. 0 if the buyer needs no loan. */
  readonly principal: number;
  /** The cost in the first month, in dollars. Includes the payment on a financed premium. */
  readonly monthly: number;
  /**
   * The monthly premium as a fraction of the first loan. This share falls when the insurance rate
   * falls.
   */
  readonly monthlyShare: number;
}

/**
 * Returns the mortgage insurance on the first loan after a program's help is applied. Null if no
 * price list has a rate for the required insurance, or if no common loan covers the home. 0 if
 * there is no loan.
 *
 * @param loanType the type of the first loan. By default, the type for the applied program
 */
export function monthlyInsurance(
  facts: PricingFacts,
  insured: InsuredLoan,
  loanType = typeOfLoan(facts, insured),
): InsuranceCost | null {
  const principal = loanAfterHelp(facts, insured, loanType);
  if (principal === 0) return { principal, monthly: 0, monthlyShare: 0 };
  if (noCommonLoan(principal, facts.homeType, insured.limits)) return null;

  const loan = { principal, interest: facts.interest, years: facts.term };
  const insurance = mortgageInsurance(loan, loanType, facts, insured.tables);
  if (insurance.kind === 'unknown') return null;
  const financed = levelPayment({ ...loan, principal: upFrontPremium(insurance) });
  const monthly = (insurance.premiums[0]?.amount ?? 0) + financed;
  return { principal, monthly, monthlyShare: monthly / principal };
}

/** Returns the loan type for the applied program. */
export function typeOfLoan(facts: PricingFacts, { program, limits }: InsuredLoan): LoanType {
  return appliedLoanType(loanTypeFacts(program ? [program] : [], facts, limits));
}

/** Returns the first loan after the help is applied, in dollars. */
export function loanAfterHelp(
  facts: PricingFacts,
  { program }: InsuredLoan,
  loanType: LoanType,
): number {
  const help = program ? assistance(capForLoan(program, loanType), facts) : 0;
  return unpaidPrice(facts) - help;
}
