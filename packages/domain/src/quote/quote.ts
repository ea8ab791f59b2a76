import * as z from 'zod/mini';
import { pluck } from './by-name.ts';
import { questions } from './questions.ts';

/** The complete answers. Keys are in the order of the confirmation summary. */
export const QuoteAnswers = z.strictObject(pluck(questions, 'schema'));
export type QuoteAnswers = z.infer<typeof QuoteAnswers>;

/**
 * The name of an answer. `options` lists the names in the order in which the summary shows them.
 */
export const QuestionName = z.keyof(QuoteAnswers);
export type QuestionName = z.infer<typeof QuestionName>;

/** A saved quote. Times are ISO 8601 strings in UTC. The store that saves the quote sets them. */
export const Quote = z.extend(QuoteAnswers, {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof Quote>;
