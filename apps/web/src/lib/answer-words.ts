import {
  type DraftAnswers,
  type QuestionName,
  type Say,
  answerInWords as wordsFor,
} from '@latchkey/domain';
import { choiceLabel } from './answer-text.ts';
import { county, money } from './format.ts';
import { answersText as labels } from './texts.ts';

const say: Say = { word: choiceLabel, money, county };

/** Returns the label for an answer in a summary. */
export function answerLabel(name: QuestionName): string {
  return labels[name]();
}

/** Formats an answer as text. Null if the question has no answer yet. */
export function answerInWords<Name extends QuestionName>(
  answers: DraftAnswers,
  name: Name,
): string | null {
  const answer = answers[name];
  return answer === null ? null : wordsFor(name, answer, say);
}
