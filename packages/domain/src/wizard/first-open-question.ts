import type { QuoteDraft } from '../draft/draft.ts';
import { type WizardPage, wizardPages } from './pages.ts';

/** The first page whose question has no answer. Undefined when every question has one. */
export function firstOpenQuestion(draft: QuoteDraft): WizardPage | undefined {
  return wizardPages.find(({ question }) => question !== null && draft[question] === null);
}
