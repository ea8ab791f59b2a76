import { index, pgTable, timestamp, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { storedAnswers } from './stored-answers.ts';

/** The quotes that people keep in their accounts. Every query names the owner. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the quote is deleted: the row that is left tells a late copy from a new quote. */
    answers: storedAnswers(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  ({ userId, updatedAt, deletedAt }) => [
    index('quotes_newest_index').on(userId, updatedAt.desc()),
    index('quotes_deleted_index').on(deletedAt),
  ],
);
