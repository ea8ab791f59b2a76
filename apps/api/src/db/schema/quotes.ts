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
    /** Short answers stored with the quote. Null if none were given or the quote was deleted. */
    knownFacts: jsonb().$type<KnownFacts>(),
    /**
     * The day, in the buyer's time zone, of the last pre-approval request with this quote. Contains
     * nothing else about the lead. Null if no request was sent or the quote was deleted.
     */
    requestSentOn: date({ mode: 'string' }),
    /** The programs included in this request. Null if it named none or the quote was deleted. */
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
