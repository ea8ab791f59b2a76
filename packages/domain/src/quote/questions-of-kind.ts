import type { QuestionKind } from './question-kinds.ts';
import { questionKinds, questionNames } from './question-lists.ts';
import type { QuestionName } from './quote.ts';

/** The names of the questions of one kind. */
export type QuestionOf<Kind extends QuestionKind> = {
  [Name in QuestionName]: (typeof questionKinds)[Name] extends Kind ? Name : never;
}[QuestionName];

/** The name of a question whose answer is a dollar amount. */
export type AmountQuestion = QuestionOf<'amount'>;

/** The names of the questions whose answer is a dollar amount. */
export const amountQuestions = questionNames.filter(isAmountQuestion);

function isAmountQuestion(name: QuestionName): name is AmountQuestion {
  return questionKinds[name] === 'amount';
}
