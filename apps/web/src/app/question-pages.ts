import type { QuestionName } from '@latchkey/domain';
import { type LazyPage, lazyPage } from './lazy-page.ts';

const choice = lazyPage(
  async () => (await import('@/features/questions/choice-question-page.tsx')).ChoiceQuestionPage,
);
const money = lazyPage(
  async () => (await import('@/features/questions/money-question-page.tsx')).MoneyQuestionPage,
);
const location = lazyPage(
  async () => (await import('@/features/questions/location-page.tsx')).LocationPage,
);
const profession = lazyPage(
  async () => (await import('@/features/questions/profession-page.tsx')).ProfessionPage,
);

/** The page for each question. */
export const questionPages: Readonly<Record<QuestionName, LazyPage>> = {
  homeType: choice,
  homeLocation: location,
  homePlan: choice,
  homePrice: money,
  householdIncome: money,
  downPayment: money,
  creditScore: choice,
  housingStatus: choice,
  householdSize: choice,
  veteranStatus: choice,
  profession,
};
