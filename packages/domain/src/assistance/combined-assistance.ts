import {
  type AssistanceCap,
  type OwnMoney,
  offeredAssistance,
  paysOnlyClosing,
  unpaidPrice,
} from './assistance.ts';

/**
 * The caps of a single program whose assistance is applied, or of several combined programs. Null
 * if there is no program.
 */
export type AppliedAssistance = AssistanceCap | readonly AssistanceCap[] | null;

/** Returns the caps of all programs that are applied. */
export function capsOf(applied: AppliedAssistance): readonly AssistanceCap[] {
  return applied === null ? [] : [applied].flat();
}

/**
 * Returns the amount that each of several programs pays toward a price, in dollars, not rounded.
 * For a single program, this is the amount from `assistance`. A program that pays only closing
 * costs pays 0 here.
 *
 * Each program keeps its own caps. A percentage of the loan applies to the loan that remains after
 * all assistance, so the amounts depend on each other. Exactly one set of amounts satisfies all
 * caps, so the order of the programs does not matter. There is one exception: if the programs offer
 * more than the unpaid part of the price, the first programs pay first.
 */
export function combinedAssistance(caps: readonly AssistanceCap[], money: OwnMoney): number[] {
  let unpaid = unpaidPrice(money);
  return combinedOffers(caps, money).map((offered, place) => {
    const cap = caps[place];
    const paid = cap && paysOnlyClosing(cap) ? 0 : Math.min(offered, unpaid);
    unpaid -= paid;
    return paid;
  });
}

/**
 * Returns the amount that each of several programs pays toward closing costs, in dollars, not
 * rounded. A program that may pay anything else pays 0 here. If the remaining programs offer more
 * than the closing costs, the first programs pay first.
 *
 * @param closing closing costs and lender fees, in dollars
 */
export function closingAssistance(
  caps: readonly AssistanceCap[],
  money: OwnMoney,
  closing: number,
): number[] {
  let unpaid = closing;
  return combinedOffers(caps, money).map((offered, place) => {
    const cap = caps[place];
    const paid = cap && paysOnlyClosing(cap) ? Math.min(offered, unpaid) : 0;
    unpaid -= paid;
    return paid;
  });
}

/**
 * Returns the amount that each of several programs pays toward the price or toward closing costs.
 * In dollars, not rounded.
 *
 * @param closing closing costs and lender fees, in dollars
 */
export function combinedAmounts(
  caps: readonly AssistanceCap[],
  money: OwnMoney,
  closing: number,
): number[] {
  const atClosing = closingAssistance(caps, money, closing);
  return combinedAssistance(caps, money).map((paid, place) => paid + (atClosing[place] ?? 0));
}

/**
 * Returns the amount that each of several programs offers, even if the unpaid part of the price or
 * the closing costs are lower. In dollars, not rounded.
 */
export function combinedOffers(caps: readonly AssistanceCap[], money: OwnMoney): number[] {
  const [only] = caps;
  if (only && caps.length === 1) return [offeredAssistance(only, money)];
  const loan = loanAfterHelp(caps, money);
  return caps.map((cap) => assistanceAtLoan(cap, money, loan));
}

/**
 * Returns the total that all programs pay toward the price, in dollars, not rounded. The total is
 * at most the unpaid part of the price.
 */
export function totalAssistance(applied: AppliedAssistance, money: OwnMoney): number {
  return combinedAssistance(capsOf(applied), money).reduce((sum, paid) => sum + paid, 0);
}

/**
 * Returns the amount that a program offers if a loan of `loan` dollars remains after the assistance
 * of all programs. In dollars, not rounded.
 */
function assistanceAtLoan(cap: AssistanceCap, money: OwnMoney, loan: number): number {
  const share = shareOfLoan(cap);
  if (share === null) return offeredAssistance(cap, money);
  return Math.min(share * loan, cap.cap ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns the amount that a program offers toward the price if a loan of `loan` dollars remains.
 */
export function towardPriceAtLoan(cap: AssistanceCap, money: OwnMoney, loan: number): number {
  return paysOnlyClosing(cap) ? 0 : assistanceAtLoan(cap, money, loan);
}

/**
 * Returns the loan that remains after the assistance of all programs, in dollars. 0 if the
 * assistance covers the unpaid part of the price.
 *
 * The total assistance plus the remaining loan equals the unpaid part of the price. Assistance that
 * is a percentage of the loan shrinks with that loan. A dollar cap replaces a percentage that
 * exceeds it. The lowest caps are applied first.
 */
function loanAfterHelp(caps: readonly AssistanceCap[], money: OwnMoney): number {
  let rest = unpaidPrice(money);
  let shares = 0;
  const limited: { share: number; cap: number }[] = [];
  for (const each of caps.filter((cap) => !paysOnlyClosing(cap))) {
    const share = shareOfLoan(each);
    if (share === null) {
      rest -= offeredAssistance(each, money);
    } else {
      shares += share;
      if (each.cap !== null) limited.push({ share, cap: each.cap });
    }
  }

  let loan = rest / (1 + shares);
  for (const { share, cap } of limited.sort((a, b) => a.cap / a.share - b.cap / b.share)) {
    if (share * loan <= cap) break;
    rest -= cap;
    shares -= share;
    loan = rest / (1 + shares);
  }
  return Math.max(0, loan);
}

/**
 * Returns a program's assistance as a share of the actual loan. Null if the program's assistance
 * does not depend on the assistance of other programs.
 */
function shareOfLoan({ maxPercent, percentOf }: AssistanceCap): number | null {
  return percentOf === 'loan' && maxPercent !== null && maxPercent > 0 ? maxPercent / 100 : null;
}
