import type { QuestionName, QuoteDraft, Section } from '@latchkey/domain';
import { choiceLabel, householdSizeLabel, locationLabel, yesOrNo } from '@/lib/answer-text.ts';
import { money } from '@/lib/format.ts';
import { text } from './confirmation-text.ts';

/** The three lists of the summary and what stands in each. */
export const summary = [
  { section: 'home-info', names: ['homeType', 'homePlan', 'homeLocation'] },
  {
    section: 'financial-info',
    names: ['homePrice', 'householdIncome', 'downPayment', 'creditScore'],
  },
  {
    section: 'personal-info',
    names: ['housingStatus', 'householdSize', 'veteranStatus', 'profession'],
  },
] as const satisfies readonly { section: Section; names: readonly QuestionName[] }[];

type Answer<Name extends QuestionName> = NonNullable<QuoteDraft[Name]>;

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

/** An answer as the buyer reads it; null where the question is not answered yet. */
export function answerInWords<Name extends QuestionName>(
  draft: QuoteDraft,
  name: Name,
): string | null {
  const answer = draft[name];
  return answer === null ? null : words[name](answer);
}
