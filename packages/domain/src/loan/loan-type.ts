import type { CreditScore } from '../quote/choices.ts';

/** Whether the Federal Housing Administration insures the first mortgage. */
export type LoanType = 'FHA' | 'Conventional';

/** A credit score below 620 gets an FHA loan. Every other score gets a conventional loan. */
export function loanType(creditScore: CreditScore): LoanType {
  return creditScore === 'poor' ? 'FHA' : 'Conventional';
}

/** Maximum combined loan-to-value of all loans on the home, as a fraction of its price. */
export const maxLoanToValue: Readonly<Record<LoanType, number>> = {
  FHA: 0.965,
  Conventional: 0.97,
};
