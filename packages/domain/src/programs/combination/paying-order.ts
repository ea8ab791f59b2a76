import { type AssistanceCap, paysOnlyClosing } from '../../assistance/assistance.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { kindRank } from '../ranking.ts';

/** A program and the amount that it pays, in dollars. */
interface Paying {
  readonly program: Pick<CatalogProgram, 'id'>;
  readonly assistanceCap: Pick<AssistanceCap, 'percentOf' | 'pays'>;
  readonly kind: CatalogProgram['kind'];
  readonly amount: number;
}

/**
 * Compares programs by the order in which they pay. The order matters if the programs together
 * offer more than the unpaid price. Programs with the least to repay pay first, then those with the
 * largest amount, so that programs whose money is not needed pay nothing. Programs that pay a
 * percentage of the loan come next. They pay nothing if no loan is left, which ends the search for
 * combinations sooner. Programs that pay only closing costs come last, because they do not affect
 * the other programs' amounts.
 */
export function comparePaying(a: Paying, b: Paying): number {
  return (
    turnOf(a) - turnOf(b) ||
    kindRank[a.kind] - kindRank[b.kind] ||
    b.amount - a.amount ||
    a.program.id - b.program.id
  );
}

function turnOf({ assistanceCap }: Paying): number {
  if (paysOnlyClosing(assistanceCap)) return 2;
  return assistanceCap.percentOf === 'loan' ? 1 : 0;
}
