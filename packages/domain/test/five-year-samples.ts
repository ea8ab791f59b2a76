import type { CatalogProgram } from '../src/catalog/catalog-program.ts';
import { fiveYear } from '../src/estimate/five-year.ts';
import { type PurchaseAnswers, purchaseTerms } from '../src/estimate/purchase.ts';
import { withoutHelp } from '../src/estimate/without-help.ts';
import type { LoanLimits } from '../src/loan/loan-limit.ts';
import { sampleProduct } from './product-samples.ts';
import { buyer, dueOnSale, sampleProgram, travis } from './program-samples.ts';

/** A buyer in Texas with a price of $300,000, $20,000 down, and a score of 660 to 719. */
export const answers: PurchaseAnswers = { ...buyer, downPayment: 20_000 };

/** Returns the terms of the sample purchase, with the given changes. */
export function termsFor(changes: Partial<PurchaseAnswers> = {}, limits: LoanLimits = travis) {
  return purchaseTerms({ ...answers, ...changes }, limits, sampleProduct);
}

/** Changes to the sample grant. */
export type Changes = Parameters<typeof sampleProgram>[0];

/** Returns the sample grant with the given changes, in the format of a buyer's match. */
export function priced(changes: Changes) {
  const program = sampleProgram(changes);
  return { ...program, cap: program.maxAmount, capByLoanType: null };
}

/** Returns the five-year result of the sample grant with the given changes. */
export function resultOf(
  program: Changes,
  changes: Partial<PurchaseAnswers> = {},
  limits = travis,
) {
  const terms = termsFor(changes, limits);
  return fiveYear(priced(program), terms, withoutHelp(terms));
}

/** Changes that turn the sample grant into a deferred loan. */
export const deferred = { kind: 'deferred-loan' as const, repayment: dueOnSale };

/** Returns changes that limit the first mortgage to these types. */
export function withTypes(...types: CatalogProgram['firstMortgage']['types']) {
  return { firstMortgage: { types, from: null } };
}

/** Returns changes that limit the first mortgage to one type, FHA or conventional. */
export function typesOf(loanType: string | undefined) {
  return withTypes(loanType === 'FHA' ? 'fha' : 'conventional');
}
