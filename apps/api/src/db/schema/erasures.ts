import type { ErasureEvent } from '@latchkey/contract';
import { jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import { outboxColumns } from './outbox-columns.ts';

/**
 * Messages that tell the team and the webhooks which leads were erased. A row contains only IDs, and
 * is deleted when it is sent. Each row has its own job.
 */
export const erasureMessages = pgTable('erasure_messages', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: ['team-mail', 'webhook'] }).notNull(),
  event: text().$type<ErasureEvent>().notNull(),
  /** IDs of the erased leads. A webhook gets one message for each lead. */
  leadIds: jsonb().$type<string[]>().notNull(),
  /** Recipient: an email address of the team or a webhook URL. */
  target: text().notNull(),
  /**
   * When the message may be sent: after the end of any attempt that may still be sending the lead.
   */
  sendAfter: timestamp({ withTimezone: true }).notNull(),
  ...outboxColumns(),
});
