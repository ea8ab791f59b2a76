import { pluck } from './by-name.ts';
import { questions } from './questions.ts';
import { QuestionName } from './quote.ts';

/** The names of the questions, in the order of the summary. */
export const questionNames: readonly QuestionName[] = QuestionName.options;

/** The kind of each question. */
export const questionKinds = pluck(questions, 'kind');

/** The wizard page of each question. */
export const questionPlaces = pluck(questions, 'page');
