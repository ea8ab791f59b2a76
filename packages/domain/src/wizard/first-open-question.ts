import type { QuoteDraft } from '../draft/draft.ts';
import { type WizardPage, wizardPages } from './pages.ts';

/** Returns the first page with an unanswered question. Undefined if all questions are answered. */
export function firstOpenQuestion(draft: QuoteDraft): WizardPage | undefined {
  return wizardPages.find(({ question }) => question !== null && draft[question] === null);
}
