import type { QuoteAnswers } from '@latchkey/domain';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';

/** Requests for pre-approval: who asks, and the quote as it stood. */
export const leads = pgTable('leads', {
  id: uuid().primaryKey().defaultRandom(),
  idempotencyKey: uuid().notNull().unique('leads_idempotency_key_unique'),
  /** SHA-256 of the request, to tell a retry from another request with the same key. */
  fingerprint: text().notNull(),
  fullName: text().notNull(),
  email: text().notNull(),
  phone: text(),
  quote: jsonb().$type<QuoteAnswers>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * Leave to be called or texted, given or withdrawn. Rows are only ever added.
 *
 * @see 47 CFR 64.1200(f)(9): what a written consent must show
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    channel: text({ enum: ['call', 'text'] }).notNull(),
    isGiven: boolean().notNull(),
    phone: text().notNull(),
    textVersion: text().notNull(),
    /** The very words that stood beside the box. */
    wording: text().notNull(),
    page: text(),
    remoteAddress: text().notNull(),
    userAgent: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  ({ leadId }) => [index('consents_lead_id_index').on(leadId)],
);
