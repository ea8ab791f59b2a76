import { loanTypeOfScore, maxLoanToValue } from '../loan/loan-type.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsuranceFromYear2 } from '../loan/taxes-and-insurance.ts';

/** Lengths of the lowered payment, longest first. They are tried in this order. */
export const programLengths = ['7 years', '5 years', '3 years', '3 years (LOC)'] as const;
export type ProgramLength = (typeof programLengths)[number];

/** Number of years for each length. */
export const yearsOfLength: Readonly<Record<ProgramLength, 3 | 5 | 7>> = {
  '7 years': 7,
  '5 years': 5,
  '3 years': 3,
  '3 years (LOC)': 3,
};

/** The shortest lengths. Longer ones need a larger down payment at every price. */
export const shortestLengths = programLengths.filter((length) => yearsOfLength[length] === 3);

/** Credit limit of the line, in dollars. */
export const LINE_OF_CREDIT = 25_000;

/**
 * Amount of the second loan, in dollars: taxes and insurance from year 2 through the last year of
 * the length, or the whole line of credit for `3 years (LOC)`.
 */
export function secondLoan(facts: PricingFacts, length: ProgramLength): number {
  return length === '3 years (LOC)'
    ? LINE_OF_CREDIT
    : taxesAndInsuranceFromYear2(facts, yearsOfLength[length]);
}

/**
 * Down payment that a length needs, in dollars. With it, the first and the second loan together
 * stay within the maximum loan-to-value.
 */
export function neededDownPayment(facts: PricingFacts, length: ProgramLength): number {
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
 * The longest length whose needed down payment the buyer can make. If the buyer cannot make any of
 * them, the buyer does not qualify, and the result is the length with the smallest needed down
 * payment.
 *
 * @param totalDownPayment own money plus assistance, in dollars
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
