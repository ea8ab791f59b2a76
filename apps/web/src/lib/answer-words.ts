import { answerWords, type QuestionName, type QuoteDraft } from '@latchkey/domain';
import { choiceLabel, householdSizeLabel, locationLabel, yesOrNo } from './answer-text.ts';
import { money } from './format.ts';
import { defineText } from './text.ts';

const text = defineText({ en: answerWords });

type Answers = Readonly<Pick<QuoteDraft, QuestionName>>;
type Answer<Name extends QuestionName> = NonNullable<Answers[Name]>;

const words: { readonly [Name in QuestionName]: (answer: Answer<Name>) => string } = {
  homeType: choiceLabel,
  homePlan: choiceLabel,
  homeLocation: locationLabel,
  homePrice: money,
  householdIncome: money,
  downPayment: money,
  creditScore: choiceLabel,
  housingStatus: (isFirstTime) => (isFirstTime ? text.firstTime() : text.notFirstTime()),
  householdSize: householdSizeLabel,
  veteranStatus: yesOrNo,
  profession: (chosen) => chosen.map(choiceLabel).join(', ') || text.noneApplicable(),
};

/** What a summary calls an answer. */
export function answerLabel(name: QuestionName): string {
  return text[name]();
}

/** An answer as the buyer reads it; null where the question is not answered yet. */
export function answerInWords<Name extends QuestionName>(
  answers: Answers,
  name: Name,
): string | null {
  const answer = answers[name];
  return answer === null ? null : words[name](answer);
}
