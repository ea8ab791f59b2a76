import { costTables } from '../costs/cost-tables.generated.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { termsAgree } from './terms-agree.ts';

/** What tells two loans apart. */
export type LoanTrait =
  | 'salePrice'
  | 'loanType'
  | 'termMonths'
  | 'product'
  | 'purpose'
  | 'loanAmount';

/** Whether two papers are for the same loan, so that they can stand side by side. */
export type LoanMatch =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly by: readonly LoanTrait[] }
  /** Nothing differs, but these traits were not found on both papers. */
  | { readonly kind: 'unknown'; readonly missing: readonly LoanTrait[] };

/** Half a dollar. Amounts of whole dollars differ by less only if they are equal. */
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

/** What every paper needs, so that a loan can be recognized. A typed paper has no product. */
const needed: readonly LoanTrait[] = ['salePrice', 'loanType', 'termMonths', 'loanAmount'];

/**
 * Compares two papers. They are for the same loan if the price, the type, the term, the product and
 * the purpose are equal, and the amounts are as close as {@link isSameAmount} says.
 */
export function sameLoan(one: LoanEstimate, other: LoanEstimate): LoanMatch {
  const names = Object.keys(traits).filter((name): name is LoanTrait => name in traits);
  const by = names.filter((name) => traits[name](one, other) === false);
  if (by.length > 0) return { kind: 'different', by };
  const missing = needed.filter((name) => traits[name](one, other) === undefined);
  return missing.length > 0 ? { kind: 'unknown', missing } : { kind: 'same' };
}

/** The largest fee that a common loan may finance: VA's, as a fraction of the loan. */
const LARGEST_FEE =
  Math.max(...costTables.va.fees.map(({ subsequentUsePercent }) => subsequentUsePercent)) / 100;

/**
 * Whether two amounts may be of the same loan. One lender may finance an up-front fee and the other
 * not, so the amounts may differ by the largest of these fees. One paper may count help that the
 * other leaves out, so they may also differ by the difference of their credits.
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
