import { costTables } from '../costs/cost-tables.generated.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { termsAgree } from './terms-agree.ts';

/** The traits in which two loans can differ. */
export type LoanTrait =
  | 'salePrice'
  | 'loanType'
  | 'termMonths'
  | 'product'
  | 'purpose'
  | 'loanAmount';

/** Whether two Loan Estimates are for the same loan, so that a page can show them side by side. */
export type LoanMatch =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly by: readonly LoanTrait[] }
  /** No trait differs, but these traits were not found on both forms. */
  | { readonly kind: 'unknown'; readonly missing: readonly LoanTrait[] };

/** Half a dollar. Amounts in whole dollars that differ by less are equal. */
const HALF_DOLLAR = 0.5;

type Compared = (one: LoanEstimate, other: LoanEstimate) => boolean | undefined;

const traits: Readonly<Record<LoanTrait, Compared>> = {
  salePrice: (one, other) => both(one.salePrice, other.salePrice, isNear),
  loanType: (one, other) => both(one.loanType, other.loanType, isEqual),
  termMonths: (one, other) => both(one.termMonths, other.termMonths, isEqual),
  product: (one, other) => both(one.product, other.product, termsAgree),
  purpose: (one, other) => both(one.purpose, other.purpose, isEqual),
  loanAmount: isSameAmount,
};

/**
 * The traits that every Loan Estimate must have. A buyer who enters the figures by hand does not
 * enter a product.
 */
const needed: readonly LoanTrait[] = ['salePrice', 'loanType', 'termMonths', 'loanAmount'];

/**
 * Compares two Loan Estimates. They are for the same loan if their price, type, term, product and
 * purpose are equal, and if {@link isSameAmount} accepts the two amounts.
 */
export function sameLoan(one: LoanEstimate, other: LoanEstimate): LoanMatch {
  const names = Object.keys(traits).filter((name): name is LoanTrait => name in traits);
  const by = names.filter((name) => traits[name](one, other) === false);
  if (by.length > 0) return { kind: 'different', by };
  const missing = needed.filter((name) => traits[name](one, other) === undefined);
  return missing.length > 0 ? { kind: 'unknown', missing } : { kind: 'same' };
}

/**
 * The largest fee that a common loan may finance, as a fraction of the loan. This is the VA's fee.
 */
const LARGEST_FEE =
  Math.max(...costTables.va.fees.map(({ subsequentUsePercent }) => subsequentUsePercent)) / 100;

/**
 * Whether two amounts can belong to the same loan. One lender may finance an up-front fee and the
 * other may not, so the amounts may differ by the largest such fee. Only one form may include
 * assistance, so the amounts may also differ by the difference between the credits on the forms.
 *
 * @see 38 U.S.C. 3729(b)(2): VA's funding fee, at most 3.3% of the loan; FHA's and USDA's are lower
 */
function isSameAmount(one: LoanEstimate, other: LoanEstimate): boolean | undefined {
  const credit = (paper: LoanEstimate) => paper.adjustmentsAndOtherCredits ?? 0;
  const help = Math.abs(credit(one) - credit(other));
  return both(
    one.loanAmount,
    other.loanAmount,
    (a, b) => Math.abs(a - b) < Math.min(a, b) * LARGEST_FEE + help + HALF_DOLLAR,
  );
}

function both<Value>(
  one: Value | undefined,
  other: Value | undefined,
  compare: (one: Value, other: Value) => boolean,
): boolean | undefined {
  return one === undefined || other === undefined ? undefined : compare(one, other);
}

function isEqual(one: string | number, other: string | number): boolean {
  return one === other;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < HALF_DOLLAR;
}
