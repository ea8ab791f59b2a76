import { type LeadFilter, type LeadSort, leadIdsWith } from '@latchkey/contract';
import type { SQL } from 'drizzle-orm';
import {
  and,
  asc,
  between,
  desc,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from '../../db/drizzle.ts';
import {
  dueOrderOf,
  homePriceOf,
  homeStateOf,
  lowerNameOf,
  searchTextOf,
  sourceTextOf,
} from '../../db/schema/lead-expressions.ts';
import { leads } from '../../db/schema.ts';
import { isOpen, isUnassigned } from '../../leads/officers/repository.ts';
import type { Lead } from '../../leads/repository.ts';

/** A lead's position in the sort order. Leads with the same value are sorted by ID. */
export interface ListPosition {
  readonly value: string;
  readonly id: string;
}

/** A date after every due date. {@link dueOrderOf} uses the same date. */
const NEVER = '9998-12-31';
const DAY = 24 * 60 * 60 * 1000;

const homePrice = homePriceOf(leads);
const fullName = lowerNameOf(leads);
const homeState = homeStateOf(leads);
const searchText = searchTextOf(leads);
const sourceText = sourceTextOf(leads);
const dueOrder = dueOrderOf(leads);

/** Returns a sort order's column and direction. */
function sortOf(sort: LeadSort) {
  const isDescending = sort.startsWith('-');
  switch (sort) {
    case 'createdAt':
    case '-createdAt':
      return { column: leads.createdAt, isDescending };
    case 'homePrice':
    case '-homePrice':
      return { column: homePrice, isDescending };
    case 'fullName':
      return { column: fullName, isDescending };
    case 'dueOn':
      return { column: dueOrder, isDescending };
  }
}

/** Returns a lead's position in a sort order. */
export function positionOf(
  sort: LeadSort,
  { id, createdAt, fullName: name, quote, dueOn }: Lead,
): ListPosition {
  switch (sort) {
    case 'createdAt':
    case '-createdAt':
      return { id, value: createdAt.toISOString() };
    case 'homePrice':
    case '-homePrice':
      return { id, value: String(quote.homePrice) };
    case 'fullName':
      return { id, value: name };
    case 'dueOn':
      return { id, value: dueOn ?? NEVER };
  }
}

/** The direction in which a list is read. */
export type ReadDirection = 'forward' | 'backward';

/** Returns the columns to order by, so that the lead closest to a position comes first. */
export function orderOf(sort: LeadSort, direction: ReadDirection = 'forward'): SQL[] {
  const { column, isDescending } = sortOf(sort);
  const order = isDescending === (direction === 'forward') ? desc : asc;
  return [order(column), order(leads.id)];
}

/**
 * SQL condition for the leads after a position in a sort order, or before it when reading backward.
 */
export function beyond(
  sort: LeadSort,
  { value, id }: ListPosition,
  direction: ReadDirection = 'forward',
): SQL {
  const { column, isDescending } = sortOf(sort);
  const start = valueIn(sort, value);
  return isDescending === (direction === 'forward')
    ? sql`(${column}, ${leads.id}) < (${start}, ${id}::uuid)`
    : sql`(${column}, ${leads.id}) > (${start}, ${id}::uuid)`;
}

function valueIn(sort: LeadSort, value: string): SQL {
  switch (sort) {
    case 'createdAt':
    case '-createdAt':
      return sql`${value}::timestamptz`;
    case 'homePrice':
    case '-homePrice':
      return sql`${value}::bigint`;
    case 'fullName':
      return sql`lower(${value})`;
    case 'dueOn':
      return sql`${value}::date`;
  }
}

/** A filter in which the operator's own ID replaces the officer `mine`. */
export type KnownFilter = Omit<LeadFilter, 'officer'> & { readonly officer?: string | undefined };

/** SQL condition for the leads that match a filter. */
export function matchesFilter(filter: KnownFilter) {
  const { search, state, status, from, to, suspected, officer, dueOn, dueBefore, source } = filter;
  return and(
    search ? matches(search) : undefined,
    state ? eq(homeState, state) : undefined,
    status ? eq(leads.status, status) : undefined,
    from ? gte(leads.createdAt, new Date(from)) : undefined,
    to ? lt(leads.createdAt, new Date(new Date(to).getTime() + DAY)) : undefined,
    suspected === 'yes' ? isNotNull(leads.suspicion) : undefined,
    suspected === 'no' ? isNull(leads.suspicion) : undefined,
    officer === 'unassigned' ? isUnassigned : undefined,
    officer && officer !== 'unassigned' ? eq(leads.officerId, officer) : undefined,
    dueOn ? and(eq(dueOrder, dueOn), isOpen) : undefined,
    dueBefore ? and(lt(dueOrder, dueBefore), isOpen) : undefined,
    source ? and(isNotNull(leads.source), ilike(sourceText, partOf(source))) : undefined,
  );
}

function matches(search: string): SQL | undefined {
  const part = partOf(search);
  const digits = search.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 4 && !/[\p{L}@]/u.test(search);
  const ids = leadIdsWith(search);
  return or(
    ilike(searchText, part),
    isNumber ? ilike(searchText, `%${digits}%`) : undefined,
    ids ? between(leads.id, ids.lowest, ids.highest) : undefined,
  );
}

/** Returns an SQL pattern that matches text containing `text`. */
function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
