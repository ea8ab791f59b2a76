import { loanType, maxLoanToValue } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';

/** How long the payment may be lowered, the longest first: the order in which they are tried. */
export const programLengths = ['7 years', '5 years', '3 years', '3 years (LOC)'] as const;
export type ProgramLength = (typeof programLengths)[number];

/** The years of each length. */
export const yearsOfLength: Readonly<Record<ProgramLength, 3 | 5 | 7>> = {
  '7 years': 7,
  '5 years': 5,
  '3 years': 3,
  '3 years (LOC)': 3,
};

/** What may be drawn on the line of credit, in dollars. */
export const LINE_OF_CREDIT = 25_000;

/**
 * The second loan of a length, in dollars: taxes and insurance from year 2 to its last year, or the
 * whole line of credit for `3 years (LOC)`.
 */
export function secondLoan(facts: PricingFacts, length: ProgramLength): number {
  return length === '3 years (LOC)'
    ? LINE_OF_CREDIT
    : taxesAndInsuranceFromYear2(facts, yearsOfLength[length]);
}

/**
 * The down payment that a length needs, in dollars: with it the first and the second loan together
 * stay within the maximum loan-to-value.
 */
export function neededDownPayment(facts: PricingFacts, length: ProgramLength): number {
  const ownShare = 1 - maxLoanToValue[loanType(facts.creditScore)];
  return facts.homePrice * ownShare + secondLoan(facts, length);
}

export interface LengthChoice {
  readonly length: ProgramLength;
  /** The down payment that the length needs, in dollars. */
  readonly needed: number;
  readonly isQualified: boolean;
}

/**
 * The longest length whose needed down payment is covered. Where none is, the buyer does not
 * qualify, and the length that needs the least is the one to reach for.
 *
 * @param totalDownPayment dollars, the help included
 */
export function chooseLength(facts: PricingFacts, totalDownPayment: number): LengthChoice {
  const choices = programLengths.map((length) => {
    const needed = neededDownPayment(facts, length);
    return { length, needed, isQualified: needed <= totalDownPayment };
  });
  return (
    choices.find(({ isQualified }) => isQualified) ??
    choices.reduce((least, choice) => (choice.needed < least.needed ? choice : least))
  );
}
