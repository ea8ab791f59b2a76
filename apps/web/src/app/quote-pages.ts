import { type QuestionKind, questionKinds, type WizardPage } from '@latchkey/domain';
import { type LazyPage, lazyPage } from '@/lib/lazy-page.ts';
import * as pages from './pages.ts';

const laterPages = {
  confirmation: pages.ConfirmationPage,
  programs: pages.ProgramsPage,
  'programs/:programId': pages.ProgramPage,
  calculator: pages.CalculatorPage,
  'pre-approval': pages.PreApprovalPage,
} as const;

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

/** The page component for each kind of question. */
const questionPages: Readonly<Record<QuestionKind, LazyPage>> = {
  choice,
  amount: money,
  location,
  professions: profession,
};

/** The component for a wizard page. */
export function pageComponent(page: WizardPage): LazyPage {
  return page.question === null
    ? laterPages[page.path]
    : questionPages[questionKinds[page.question]];
}
