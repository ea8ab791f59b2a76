import type { CatalogProgram, Repayment } from '../catalog/catalog-program.ts';

/** The facts about a program that determine what its assistance costs the buyer. */
export type AssistanceTerms = Pick<CatalogProgram, 'kind' | 'repayment'>;

/** A missing term that makes a cost unknown. The buyer has to ask the agency about it. */
export type UnknownTerm =
  /** How the assistance is repaid. */
  | 'repayment'
  /** When the assistance is due. */
  | 'due'
  /** Whether and when the assistance is forgiven. */
  | 'forgiveness'
  /** The rate or the term of the monthly payments. */
  | 'payment'
  /** When the monthly payments start, if interest accrues before the first payment. */
  | 'payment-start'
  /** The agency's share of the home's appreciation. */
  | 'appreciation-share';

/** A cost that is unknown. Do not treat it as zero. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly term: UnknownTerm;
}

/** Whether the assistance is repaid every month. */
export function isPaidMonthly({ kind, repayment }: AssistanceTerms): boolean {
  return kind === 'repayable-loan' || repayment?.monthly != null;
}

/**
 * Whether the buyer never owes anything, because the assistance is an income tax credit or a grant
 * without conditions.
 */
export function isFree({ kind, repayment }: AssistanceTerms): boolean {
  if (kind === 'tax-credit') return true;
  if (kind !== 'grant') return false;
  return !repayment || (repayment.dueOn.length === 0 && !repayment.forgiven);
}

/**
 * Returns the first missing term that makes the balance of deferred assistance unknown. Undefined
 * if no term is missing.
 */
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
