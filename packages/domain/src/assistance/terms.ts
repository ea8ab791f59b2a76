import type { CatalogProgram, Repayment } from '../catalog/catalog-program.ts';

/** What the cost of help is read from: a program of the catalog, of a match or by itself. */
export type AssistanceTerms = Pick<CatalogProgram, 'kind' | 'repayment'>;

/** Why the cost of help cannot be told: what to ask the agency. */
export type UnknownTerm =
  /** How it is paid back at all. */
  | 'repayment'
  /** When it falls due. */
  | 'due'
  /** Whether and when it is forgiven. */
  | 'forgiveness'
  /** Rate or term of the monthly payments. */
  | 'payment'
  /** When monthly payments start, where interest runs before them. */
  | 'payment-start'
  /** The share of the home's rise in value. */
  | 'appreciation-share';

/** A cost that cannot be told, which is never a zero. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly term: UnknownTerm;
}

/** Whether help is paid back each month. */
export function isPaidMonthly({ kind, repayment }: AssistanceTerms): boolean {
  return kind === 'repayable-loan' || repayment?.monthly != null;
}

/** Whether nothing is ever owed on help: a credit on income tax, a grant without conditions. */
export function isFree({ kind, repayment }: AssistanceTerms): boolean {
  if (kind === 'tax-credit') return true;
  if (kind !== 'grant') return false;
  return !repayment || (repayment.dueOn.length === 0 && !repayment.forgiven);
}

/** The first thing that is missing to tell what is owed on help that waits until the home is sold. */
export function missingTerm(
  kind: AssistanceTerms['kind'],
  { dueOn, forgiven, appreciationSharePercent }: Repayment,
): UnknownTerm | undefined {
  const endsWithTime = kind === 'forgivable-loan' || kind === 'grant';
  if (dueOn.length === 0) return 'due';
  if (endsWithTime && !forgiven) return 'forgiveness';
  if (kind === 'shared-appreciation-loan' && appreciationSharePercent === null) {
    return 'appreciation-share';
  }
  return undefined;
}
