import type { CatalogProgram } from '../catalog/catalog-program.ts';

/** The most that a program gives: dollars, a percent of price or loan, or the smaller of both. */
export type AssistanceCap = Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf'>;

/** A price and what the buyer has towards it, in dollars. */
interface OwnMoney {
  readonly homePrice: number;
  readonly downPayment: number;
}

/**
 * The help that a program gives towards a price, in dollars, not rounded: the smallest of its cap
 * in dollars, its percent of the price (or of the loan before the help) and what the buyer's own
 * money leaves to pay. A cap that is null is left out; with neither there is no known help: 0.
 */
export function assistance(
  { maxAmount, maxPercent, percentOf }: AssistanceCap,
  { homePrice, downPayment }: OwnMoney,
): number {
  if (maxAmount === null && maxPercent === null) return 0;
  const loan = Math.max(0, homePrice - downPayment);
  const base = percentOf === 'loan' ? loan : homePrice;
  return Math.min(
    maxPercent === null ? Number.POSITIVE_INFINITY : (maxPercent / 100) * base,
    maxAmount ?? Number.POSITIVE_INFINITY,
    loan,
  );
}

/** Whether the buyer's own money pays the whole price, so that no help is needed. */
export function coversPrice({ homePrice, downPayment }: OwnMoney): boolean {
  return downPayment >= homePrice;
}
