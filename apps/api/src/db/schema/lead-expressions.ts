import type { SQLWrapper } from 'drizzle-orm';
import { sql } from '../drizzle.ts';

/** Lead columns that the team can search. */
interface Columns {
  readonly fullName: SQLWrapper;
  readonly email: SQLWrapper;
  readonly phone: SQLWrapper;
  readonly quote: SQLWrapper;
}

// Indexes and queries must share these expressions, because PostgreSQL uses an index only on an
// exact match.

export const homePriceOf = ({ quote }: Pick<Columns, 'quote'>) =>
  sql<number>`((${quote} ->> 'homePrice')::bigint)`;

export const lowerNameOf = ({ fullName }: Pick<Columns, 'fullName'>) =>
  sql<string>`lower(${fullName})`;

export const homeStateOf = ({ quote }: Pick<Columns, 'quote'>) =>
  sql<string>`(${quote} #>> '{homeLocation,state}')`;

/** The text that a search covers, one field per line. A phone number is reduced to its digits. */
export const searchTextOf = ({ fullName, email, phone, quote }: Columns) =>
  sql<string>`(${fullName} || E'\\n' || ${email} || E'\\n' ||
    regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g') || E'\\n' ||
    coalesce(${quote} #>> '{homeLocation,city}', '') || E'\\n' ||
    coalesce(${quote} #>> '{homeLocation,zipcode}', ''))`;
