import { pluck } from './by-name.ts';
import { questions } from './questions.ts';

/**
 * The answer that each question page accepts. Same as `QuoteAnswers`, except that the message for a
 * rejected amount names that field. Buyers see the shared 'Home price ...' message only for a page
 * that they skipped.
 */
export const questionAnswers = pluck(questions, 'onPage');
