import type { ProgramKind } from '../catalog/catalog-program.ts';
import type { MatchedProgram } from './matched-program.ts';

/** What the order of programs looks at, and no more: nobody can pay for a place. */
export type Ranked = Pick<
  MatchedProgram,
  'id' | 'fullName' | 'kind' | 'status' | 'hasCheck' | 'maxAmount'
>;

const kindRank: Readonly<Record<ProgramKind, number>> = {
  grant: 0,
  'forgivable-loan': 1,
  'deferred-loan': 2,
  'shared-appreciation-loan': 3,
  'repayable-loan': 4,
  'tax-credit': 5,
};

/**
 * Orders programs for a buyer: those with money now or perhaps, then waitlists and paused ones,
 * then tax credits. Within each, first those with nothing left to check, then by the money for this
 * quote, to the cent, then by how little is paid back, then by name.
 */
export function compareRank(a: Ranked, b: Ranked): number {
  return (
    group(a) - group(b) ||
    Number(a.hasCheck) - Number(b.hasCheck) ||
    cents(b) - cents(a) ||
    kindRank[a.kind] - kindRank[b.kind] ||
    compareText(a.fullName, b.fullName) ||
    a.id - b.id
  );
}

/** Whether a program is help with the down payment that may be had now. */
export function isHelpNow({ kind, status }: Pick<Ranked, 'kind' | 'status'>): boolean {
  return kind !== 'tax-credit' && status !== 'waitlist' && status !== 'paused';
}

function group(program: Ranked): number {
  if (isHelpNow(program)) return 0;
  return program.kind === 'tax-credit' ? 2 : 1;
}

/** A percent of a price is not exact; a difference below a cent is none. */
function cents({ maxAmount }: Ranked): number {
  return Math.round(maxAmount * 100);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
