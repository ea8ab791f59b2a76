import { integer, text, timestamp } from '../drizzle.ts';

const moment = () => timestamp({ withTimezone: true });

/** The columns of a table whose rows are sent by jobs. */
export const outboxColumns = () => ({
  state: text({ enum: ['waiting', 'delivered', 'given-up', 'stopped'] })
    .notNull()
    .default('waiting'),
  attempts: integer().notNull().default(0),
  /**
   * The last error, as our server describes it. The receiving server's own message may contain an
   * address.
   */
  problem: text(),
  createdAt: moment().notNull(),
  /** When the last attempt started. */
  triedAt: moment(),
  deliveredAt: moment(),
});
