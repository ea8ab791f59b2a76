import type { SQLWrapper } from 'drizzle-orm';
import { sql } from '../drizzle.ts';

/** Columns of leads by which the team looks for one. */
interface Columns {
  readonly fullName: SQLWrapper;
  readonly email: SQLWrapper;
  readonly phone: SQLWrapper;
  readonly quote: SQLWrapper;
}

// Indexes and queries must say these in the very same words, or no index is used.

export const homePriceOf = ({ quote }: Pick<Columns, 'quote'>) =>
  sql<number>`((${quote} ->> 'homePrice')::bigint)`;

export const lowerNameOf = ({ fullName }: Pick<Columns, 'fullName'>) =>
  sql<string>`lower(${fullName})`;

export const homeStateOf = ({ quote }: Pick<Columns, 'quote'>) =>
  sql<string>`(${quote} #>> '{homeLocation,state}')`;

/** All that a search looks into, a line for each; of a phone number the digits. */
export const searchTextOf = ({ fullName, email, phone, quote }: Columns) =>
  sql<string>`(${fullName} || E'\\n' || ${email} || E'\\n' ||
    regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g') || E'\\n' ||
    coalesce(${quote} #>> '{homeLocation,city}', '') || E'\\n' ||
    coalesce(${quote} #>> '{homeLocation,zipcode}', ''))`;
