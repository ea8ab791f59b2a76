import { type AssistanceCap, paysOnlyClosing } from '../../assistance/assistance.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { kindRank } from '../ranking.ts';

/** A program and the amount it pays, in dollars. */
interface Paying {
  readonly program: Pick<CatalogProgram, 'id'>;
  readonly assistanceCap: Pick<AssistanceCap, 'percentOf' | 'pays'>;
  readonly kind: CatalogProgram['kind'];
  readonly amount: number;
}

/**
 * Orders programs by who pays first if together they offer more than the unpaid price. Least to
 * repay comes first, then the largest amount, so that a program whose money is not needed pays
 * nothing. Percentages of the loan come after that. They pay nothing once no loan is left, which
 * ends the search for combinations sooner. Programs that pay only closing costs come last, because
 * they leave what the others pay alone.
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
