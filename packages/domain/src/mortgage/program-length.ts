import { loanTypeOfScore, maxLoanToValue } from '../loan/loan-type.ts';
import { type Lowering, type ProgramLength, yearsOfLength } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';

/** Pricing facts for a site that offers a lowered payment. */
export interface LoweredFacts extends PricingFacts {
  readonly lowering: Lowering;
}

/** Returns the facts if the site offers a lowered payment. Otherwise returns null. */
export function loweredFacts(facts: PricingFacts): LoweredFacts | null {
  const { lowering } = facts;
  return lowering && { ...facts, lowering };
}

/**
 * Returns the lengths that require the smallest down payment at some price. If the second loan pays
 * the actual taxes and insurance, a longer length always requires a larger down payment.
 */
export function cheapestLengths({ lengths }: Lowering): readonly ProgramLength[] {
  const amortized = lengths.filter((length) => length !== '3 years (LOC)');
  const shortest = amortized.slice(-1);
  return [...shortest, ...lengths.filter((length) => length === '3 years (LOC)')];
}

/**
 * Returns the amount of the second loan, in dollars: taxes and insurance from year 2 through the
 * last year of the length, or the whole line of credit for `3 years (LOC)`.
 */
export function secondLoan(facts: LoweredFacts, length: ProgramLength): number {
  return length === '3 years (LOC)'
    ? facts.lowering.lineOfCredit
    : taxesAndInsuranceFromYear2(facts, yearsOfLength[length]);
}

/**
 * Returns the down payment that a length requires, in dollars. With this down payment, the sum of
 * both loans is within the maximum loan-to-value.
 */
export function neededDownPayment(facts: LoweredFacts, length: ProgramLength): number {
  const ownShare = 1 - maxLoanToValue[loanTypeOfScore(facts.creditScore)];
  return facts.homePrice * ownShare + secondLoan(facts, length);
}

export interface LengthChoice {
  readonly length: ProgramLength;
  /** The down payment that the length requires, in dollars. */
  readonly needed: number;
  readonly isQualified: boolean;
}

/**
 * Returns the longest of the site's lengths that the buyer's down payment covers. If the down
 * payment covers no length, the buyer does not qualify. In that case, returns the length that
 * requires the smallest down payment.
 *
 * @param totalDownPayment the buyer's own money plus assistance, in dollars
 * @returns null if every length requires a down payment above the price
 */
export function chooseLength(facts: LoweredFacts, totalDownPayment: number): LengthChoice | null {
  const choices = facts.lowering.lengths
    .map((length) => {
      const needed = neededDownPayment(facts, length);
      return { length, needed, isQualified: needed <= totalDownPayment };
    })
    .filter(({ needed }) => needed <= facts.homePrice);
  const [first] = choices;
  if (first === undefined) return null;
  return (
    choices.find(({ isQualified }) => isQualified) ??
    choices.reduce((least, choice) => (choice.needed < least.needed ? choice : least))
  );
}
