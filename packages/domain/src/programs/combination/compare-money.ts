import { ProgramKind } from '../../catalog/catalog-program.ts';
import { kindRank } from '../ranking.ts';

/** A program's kind and the amount that it pays, in dollars. */
interface Paid {
  readonly kind: ProgramKind;
  readonly amount: number;
}

/** Kinds of assistance that must be repaid, with the hardest to repay first. Excludes grants. */
const repaidKinds = ProgramKind.options
  .filter((kind) => kind !== 'grant')
  .sort((a, b) => kindRank[b] - kindRank[a]);

/**
 * Compares sets of programs by the money that they pay, best first. The set with the larger total
 * comes first, compared to the cent. If the totals are equal, the set with less money of the kind
 * that is hardest to repay comes first. If these amounts are equal too, the next kind is compared.
 */
export function compareMoney(a: readonly Paid[], b: readonly Paid[]): number {
  const byTotal = cents(b) - cents(a);
  if (byTotal !== 0) return byTotal;
  for (const kind of repaidKinds) {
    const isKind = (paid: Paid) => paid.kind === kind;
    const byKind = cents(a.filter(isKind)) - cents(b.filter(isKind));
    if (byKind !== 0) return byKind;
  }
  return 0;
}

/**
 * Returns the total in cents. The total is rounded, because percentages lead to inexact amounts.
 */
function cents(paid: readonly Paid[]): number {
  return Math.round(paid.reduce((sum, { amount }) => sum + amount, 0) * 100);
}
