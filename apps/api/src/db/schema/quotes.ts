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
     * The quote's answers. Null once the quote is deleted. The row stays, so that the server can
     * distinguish a late copy of the deleted quote from a new quote.
     */
    answers: storedAnswers(),
    /**
     * Short answers that the buyer gave in addition to the quote. Null if the buyer gave none, or
     * the quote was deleted.
     */
    knownFacts: jsonb().$type<KnownFacts>(),
    /**
     * The day of the last pre-approval request with this quote, in the buyer's time zone. The quote
     * stores nothing else about the lead. Null if no request was sent or the quote was deleted.
     */
    requestSentOn: date({ mode: 'string' }),
    /**
     * The programs in the last pre-approval request. Null if the request had no programs, or the
     * quote was deleted.
     */
    chosenPrograms: jsonb().$type<ChosenPrograms>(),
    /**
     * Language of the page with the quote, such as `es`. Null for quotes stored by older versions.
     */
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
