import {
  answerInWords as answerSaid,
  type DraftAnswers,
  type QuestionName,
  type Say,
} from '@latchkey/domain';
import { choiceLabel } from './answer-text.ts';
import { money } from './format.ts';
import { answersText as labels } from './texts.ts';

const say: Say = { word: choiceLabel, money };

/** What a summary calls an answer. */
export function answerLabel(name: QuestionName): string {
  return labels[name]();
}

/** An answer as the buyer reads it. Null if the question is not answered yet. */
export function answerInWords<Name extends QuestionName>(
  answers: DraftAnswers,
  name: Name,
): string | null {
  const answer = answers[name];
  return answer === null ? null : answerSaid(name, answer, say);
}
