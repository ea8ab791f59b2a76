import { fromStored, type QuoteAnswers, toStored, type Versioned } from '@latchkey/domain';
import { customType } from '../drizzle.ts';

type StoredAnswers = QuoteAnswers & Versioned;

/**
 * A quote's answers as JSON, with the version of the questions. Reading an old row fills in the
 * default answer to each question that was added later.
 */
export const storedAnswers = customType<{
  data: QuoteAnswers;
  driverData: StoredAnswers | string;
}>({
  dataType: () => 'jsonb',
  toDriver: (answers) => JSON.stringify(toStored(answers)),
  fromDriver: (stored) => fromStored(parsed(stored)),
});

/** Parses stored answers, because some drivers return JSON as text. */
function parsed(stored: StoredAnswers | string): StoredAnswers {
  return typeof stored === 'string' ? JSON.parse(stored) : stored;
}
