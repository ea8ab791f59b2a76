import { date, pgTable, text, unique, uuid } from '../drizzle.ts';
import { outboxColumns } from './outbox-columns.ts';

/**
 * Morning emails to the team about its leads. They are written when they are sent: a row only says
 * that the recipient got one on a day.
 */
export const leadDigests = pgTable(
  'lead_digests',
  {
    id: uuid().primaryKey(),
    /** Day in the team's time zone. */
    day: date().notNull(),
    /** An operator's ID, or an address of the team. */
    recipient: text().notNull(),
    /** Null for an address of the team. */
    operatorId: uuid(),
    ...outboxColumns(),
  },
  ({ day, recipient }) => [unique('lead_digests_recipient_unique').on(day, recipient)],
);
