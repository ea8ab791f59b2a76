export * from './check-loan-estimate.ts';
export { type ExpectedLoan, expectedLoanOf } from './expected-loan.ts';
export type { CheckName, ComparedCheck, Figure, Finding, SumName } from './finding.ts';
export * from './loan-estimate.ts';
export { isAnotherLoan } from './quote-checks.ts';
export * from './reading.ts';
export { type LoanMatch, type LoanTrait, sameLoan } from './same-loan.ts';
export { openUntil } from './still-open.ts';
export * from './typed-figures.ts';
