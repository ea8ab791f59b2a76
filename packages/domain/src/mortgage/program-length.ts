import { loanTypeOfScore, maxLoanToValue } from '../loan/loan-type.ts';
import { type Lowering, type ProgramLength, yearsOfLength } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';

/** A lowered payment that the site offers. */
export interface LoweredFacts extends PricingFacts {
  readonly lowering: Lowering;
}

/** Facts of a site that offers a lowered payment. Null for any other site. */
export function loweredFacts(facts: PricingFacts): LoweredFacts | null {
  const { lowering } = facts;
  return lowering && { ...facts, lowering };
}

/**
 * The lengths of which one needs the smallest down payment, at any price. Of the lengths whose
 * second loan pays taxes and insurance, a longer one always needs more.
 */
export function cheapestLengths({ lengths }: Lowering): readonly ProgramLength[] {
  const amortized = lengths.filter((length) => length !== '3 years (LOC)');
  const shortest = amortized.slice(-1);
  return [...shortest, ...lengths.filter((length) => length === '3 years (LOC)')];
}

/**
 * Amount of the second loan, in dollars: taxes and insurance from year 2 through the last year of
 * the length, or the whole line of credit for `3 years (LOC)`.
 */
export function secondLoan(facts: LoweredFacts, length: ProgramLength): number {
  return length === '3 years (LOC)'
    ? facts.lowering.lineOfCredit
    : taxesAndInsuranceFromYear2(facts, yearsOfLength[length]);
}

/**
 * Down payment that a length needs, in dollars. With it, the first and the second loan together
 * stay within the maximum loan-to-value.
 */
export function neededDownPayment(facts: LoweredFacts, length: ProgramLength): number {
  const ownShare = 1 - maxLoanToValue[loanTypeOfScore(facts.creditScore)];
  return facts.homePrice * ownShare + secondLoan(facts, length);
}

export interface LengthChoice {
  readonly length: ProgramLength;
  /** Down payment that the length needs, in dollars. */
  readonly needed: number;
  readonly isQualified: boolean;
}

/**
 * The longest length on offer whose needed down payment the buyer can make. If the buyer cannot make
 * any of them, the buyer does not qualify, and the result is the length with the smallest needed
 * down payment.
 *
 * @param totalDownPayment own money plus assistance, in dollars
 * @returns null if no length is possible at this price, because each needs more than all of it
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
