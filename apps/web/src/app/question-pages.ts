import type { QuestionKind } from '@latchkey/domain';
import { type LazyPage, lazyPage } from './lazy-page.ts';

const choice = lazyPage(
  ['questions'],
  async () => (await import('@/features/questions/choice-question-page.tsx')).ChoiceQuestionPage,
);
const money = lazyPage(
  ['questions', 'validation'],
  async () => (await import('@/features/questions/money-question-page.tsx')).MoneyQuestionPage,
);
const location = lazyPage(
  ['questions', 'validation'],
  async () => (await import('@/features/questions/location-page.tsx')).LocationPage,
);
const profession = lazyPage(
  ['questions'],
  async () => (await import('@/features/questions/profession-page.tsx')).ProfessionPage,
);

/** The page that asks the questions of a kind. */
export const questionPages: Readonly<Record<QuestionKind, LazyPage>> = {
  choice,
  amount: money,
  location,
  professions: profession,
};
