import type { ChosenPrograms, KnownFacts } from '@latchkey/domain';
import { date, index, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import { users } from './accounts.ts';
import { storedAnswers } from './stored-answers.ts';

/** Quotes that users saved in their accounts. Every query filters by owner. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Null once the quote is deleted. The remaining row distinguishes a late copy from a new quote.
     */
    answers: storedAnswers(),
    /** Short answers next to the quote. Null if the buyer gave none, or the quote is deleted. */
    knownFacts: jsonb().$type<KnownFacts>(),
    /**
     * The buyer's day of the last request for pre-approval with this quote, and nothing else about
     * the lead. Null if no request was sent, or the quote is deleted.
     */
    requestSentOn: date({ mode: 'string' }),
    /** The programs that this request counted. Null if it named none, or the quote is deleted. */
    chosenPrograms: jsonb().$type<ChosenPrograms>(),
    /** Language of the page that saved it, such as `es`. Null for quotes stored by older versions. */
    language: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  ({ userId, updatedAt, deletedAt }) => [
    index('quotes_newest_index').on(userId, updatedAt.desc()),
    index('quotes_deleted_index').on(deletedAt),
  ],
);
