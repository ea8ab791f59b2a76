import {
  type AssistanceCap,
  type OwnMoney,
  offeredAssistance,
  paysOnlyClosing,
  unpaidPrice,
} from './assistance.ts';

/** The caps of one program whose assistance applies, of several combined programs, or null. */
export type AppliedAssistance = AssistanceCap | readonly AssistanceCap[] | null;

/** The caps of every program that applies. */
export function capsOf(applied: AppliedAssistance): readonly AssistanceCap[] {
  return applied === null ? [] : [applied].flat();
}

/**
 * What each of several programs pays toward one price, in dollars, not rounded. A single program
 * pays the amount from `assistance`. A program that pays only closing costs pays 0.
 *
 * Each program keeps its own caps. A percentage of the loan is a percentage of the loan that is left
 * after all help. So the amounts depend on each other.
 * Exactly one set of amounts fits all programs, so their order does not matter. The exception: if
 * the programs offer more than the unpaid price, the first programs pay first.
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
 * What each of several programs pays toward closing costs, in dollars, not rounded. Only programs
 * that pay nothing else do. If they offer more than the closing costs, the first programs pay
 * first.
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
 * What each of several programs pays, toward the price or toward closing costs. In dollars, not
 * rounded.
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
 * What each of several programs offers, even if the unpaid price or the closing costs are lower. In
 * dollars, not rounded.
 */
export function combinedOffers(caps: readonly AssistanceCap[], money: OwnMoney): number[] {
  const [only] = caps;
  if (only && caps.length === 1) return [offeredAssistance(only, money)];
  const loan = loanAfterHelp(caps, money);
  return caps.map((cap) => assistanceAtLoan(cap, money, loan));
}

/**
 * What all programs pay together toward the price, in dollars, not rounded. At most the unpaid
 * price.
 */
export function totalAssistance(applied: AppliedAssistance, money: OwnMoney): number {
  return combinedAssistance(capsOf(applied), money).reduce((sum, paid) => sum + paid, 0);
}

/**
 * What a program offers if a loan of `loan` dollars is left after all programs' help. In dollars,
 * not rounded.
 */
function assistanceAtLoan(cap: AssistanceCap, money: OwnMoney, loan: number): number {
  const share = shareOfLoan(cap);
  if (share === null) return offeredAssistance(cap, money);
  return Math.min(share * loan, cap.cap ?? Number.POSITIVE_INFINITY);
}

/** What a program offers toward the price if a loan of `loan` dollars is left. */
export function towardPriceAtLoan(cap: AssistanceCap, money: OwnMoney, loan: number): number {
  return paysOnlyClosing(cap) ? 0 : assistanceAtLoan(cap, money, loan);
}

/**
 * The loan left after all programs' help, in dollars. 0 if the help covers the unpaid price.
 *
 * All help plus the loan left after it equals the unpaid price. Help that is a percentage of the
 * loan shrinks with that loan. Dollar caps replace percentages that exceed them, lowest cap first.
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
 * Returns a program's help as a share of the loan that is made. Null if the program's help does not
 * depend on the other programs' help.
 */
function shareOfLoan({ maxPercent, percentOf }: AssistanceCap): number | null {
  return percentOf === 'loan' && maxPercent !== null && maxPercent > 0 ? maxPercent / 100 : null;
}
