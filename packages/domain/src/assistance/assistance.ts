import type { CatalogProgram } from '../catalog/catalog-program.ts';

/**
 * The most a program pays: a dollar amount, a percentage of the price or the loan, or the smaller
 * of the two.
 */
export interface AssistanceCap extends Pick<CatalogProgram, 'maxPercent' | 'percentOf'> {
  /** Dollars. Null if unknown. */
  readonly cap: number | null;
}

/** A program's own cap. Catalog files and API responses call the dollar cap `maxAmount`. */
export function capOf({
  maxAmount: cap,
  maxPercent,
  percentOf,
}: Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf'>): AssistanceCap {
  return { cap, maxPercent, percentOf };
}

/** The home price and the buyer's own money, in dollars. */
interface OwnMoney {
  readonly homePrice: number;
  readonly downPayment: number;
}

/**
 * The assistance a program pays toward a price, in dollars, not rounded. It is the smallest of the
 * dollar cap, the percentage of the price (or of the loan before assistance) and the part of the
 * price that the buyer's own money does not cover. A null cap does not apply. If both caps are
 * null, the amount is unknown and counts as 0.
 */
export function assistance(
  { cap, maxPercent, percentOf }: AssistanceCap,
  { homePrice, downPayment }: OwnMoney,
): number {
  if (cap === null && maxPercent === null) return 0;
  const loan = Math.max(0, homePrice - downPayment);
  const base = percentOf === 'loan' ? loan : homePrice;
  return Math.min(
    maxPercent === null ? Number.POSITIVE_INFINITY : (maxPercent / 100) * base,
    cap ?? Number.POSITIVE_INFINITY,
    loan,
  );
}

/** Whether the buyer's own money pays the whole price, so no assistance is needed. */
export function coversPrice({ homePrice, downPayment }: OwnMoney): boolean {
  return downPayment >= homePrice;
}
