import { pluck } from './by-name.ts';
import { questions } from './questions.ts';

/**
 * The schema of the answer on each question page. Like `QuoteAnswers`, but the message for a
 * rejected amount names the page's own field. Buyers see the shared 'Home price ...' messages only
 * if they skipped the page.
 */
export const questionAnswers = pluck(questions, 'onPage');
