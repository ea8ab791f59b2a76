import { levelPayment } from '../loan/level-payment.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';
import { LINE_OF_CREDIT, type ProgramLength, secondLoan, yearsOfLength } from './program-length.ts';

/** What pays taxes and insurance instead of the buyer while the length lasts. */
export type Product = 'Line of Credit' | 'Amortization';

/**
 * What the buyer pays a month beside a line of credit, in dollars, not rounded: the taxes and
 * insurance that the line cannot carry, spread over the months of the length.
 */
export function lineOfCreditValue(facts: PricingFacts, length: ProgramLength): number {
  const years = yearsOfLength[length];
  const beyondLine = taxesAndInsuranceFromYear2(facts, years) - LINE_OF_CREDIT;
  return Math.max(0, beyondLine) / (12 * years);
}

/**
 * What the buyer pays a month where the second loan is repaid like the first, over the first loan's
 * own term, in dollars, not rounded.
 */
export function amortizationValue(facts: PricingFacts, length: ProgramLength): number {
  return levelPayment({
    principal: secondLoan(facts, length),
    interest: facts.interest,
    years: facts.term,
  });
}

export interface ProductChoice {
  readonly product: Product;
  /** Dollars a month. */
  readonly value: number;
}

/** The product that costs less a month; the line of credit where both cost the same. */
export function chooseProduct(facts: PricingFacts, length: ProgramLength): ProductChoice {
  const line = lineOfCreditValue(facts, length);
  const amortization = amortizationValue(facts, length);
  return length === '3 years (LOC)' || line <= amortization
    ? { product: 'Line of Credit', value: line }
    : { product: 'Amortization', value: amortization };
}
