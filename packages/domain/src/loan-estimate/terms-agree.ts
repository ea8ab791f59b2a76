import type { LoanEstimate } from './loan-estimate.ts';

type FormProduct = NonNullable<LoanEstimate['product']>;

/** Whether the rate and the payments of two products change in the same way. */
export function termsAgree(one: FormProduct, other: FormProduct): boolean {
  return (
    one.rate === other.rate &&
    one.introductoryYears === other.introductoryYears &&
    one.feature === other.feature
  );
}

/** Returns the kind of product, as the page names it. */
export function productKind({ rate, feature }: FormProduct): 'fixed' | 'adjustable' | 'other' {
  if (feature !== undefined || rate === 'step') return 'other';
  return rate;
}
