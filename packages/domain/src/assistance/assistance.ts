import type { CatalogProgram } from '../catalog/catalog-program.ts';

/**
 * The most a program pays: a dollar amount, a percentage of the price or the loan, or the smaller
 * of the two. And what the money may pay.
 */
export interface AssistanceCap extends Pick<CatalogProgram, 'maxPercent' | 'percentOf' | 'pays'> {
  /** Dollars. Null if unknown. */
  readonly cap: number | null;
  /** Never set. So a program whose cap depends on the loan type needs `capForLoan` first. */
  readonly capByLoanType?: never;
}

/** Whether a program states neither a dollar amount nor a percentage. */
export function isAmountUnknown({
  cap,
  maxPercent,
}: Pick<AssistanceCap, 'cap' | 'maxPercent'>): boolean {
  return cap === null && maxPercent === null;
}

/** The home price and the buyer's own money, in dollars. */
export interface OwnMoney {
  readonly homePrice: number;
  readonly downPayment: number;
}

/**
 * The most a program pays, even if the unpaid price is lower. In dollars, not rounded. It is the
 * smaller of the dollar cap and the percentage of the price or of the loan that is made. Money that
 * pays toward the price makes that loan smaller. A null cap does not apply. If both caps are null,
 * the amount is unknown and counts as 0, see `docs/decisions/018-help-of-an-unknown-amount.md`.
 */
export function offeredAssistance(
  { cap, maxPercent, percentOf, pays }: AssistanceCap,
  money: OwnMoney,
): number {
  if (maxPercent === null) return cap ?? 0;
  const share = maxPercent / 100;
  const ofLoan = pays === 'closing' ? share : share / (1 + share);
  const byPercent = percentOf === 'loan' ? ofLoan * unpaidPrice(money) : share * money.homePrice;
  return Math.min(byPercent, cap ?? Number.POSITIVE_INFINITY);
}

/**
 * The assistance a program pays toward a price, in dollars, not rounded. It is the program's offer,
 * but at most the part of the price that the buyer's own money does not cover. 0 if the money pays
 * only closing costs.
 */
export function assistance(cap: AssistanceCap, money: OwnMoney): number {
  return paysOnlyClosing(cap) ? 0 : Math.min(offeredAssistance(cap, money), unpaidPrice(money));
}

/**
 * The amount to state for a program, in dollars, not rounded: what it pays toward the price, or its
 * offer if the money pays only closing costs.
 */
export function assistanceAmount(cap: AssistanceCap, money: OwnMoney): number {
  return paysOnlyClosing(cap) ? offeredAssistance(cap, money) : assistance(cap, money);
}

/** Whether the money pays only closing costs, so that it never lowers the loan. */
export function paysOnlyClosing({ pays }: Pick<AssistanceCap, 'pays'>): boolean {
  return pays === 'closing';
}

/** The part of the price that the buyer's own money does not cover, in dollars. */
export function unpaidPrice({ homePrice, downPayment }: OwnMoney): number {
  return Math.max(0, homePrice - downPayment);
}

/** Whether the buyer's own money pays the whole price, so no assistance is needed. */
export function coversPrice({ homePrice, downPayment }: OwnMoney): boolean {
  return downPayment >= homePrice;
}
