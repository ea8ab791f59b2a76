import * as z from 'zod/mini';
import { Day } from './day.ts';
import { Name } from './schema-parts.ts';
import { maxLengths } from './text-lengths.ts';

/**
 * One short sentence, quoted word for word, on one line and without surrounding quotation marks.
 */
export const QuotedWords = z.string().check(
  z.minLength(1),
  z.maxLength(maxLengths.quote),
  z.refine((words) => words === words.trim() && !/[\p{Cc}\u2028\u2029]/u.test(words), {
    error: 'must be one line without spaces around it',
  }),
);

/** A quotation from a source about a fact. */
export const SourceQuote = z.strictObject({
  /** The name of the fact, as used in edits, such as `rules.maxHomePrice`. */
  fact: Name,
  words: QuotedWords,
  /** The date on which the page contained these words. */
  day: Day,
});
export type SourceQuote = z.infer<typeof SourceQuote>;
