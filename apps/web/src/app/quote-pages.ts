import { questionKinds, type WizardPage } from '@latchkey/domain';
import type { LazyPage } from './lazy-page.ts';
import * as pages from './pages.ts';
import { questionPages } from './question-pages.ts';

const laterPages = {
  confirmation: pages.ConfirmationPage,
  programs: pages.ProgramsPage,
  'programs/:programId': pages.ProgramPage,
  calculator: pages.CalculatorPage,
  'pre-approval': pages.PreApprovalPage,
} as const;

/** The component for a wizard page. */
export function pageComponent(page: WizardPage): LazyPage {
  return page.question === null
    ? laterPages[page.path]
    : questionPages[questionKinds[page.question]];
}
