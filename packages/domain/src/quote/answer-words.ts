import type * as z from 'zod/mini';
import { pluck } from './by-name.ts';
import type { Say } from './question-kinds.ts';
import { questions } from './questions.ts';
import type { QuestionName } from './quote.ts';

/** A draft's answers. An answer is null if its question is unanswered. */
export type DraftAnswers = {
  readonly [Name in QuestionName]: z.output<(typeof questions)[Name]['inDraft']>;
};

type Answer<Name extends QuestionName> = NonNullable<DraftAnswers[Name]>;

/** The label of each answer in a summary, an email or a report. */
export const answerLabels: Readonly<Record<QuestionName, string>> = pluck(questions, 'label');

const words: { readonly [Name in QuestionName]: (answer: Answer<Name>, say: Say) => string } =
  pluck(questions, 'inWords');

/** Returns an answer as text, in the wording of the web app or of an email. */
export function answerInWords<Name extends QuestionName>(
  name: Name,
  answer: Answer<Name>,
  say: Say,
): string {
  return words[name](answer, say);
}
