import type { QuoteChange } from '@latchkey/domain';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { users } from './accounts.ts';
import { outboxColumns } from './outbox-columns.ts';
import { quotes } from './quotes.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Subscriptions to notices. The owner is a user, or an email address without an account. An ended
 * subscription stays for some weeks, so that links in old emails still work.
 */
export const noticeSubscriptions = pgTable(
  'notice_subscriptions',
  {
    id: uuid().primaryKey(),
    /** The user who owns the subscription. Null for an email address without an account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The subscriber's email address, in lower case. Null for a user, because the account has the
     * address.
     */
    email: text(),
    /**
     * The topic of the notices. `weekly` covers all saved quotes. A user without a `weekly` row
     * also gets weekly notices.
     */
    kind: text({ enum: ['program', 'quote', 'correction', 'weekly'] }).notNull(),
    /** The program's slug, the quote's ID or the task's ID. Empty for `weekly`. */
    subject: text().notNull(),
    /** Language of the page where the person subscribed, such as `es`. */
    language: text().notNull(),
    /**
     * State of the buyer's home. The state's time zone determines when notices are sent. Null if
     * the state is unknown.
     */
    state: text(),
    /** The latest fact change that the person was notified about. */
    throughChange: integer().notNull(),
    /** SHA-256 hash of the token that confirms the email address. Null for a user. */
    confirmHash: text().unique('notice_subscriptions_confirm_unique'),
    createdAt: moment().notNull(),
    /** When the subscriber confirmed the email address. Null until then. */
    confirmedAt: moment(),
    /** When the server wrote the last notice. */
    noticedAt: moment(),
    endedAt: moment(),
  },
  ({ userId, email, kind, subject, endedAt }) => [
    unique('notice_subscriptions_owner_unique').on(userId, email, kind, subject).nullsNotDistinct(),
    index('notice_subscriptions_subject_index').on(kind, subject),
    index('notice_subscriptions_ended_index').on(endedAt),
  ],
);

/** Emails to subscribers. Each row has its own job. */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => noticeSubscriptions.id, { onDelete: 'cascade' }),
    /**
     * `confirm` asks the reader to confirm the email address. `changes` lists what changed.
     * `outcome` says that we checked a correction.
     */
    kind: text({ enum: ['confirm', 'changes', 'outcome'] }).notNull(),
    /** The latest fact change that the notice includes. */
    throughChange: integer().notNull(),
    /** The week of the average mortgage rate in the notice. Empty if the notice has no rate. */
    rateWeek: text().notNull().default(''),
    /**
     * Content of the notice, validated with the schema of the notice's kind on every write and
     * read.
     */
    content: jsonb().notNull(),
    ...outboxColumns(),
  },
  ({ subscriptionId, kind, throughChange, rateWeek, state, createdAt }) => [
    uniqueIndex('notices_once_index')
      .on(subscriptionId, kind, throughChange, rateWeek)
      .where(sql`${kind} <> 'confirm'`),
    index('notices_state_index').on(state, createdAt),
  ],
);

/** Tokens for unsubscribe links. Each email has its own token. */
export const noticeEndTokens = pgTable(
  'notice_end_tokens',
  {
    /**
     * SHA-256 hash of the token in the email. The token ends every subscription that the email
     * covers.
     */
    tokenHash: text().notNull(),
    subscriptionId: uuid()
      .notNull()
      .references(() => noticeSubscriptions.id, { onDelete: 'cascade' }),
  },
  ({ tokenHash, subscriptionId }) => [
    primaryKey({ columns: [tokenHash, subscriptionId] }),
    index('notice_end_tokens_subscription_index').on(subscriptionId),
  ],
);

/**
 * The changes to a saved quote since the buyer last saved it or was last notified. A quote without
 * changes has no row.
 */
export const quoteRuns = pgTable(
  'quote_runs',
  {
    quoteId: uuid()
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** When the buyer last saved the quote or was last notified of changes. */
    knownAt: moment().notNull(),
    /** The latest fact change at that time. */
    throughChange: integer().notNull(),
    /** The average 30-year rate at that time, in percent. */
    averageRate: doublePrecision().notNull(),
    /** The changes since that time, or the changes in the last notice. Null if nothing changed. */
    changes: jsonb().$type<QuoteChange[]>(),
    /** When a run last found changes. */
    foundAt: moment(),
  },
  ({ foundAt }) => [index('quote_runs_found_index').on(foundAt)],
);
