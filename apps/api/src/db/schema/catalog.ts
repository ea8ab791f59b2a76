import type { CatalogTask } from '@latchkey/domain';
import {
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';

const moment = () => timestamp({ withTimezone: true });

/** Tasks to check programs' facts. A closed task stays as history. */
export const catalogTasks = pgTable(
  'catalog_tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    programSlug: text().notNull(),
    kind: text().$type<CatalogTask['kind']>().notNull(),
    /**
     * The subject of the task, such as a URL. A program has at most one open task for each kind and
     * subject.
     */
    subject: text().notNull(),
    /**
     * Details of the task, validated with the schema of the task's kind on every write and read.
     */
    details: jsonb().notNull(),
    /**
     * Keyed hash of the network that reported a wrong fact, to limit the network's open reports.
     * Null for other tasks, and for closed tasks.
     */
    networkHash: text(),
    createdAt: moment().notNull(),
    closedAt: moment(),
    /**
     * The operator who closed the task. Not a foreign key, because the task outlives the account.
     */
    closedBy: uuid(),
    /** How the task was closed. Null for an open task. */
    outcome: text({ enum: ['changed', 'not-changed'] }),
  },
  ({ programSlug, kind, subject, closedAt }) => [
    uniqueIndex('catalog_tasks_open_index')
      .on(programSlug, kind, subject)
      .where(sql`${closedAt} is null`),
    index('catalog_tasks_program_index').on(programSlug),
  ],
);

/** The last response from each website and source in the catalog. */
export const linkChecks = pgTable('link_checks', {
  address: text().primaryKey(),
  /** Status, final URL and hash of the last response. Null before the first response. */
  status: integer(),
  finalAddress: text(),
  hash: text(),
  askedAt: moment().notNull(),
  /** Number of failed link checks in a row. 0 after a response. */
  failures: integer().notNull(),
  /** Why the last check got no response. */
  problem: text(),
});
