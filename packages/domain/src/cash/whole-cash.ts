import type { CashNeeded } from './cash-needed.ts';

/** The names of the amounts that make up the cash that the buyer pays at closing. */
type CashPartName = Exclude<keyof CashNeeded, 'plan' | 'assistance' | 'total'>;

/** The cash at closing in whole dollars, as pages show it. */
type WholeCash = Readonly<Record<CashPartName | 'total', number>>;

/** The amounts that may absorb the rounding difference, least certain amount first. */
const takers = ['prepaidInterest', 'closingCosts', 'taxesAndInsurance', 'lenderFees'] as const;

/**
 * Rounds dollars up, so that the buyer never has too little. Ignores fractions of a cent, because
 * floating-point sums are not exact.
 */
export function roundedUp(dollars: number): number {
  return Math.ceil(Number(dollars.toFixed(2)));
}

/**
 * Rounds the cash at closing to whole dollars that add up. The total is rounded up, and the other
 * amounts are rounded to the nearest dollar. The prepaid interest absorbs the difference. Without
 * prepaid interest, another estimated amount absorbs it.
 *
 * @param help what each program pays toward closing costs. The page shows it rounded to the nearest
 * dollar
 */
export function wholeCash(
  needed: CashNeeded,
  help: readonly { readonly towardClosing: number }[],
): WholeCash {
  const parts = {
    downPayment: Math.round(needed.downPayment),
    taxesAndInsurance: Math.round(needed.taxesAndInsurance),
    closingCosts: Math.round(needed.closingCosts),
    points: Math.round(needed.points),
    lenderFees: Math.round(needed.lenderFees),
    prepaidInterest: Math.round(needed.prepaidInterest),
    openingFee: Math.round(needed.openingFee),
  };
  const total = roundedUp(needed.total);
  const paid = help.reduce((sum, { towardClosing }) => sum + Math.round(towardClosing), 0);
  const sum = Object.values(parts).reduce((added, dollars) => added + dollars, -paid);
  const remainder = total - sum;
  const taker =
    takers.find((name) => needed[name] > 0 && parts[name] + remainder > 0) ?? 'downPayment';
  return { ...parts, [taker]: parts[taker] + remainder, total };
}
