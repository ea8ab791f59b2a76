import { levelPayment } from '../loan/level-payment.ts';
import { type ProgramLength, yearsOfLength } from '../loan/lowering.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import { type LoweredFacts, secondLoan } from './program-length.ts';

/** The loan that pays taxes and insurance for the buyer while the lowered payment lasts. */
export type Product = 'Line of Credit' | 'Amortization';

/**
 * Returns the monthly cost with a line of credit, in dollars a month, not rounded. The cost is the
 * amount by which taxes and insurance exceed the line, spread over the program length.
 */
export function lineOfCreditValue(facts: LoweredFacts, length: ProgramLength): number {
  const years = yearsOfLength[length];
  const beyondLine = taxesAndInsuranceFromYear2(facts, years) - facts.lowering.lineOfCredit;
  return Math.max(0, beyondLine) / (12 * years);
}

/**
 * Returns the monthly cost with an amortized second loan, in dollars a month, not rounded. The
 * second loan is repaid over the first loan's term.
 */
export function amortizationValue(facts: LoweredFacts, length: ProgramLength): number {
  return levelPayment({
    principal: secondLoan(facts, length),
    interest: facts.interest,
    years: facts.term,
  });
}

export interface ProductChoice {
  readonly product: Product;
  /** The monthly cost with this product, in dollars a month. */
  readonly value: number;
}

/**
 * Returns the product with the lower monthly cost. Returns the line of credit if the costs are
 * equal, and always for `3 years (LOC)`.
 */
export function chooseProduct(facts: LoweredFacts, length: ProgramLength): ProductChoice {
  const line = lineOfCreditValue(facts, length);
  const amortization = amortizationValue(facts, length);
  return length === '3 years (LOC)' || line <= amortization
    ? { product: 'Line of Credit', value: line }
    : { product: 'Amortization', value: amortization };
}
