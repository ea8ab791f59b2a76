import type { CatalogProgram } from '../catalog/catalog-program.ts';

/**
 * The maximum that a program pays: a dollar amount, a percentage of the price or the loan, or the
 * smaller of the two. Also contains the costs that the money may pay.
 */
export interface AssistanceCap extends Pick<CatalogProgram, 'maxPercent' | 'percentOf' | 'pays'> {
  /** The dollar amount. Null if it is unknown. */
  readonly cap: number | null;
  /**
   * Never set. The compiler therefore rejects a cap that depends on the loan type until
   * `capForLoan` converts it.
   */
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
 * Returns the most that a program pays, even if the unpaid part of the price is lower. In dollars,
 * not rounded. This is the smaller of the dollar cap and the percentage. The percentage applies to
 * the price or to the actual loan, which is smaller if the money pays toward the price. A null cap
 * does not apply. If both caps are null, the amount is unknown and treated as 0. See
 * `docs/decisions/018-help-of-an-unknown-amount.md`.
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
 * Returns the assistance that a program pays toward a price, in dollars, not rounded. This is the
 * amount that the program offers, but at most the part of the price that the buyer's own money does
 * not cover. 0 if the money pays only closing costs.
 */
export function assistance(cap: AssistanceCap, money: OwnMoney): number {
  return paysOnlyClosing(cap) ? 0 : Math.min(offeredAssistance(cap, money), unpaidPrice(money));
}

/**
 * Returns the amount to show for a program, in dollars, not rounded. This is what the program pays
 * toward the price. If the money pays only closing costs, it is the amount that the program offers.
 */
export function assistanceAmount(cap: AssistanceCap, money: OwnMoney): number {
  return paysOnlyClosing(cap) ? offeredAssistance(cap, money) : assistance(cap, money);
}

/** Whether the money pays only closing costs and therefore never reduces the loan. */
export function paysOnlyClosing({ pays }: Pick<AssistanceCap, 'pays'>): boolean {
  return pays === 'closing';
}

/** Returns the part of the price that the buyer's own money does not cover, in dollars. */
export function unpaidPrice({ homePrice, downPayment }: OwnMoney): number {
  return Math.max(0, homePrice - downPayment);
}

/** Whether the buyer's own money covers the whole price, so that no assistance is needed. */
export function coversPrice({ homePrice, downPayment }: OwnMoney): boolean {
  return downPayment >= homePrice;
}
