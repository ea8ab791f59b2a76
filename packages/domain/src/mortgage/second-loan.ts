import { type ProgramLength, yearsOfLength } from '../loan/lowering.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import type { Product } from './product.ts';
import { type LoweredFacts, secondLoan } from './program-length.ts';

/** The loan that pays taxes and insurance from year 2 until the lowered payment ends. */
export interface SecondLoan {
  readonly product: Product;
  /** Total amount borrowed when the lowered payment ends, in dollars. */
  readonly borrowed: number;
  /** Balance when the lowered payment ends, in dollars. */
  readonly owed: number;
}

/**
 * Returns the second loan and its balance when the lowered payment ends. A line of credit is not
 * repaid before then, and its interest is not included. An amortized loan is repaid over the first
 * loan's term.
 */
export function secondLoanOf(
  facts: LoweredFacts,
  length: ProgramLength,
  product: Product,
): SecondLoan {
  const years = yearsOfLength[length];
  if (product === 'Line of Credit') {
    const { lineOfCredit } = facts.lowering;
    const drawn = Math.min(lineOfCredit, taxesAndInsuranceFromYear2(facts, years));
    return { product, borrowed: drawn, owed: drawn };
  }
  const borrowed = secondLoan(facts, length);
  const loan = { principal: borrowed, interest: facts.interest, years: facts.term };
  return { product, borrowed, owed: remainingBalance(loan, years) };
}
