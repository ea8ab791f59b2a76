import { questionNames, questionPlaces } from '../quote/question-lists.ts';
import type { QuestionName } from '../quote/quote.ts';
import type { Section } from '../quote/sections.ts';

export interface PageDefinition {
  /** Path of the page below `/quote/`. */
  readonly path: string;
  readonly section: Section;
  /** The question that the page asks. Null for the pages after the questions. */
  readonly question: QuestionName | null;
}

/** A page that asks a question. */
interface QuestionPage extends PageDefinition {
  readonly question: QuestionName;
}

const [confirmation, ...laterPages] = [
  { path: 'confirmation', section: 'personal-info', question: null },
  { path: 'programs', section: 'programs', question: null },
  { path: 'programs/:programId', section: 'programs', question: null },
  { path: 'calculator', section: 'estimate', question: null },
  { path: 'pre-approval', section: 'estimate', question: null },
] as const satisfies readonly PageDefinition[];

/** A page of the wizard. */
export type WizardPage = QuestionPage | typeof confirmation | (typeof laterPages)[number];

/** The pages that ask a question, in order. */
export const questionPages: readonly QuestionPage[] = questionNames
  .toSorted((one, other) => questionPlaces[one].number - questionPlaces[other].number)
  .map((question) => {
    const { section, slug } = questionPlaces[question];
    return { path: `${section}/${slug}`, section, question };
  });

/**
 * All wizard pages, in order. Routes, links to the next and previous page, sections, progress and
 * redirects all use this list.
 */
export const wizardPages: readonly WizardPage[] = [...questionPages, confirmation, ...laterPages];

/** The page that starts a quote. */
export const firstPage: WizardPage = questionPages[0] ?? confirmation;
