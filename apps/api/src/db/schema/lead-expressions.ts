import type { SQLWrapper } from 'drizzle-orm';
import { sql } from '../drizzle.ts';

/** The lead columns in these expressions. */
interface Columns {
  readonly fullName: SQLWrapper;
  readonly email: SQLWrapper;
  readonly phone: SQLWrapper;
  readonly quote: SQLWrapper;
  readonly dueOn: SQLWrapper;
  readonly source: SQLWrapper;
}

// Indexes and queries must share these expressions. PostgreSQL uses an index only if the expression
// is exactly the same.

export const homePriceOf = ({ quote }: Pick<Columns, 'quote'>) =>
  sql<number>`((${quote} ->> 'homePrice')::bigint)`;

export const lowerNameOf = ({ fullName }: Pick<Columns, 'fullName'>) =>
  sql<string>`lower(${fullName})`;

export const homeStateOf = ({ quote }: Pick<Columns, 'quote'>) =>
  sql<string>`(${quote} #>> '{homeLocation,state}')`;

/** SQL expression for the due date to sort by. Leads without a due date come last. */
export const dueOrderOf = ({ dueOn }: Pick<Columns, 'dueOn'>) =>
  sql<string>`coalesce(${dueOn}, '9998-12-31'::date)`;

/**
 * SQL expression for the phone number without punctuation or country code. Null if the lead has no
 * number.
 */
export const phoneKeyOf = ({ phone }: Pick<Columns, 'phone'>) =>
  sql<string | null>`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`;

/** SQL expression for the campaign labels of the link that the visitor followed, one per line. */
export const sourceTextOf = ({ source }: Pick<Columns, 'source'>) =>
  sql<string>`(coalesce(${source} ->> 'source', '') || E'\\n' ||
    coalesce(${source} ->> 'medium', '') || E'\\n' ||
    coalesce(${source} ->> 'campaign', '') || E'\\n' ||
    coalesce(${source} ->> 'content', '') || E'\\n' ||
    coalesce(${source} ->> 'term', '') || E'\\n' ||
    coalesce(${source} ->> 'partner', ''))`;

/**
 * SQL expression for the text that a search covers, one field per line. A phone number is reduced
 * to its digits.
 */
export const searchTextOf = ({
  fullName,
  email,
  phone,
  quote,
}: Pick<Columns, 'fullName' | 'email' | 'phone' | 'quote'>) =>
  sql<string>`(${fullName} || E'\\n' || ${email} || E'\\n' ||
    regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g') || E'\\n' ||
    coalesce(${quote} #>> '{homeLocation,city}', '') || E'\\n' ||
    coalesce(${quote} #>> '{homeLocation,zipcode}', ''))`;
