import { isFundingOpen, type MatchedProgram } from '@latchkey/domain';
import type { RowEffect } from './row-effect.ts';

/** A program and its effect on the buyer's figures. */
export interface Row<Program = MatchedProgram> {
  readonly program: Program;
  readonly effect: RowEffect | null;
}

export const sorts = ['best', 'amount', 'payment', 'owed'] as const;
export type Sort = (typeof sorts)[number];

/** Sorts rows. `best` keeps the server's rank order. Rows with unknown figures are last. */
export function sorted(rows: readonly Row[], sort: Sort): readonly Row[] {
  return sort === 'best' ? rows : [...rows].sort((a, b) => sortKey(a, sort) - sortKey(b, sort));
}

function sortKey({ program, effect }: Row, sort: Exclude<Sort, 'best'>): number {
  switch (sort) {
    case 'amount':
      return -program.maxAmount;
    case 'payment':
      return effect?.monthlyChange ?? Number.MAX_VALUE;
    case 'owed':
      return effect && effect.owed.kind !== 'unknown' ? effect.owed.dollars : Number.MAX_VALUE;
  }
}

export const filterNames = ['grants', 'noPayment', 'open', 'public', 'closing'] as const;
export type FilterName = (typeof filterNames)[number];

/** Whether a row passes a filter. */
export function passes({ program, effect }: Row, filter: FilterName, today: string): boolean {
  switch (filter) {
    case 'grants':
      return program.kind === 'grant';
    case 'noPayment':
      return effect !== null && effect.ownPayment.kind === 'none';
    case 'open':
      return isFundingOpen(program, today);
    case 'public':
      return program.provider === 'public';
    case 'closing':
      return program.pays === 'closing' || program.pays === 'both';
  }
}

/** The list offers a filter only if the filter removes at least this many rows. */
const LEAST_REMOVED = 2;

/** A filter and the number of rows that pass it. */
export interface Filter {
  readonly name: FilterName;
  readonly count: number;
}

/** Returns the filters that are useful for these rows. */
export function offeredFilters(rows: readonly Row[], today: string): Filter[] {
  return filterNames
    .map((name) => ({ name, count: rows.filter((row) => passes(row, name, today)).length }))
    .filter(({ count }) => count > 0 && rows.length - count >= LEAST_REMOVED);
}
