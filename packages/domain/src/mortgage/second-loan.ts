import type { PricingFacts } from '../loan/pricing-facts.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import type { Product } from './product.ts';
import { LINE_OF_CREDIT, type ProgramLength, secondLoan, yearsOfLength } from './program-length.ts';

/** The loan that pays taxes and insurance from year 2 to the end of the program length. */
export interface SecondLoan {
  readonly product: Product;
  /** Amount borrowed by the end of the program length, in dollars. */
  readonly borrowed: number;
  /** Balance at the end of the program length, in dollars. */
  readonly owed: number;
}

/**
 * The second loan and its balance at the end of the program length. A line of credit is not repaid
 * until then, and its interest is not counted. The amortized loan is repaid over the first loan's
 * term.
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
