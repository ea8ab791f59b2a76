import {
  answerInWords,
  answerLabels,
  choiceWords,
  QuestionName,
  type QuoteAnswers,
  type Say,
} from '@latchkey/domain';
import { dollars } from './figures.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

const say: Say = { word: (choice) => choiceWords[choice], money: dollars };

/** The answers as mails show them, in the order of the confirmation page. */
export function answerFacts(quote: QuoteAnswers): Fact[] {
  return QuestionName.options.map((name) => ({
    name: answerLabels[name],
    value: answerInWords(name, quote[name], say),
  }));
}
