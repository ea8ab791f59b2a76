import type { CreditScore } from '../quote/choices.ts';

export const loanTypes = ['Conventional', 'FHA', 'VA', 'USDA'] as const;

/** The agency that insures or guarantees the first mortgage. `Conventional` means no agency. */
export type LoanType = (typeof loanTypes)[number];

/** The loan types that a credit score can determine. Only these types have county loan limits. */
export type ScoreLoanType = Extract<LoanType, 'Conventional' | 'FHA'>;

/** Returns FHA for a credit score below 620, and conventional for every other score. */
export function loanTypeOfScore(creditScore: CreditScore): ScoreLoanType {
  return creditScore === 'poor' ? 'FHA' : 'Conventional';
}

/** Returns the conventional and FHA loan types, with the credit score's own type first. */
export function typesInOrder(creditScore: CreditScore): readonly [ScoreLoanType, ScoreLoanType] {
  return loanTypeOfScore(creditScore) === 'FHA' ? ['FHA', 'Conventional'] : ['Conventional', 'FHA'];
}

/**
 * Returns the conventional and FHA types that a buyer may request, with the credit score's own type
 * first. With a score below 620, a conventional loan is not possible.
 */
export function openTypes(creditScore: CreditScore): readonly ScoreLoanType[] {
  return loanTypeOfScore(creditScore) === 'FHA' ? ['FHA'] : typesInOrder(creditScore);
}

/**
 * Whether a program accepts a loan type. Also true for an empty list, which means unknown types.
 */
export function isAccepted(types: readonly LoanType[], type: LoanType): boolean {
  return types.length === 0 || types.includes(type);
}

/**
 * Maximum combined loan-to-value of all loans on the home, as a fraction of the price. Determines
 * whether a buyer qualifies for the lowered payment.
 */
export const maxLoanToValue: Readonly<Record<ScoreLoanType, number>> = {
  FHA: 0.965,
  Conventional: 0.97,
};
