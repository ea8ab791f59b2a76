import type { LoanEstimate } from './loan-estimate.ts';

/** The page of the form on which the buyer finds a figure, and what kind of value to type. */
interface TypedFigure {
  readonly page: 1 | 2 | 3;
  readonly kind: 'date' | 'dollars' | 'signed-dollars' | 'percent';
}

/**
 * The twelve figures that a buyer can type instead of choosing a file, in the order of the form.
 * Each one is a field of {@link LoanEstimate}. The page also asks for the term and the loan type,
 * which the buyer selects.
 */
export const typedFigures = {
  dateIssued: { page: 1, kind: 'date' },
  salePrice: { page: 1, kind: 'dollars' },
  loanAmount: { page: 1, kind: 'dollars' },
  rate: { page: 1, kind: 'percent' },
  principalAndInterest: { page: 1, kind: 'dollars' },
  mortgageInsurance: { page: 1, kind: 'dollars' },
  escrow: { page: 1, kind: 'dollars' },
  originationCharges: { page: 2, kind: 'dollars' },
  totalClosingCosts: { page: 2, kind: 'dollars' },
  adjustmentsAndOtherCredits: { page: 2, kind: 'signed-dollars' },
  cashToClose: { page: 2, kind: 'signed-dollars' },
  apr: { page: 3, kind: 'percent' },
} as const satisfies Partial<Record<keyof LoanEstimate, TypedFigure>>;

export type TypedFigureName = keyof typeof typedFigures;
