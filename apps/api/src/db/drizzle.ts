import { createRequire } from 'node:module';

export type { SQL } from 'drizzle-orm';

/**
 * Loads Drizzle with `require`. With `import`, Node reads package.json again for each imported
 * file. Drizzle has many files and a long package.json, so `import` would take 100 MB and a quarter
 * of the startup time.
 */
export const load = createRequire(import.meta.url);

const operators: typeof import('drizzle-orm') = load('drizzle-orm');
const columns: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core');

export const {
  and,
  asc,
  between,
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
  max,
  min,
  ne,
  not,
  notInArray,
  or,
  sql,
} = operators;
export const {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = columns;

/** Binary data. PGlite returns a Uint8Array, and node-postgres returns a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => bytes,
  fromDriver: (bytes) => Buffer.from(bytes),
});
