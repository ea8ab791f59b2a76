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

/** The layouts around a wizard page that load with it. */
export function layoutsOf(page: WizardPage): readonly LazyPage[] {
  return [
    ...(isResult(page) ? [pages.ResultShell] : []),
    ...(asksServer(page) ? [pages.ServerState] : []),
  ];
}

/** Whether a page uses server data. */
export function asksServer({ question }: WizardPage): boolean {
  return question === null || question === 'homeLocation';
}

/** Whether a page is programs, one program, or the calculator. */
export function isResult({ path, section }: WizardPage): boolean {
  return section === 'programs' || path === 'calculator';
}
