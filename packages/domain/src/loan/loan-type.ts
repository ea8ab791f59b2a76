import type { CreditScore } from '../quote/choices.ts';

/** Who stands behind the first mortgage: the Federal Housing Administration or nobody. */
export type LoanType = 'FHA' | 'Conventional';

/** A score below 620 leaves FHA, any other is lent to conventionally. */
export function loanType(creditScore: CreditScore): LoanType {
  return creditScore === 'poor' ? 'FHA' : 'Conventional';
}

/** The most that may be borrowed against the home, all loans together, as a fraction of its price. */
export const maxLoanToValue: Readonly<Record<LoanType, number>> = {
  FHA: 0.965,
  Conventional: 0.97,
};
