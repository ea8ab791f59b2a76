import { createRequire } from 'node:module';

/**
 * Drizzle by `require`: Node reads a package's package.json anew for each of its files that is
 * imported, and Drizzle has many files and a long package.json. By `import` that is a quarter of
 * the time of the server's start, and 100 MB.
 */
export const load = createRequire(import.meta.url);

const operators: typeof import('drizzle-orm') = load('drizzle-orm');
const columns: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core');

export const {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
} = operators;
const { customType } = columns;
export const {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} = columns;

/** Bytes; PGlite gives a Uint8Array where node-postgres gives a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => bytes,
  fromDriver: (bytes) => Buffer.from(bytes),
});
