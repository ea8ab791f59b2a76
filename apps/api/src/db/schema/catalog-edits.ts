import type { FactName, StoredFacts } from '@latchkey/domain';
import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Operators' edits to facts, which override the catalog's files. An undone edit stays as history.
 */
export const catalogEdits = pgTable(
  'catalog_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Sequence number in commit order, because each writer locks the catalog. */
    number: integer().notNull().unique('catalog_edits_number_unique'),
    slug: text().notNull(),
    fact: text().$type<FactName>().notNull(),
    /** The value in the catalog file when the operator made the edit. */
    fileValue: jsonb(),
    /** The value that the edit replaced, which came from the file or from an earlier edit. */
    before: jsonb(),
    value: jsonb(),
    /** URL of the source. Null if the agency itself stated the value. */
    sourceUrl: text(),
    /**
     * The host of the email address from which the agency made the statement. Null for an editor's
     * edit.
     */
    saidBy: text(),
    /** The date of the value. */
    sourceDay: date({ mode: 'string' }).notNull(),
    /** The exact words of the source. Null if the editor did not copy any. */
    quote: text(),
    /** The version of Latchkey in which the edit was made. Null for an edit from before 0.2.0. */
    release: text(),
    /**
     * The editor's user ID. Not a foreign key, because the edit outlives the account. Null for an
     * imported edit, and for an agency's own statement.
     */
    editorId: uuid(),
    createdAt: moment().notNull(),
    undoneAt: moment(),
    undoneBy: uuid(),
  },
  ({ slug }) => [index('catalog_edits_slug_index').on(slug)],
);

/**
 * Every change to a fact that buyers see. Notices to buyers list these changes. Rows are never
 * changed. The IDs increase in commit order without gaps, because each writer locks the catalog.
 */
export const catalogFactChanges = pgTable(
  'catalog_fact_changes',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    /** The fact, or `program` if a whole program was added or removed. */
    fact: text().$type<FactName | 'program'>().notNull(),
    oldValue: jsonb(),
    newValue: jsonb(),
    /**
     * URL of the source. Null if the program has no dated source, or if the agency itself stated
     * the value.
     */
    sourceUrl: text(),
    /** The date of the new value. */
    sourceDay: date({ mode: 'string' }).notNull(),
    cause: text({ enum: ['edit', 'undo', 'files'] }).notNull(),
    /** The edit that was made or undone. Null if the change came from the files. */
    editId: uuid(),
    createdAt: moment().notNull(),
  },
  ({ slug, createdAt }) => [
    index('catalog_fact_changes_slug_index').on(slug),
    index('catalog_fact_changes_created_at_index').on(createdAt),
  ],
);

/**
 * Each program's facts as buyers last saw them. When a new release starts, the server compares its
 * files with these facts.
 */
export const catalogServed = pgTable('catalog_served', {
  slug: text().primaryKey(),
  /**
   * SHA-256 hash of the facts. At startup, the server reads a program's facts only if the hash
   * changed.
   */
  digest: text().notNull(),
  facts: jsonb().$type<StoredFacts>().notNull(),
});
