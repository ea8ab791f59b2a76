import { pluck } from './by-name.ts';
import type { QuestionKind } from './question-kinds.ts';
import { questions } from './questions.ts';
import { QuestionName } from './quote.ts';

type Kinds = { readonly [Name in QuestionName]: (typeof questions)[Name]['kind'] };

/** The questions of one kind. */
export type QuestionOf<Kind extends QuestionKind> = {
  [Name in QuestionName]: Kinds[Name] extends Kind ? Name : never;
}[QuestionName];

/** Questions about an amount of money. */
export type AmountQuestion = QuestionOf<'amount'>;

/** The kind of every question. */
export const questionKinds: Kinds = pluck(questions, 'kind');

/** The questions that ask for an amount of money. */
export const amountQuestions = QuestionName.options.filter(isAmountQuestion);

function isAmountQuestion(name: QuestionName): name is AmountQuestion {
  return questionKinds[name] === 'amount';
}

/**
 * The answer each question page accepts. The same as `QuoteAnswers`, except that the message for a
 * rejected amount names that amount. Buyers see the shared 'Home price ...' message only for a page
 * that they skipped.
 */
export const questionAnswers = pluck(questions, 'onPage');
