import { date, pgTable, text, unique, uuid } from '../drizzle.ts';
import { outboxColumns } from './outbox-columns.ts';

/**
 * Morning emails to the team about its leads. A row records only that a recipient got the email on
 * a certain day. The server composes the email just before it is sent.
 */
export const leadDigests = pgTable(
  'lead_digests',
  {
    id: uuid().primaryKey(),
    /** The day of the email, in the team's time zone. */
    day: date().notNull(),
    /** The recipient: an operator's ID, or one of the team's addresses. */
    recipient: text().notNull(),
    /** The operator who gets the email. Null if the recipient is one of the team's addresses. */
    operatorId: uuid(),
    ...outboxColumns(),
  },
  ({ day, recipient }) => [unique('lead_digests_recipient_unique').on(day, recipient)],
);
