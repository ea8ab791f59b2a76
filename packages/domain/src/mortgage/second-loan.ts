import type { PricingFacts } from '../loan/pricing-facts.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import type { Product } from './product.ts';
import { LINE_OF_CREDIT, type ProgramLength, secondLoan, yearsOfLength } from './program-length.ts';

/** The loan that pays taxes and insurance from year 2 to the end of the length. */
export interface SecondLoan {
  readonly product: Product;
  /** What is borrowed by the end of the length, in dollars. */
  readonly borrowed: number;
  /** What is still owed on it when the length ends, in dollars. */
  readonly owed: number;
}

/**
 * What is borrowed for taxes and insurance, and what is left of it when the length ends. Nothing is
 * repaid on a line of credit meanwhile, and its interest is not counted; the other loan is repaid
 * over the first loan's term.
 */
export function secondLoanOf(
  facts: PricingFacts,
  length: ProgramLength,
  product: Product,
): SecondLoan {
  const years = yearsOfLength[length];
  if (product === 'Line of Credit') {
    const drawn = Math.min(LINE_OF_CREDIT, taxesAndInsuranceFromYear2(facts, years));
    return { product, borrowed: drawn, owed: drawn };
  }
  const borrowed = secondLoan(facts, length);
  const loan = { principal: borrowed, interest: facts.interest, years: facts.term };
  return { product, borrowed, owed: remainingBalance(loan, years) };
}
