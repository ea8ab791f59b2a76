import {
  answerWords,
  choiceWords,
  isOpenEnded,
  QuestionName,
  type QuoteAnswers,
} from '@latchkey/domain';
import { dollars } from './figures.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

const values: { readonly [Name in QuestionName]: (answer: QuoteAnswers[Name]) => string } = {
  homeType: (type) => choiceWords[type],
  homePlan: (plan) => choiceWords[plan],
  homeLocation: ({ zipcode, city, county, state }) => [zipcode, city, county, state].join(', '),
  homePrice: dollars,
  householdIncome: dollars,
  downPayment: dollars,
  creditScore: (score) => choiceWords[score],
  housingStatus: (isFirst) => (isFirst ? answerWords.firstTime : answerWords.notFirstTime),
  householdSize: (size) => (isOpenEnded(size) ? choiceWords.openEnded : String(size)),
  veteranStatus: (isVeteran) => (isVeteran ? choiceWords.yes : choiceWords.no),
  profession: (chosen) =>
    chosen.map((one) => choiceWords[one]).join(', ') || answerWords.noneApplicable,
};

/** The answers as mails show them, in the order of the confirmation page. */
export function answerFacts(quote: QuoteAnswers): Fact[] {
  return QuestionName.options.map((name) => ({
    name: answerWords[name],
    value: textOf(quote, name),
  }));
}

function textOf<Name extends QuestionName>(quote: QuoteAnswers, name: Name): string {
  return values[name](quote[name]);
}
