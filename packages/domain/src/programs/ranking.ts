import type { ProgramKind, Provider } from '../catalog/catalog-program.ts';
import type { MatchedProgram } from './matched-program.ts';

/** All facts that the ranking may use. No one can pay for a higher rank. */
export type Ranked = Pick<
  MatchedProgram,
  'id' | 'fullName' | 'kind' | 'provider' | 'status' | 'hasCheck' | 'maxAmount'
>;

export const kindRank: Readonly<Record<ProgramKind, number>> = {
  grant: 0,
  'forgivable-loan': 1,
  'deferred-loan': 2,
  'shared-appreciation-loan': 3,
  'repayable-loan': 4,
  'tax-credit': 5,
};

/** A lender's own product never ranks above a public agency's program with the same value. */
const providerRank: Readonly<Record<Provider, number>> = {
  public: 0,
  nonprofit: 1,
  'secondary-market': 2,
  lender: 3,
};

/**
 * Ranks programs for a buyer. Available programs come first, then waitlisted and paused programs,
 * then tax credits. Within a group, programs with nothing left to check come first, then larger
 * amounts for this quote (to the cent), then kinds with less to repay, then public agencies before
 * others, then names in order.
 */
export function compareRank(a: Ranked, b: Ranked): number {
  return (
    group(a) - group(b) ||
    Number(a.hasCheck) - Number(b.hasCheck) ||
    cents(b) - cents(a) ||
    kindRank[a.kind] - kindRank[b.kind] ||
    providerRank[a.provider] - providerRank[b.provider] ||
    compareText(a.fullName, b.fullName) ||
    a.id - b.id
  );
}

/** Whether a program is down payment assistance and is available now. */
export function isAvailableNow({ kind, status }: Pick<Ranked, 'kind' | 'status'>): boolean {
  return kind !== 'tax-credit' && status !== 'waitlist' && status !== 'paused';
}

function group(program: Ranked): number {
  if (isAvailableNow(program)) return 0;
  return program.kind === 'tax-credit' ? 2 : 1;
}

/** Rounds to cents, because a percentage of a price is not exact. */
function cents({ maxAmount: amount }: Ranked): number {
  return Math.round(amount * 100);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
