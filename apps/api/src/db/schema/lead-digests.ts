import { date, integer, pgTable, text, timestamp, unique, uuid } from '../drizzle.ts';

const moment = () => timestamp({ withTimezone: true });

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
    state: text({ enum: ['waiting', 'delivered', 'stopped'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The last error, in our own words, because a server's message may repeat an address. */
    problem: text(),
    createdAt: moment().notNull(),
    triedAt: moment(),
    deliveredAt: moment(),
  },
  ({ day, recipient }) => [unique('lead_digests_recipient_unique').on(day, recipient)],
);
