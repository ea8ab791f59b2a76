import type { QuestionName } from '../quote/quote.ts';

/** The five sections of the wizard, in order. */
export const sections = [
  'home-info',
  'financial-info',
  'personal-info',
  'programs',
  'estimate',
] as const;
export type Section = (typeof sections)[number];

export interface PageDefinition {
  /** Path below `/quote/`. */
  readonly path: string;
  readonly section: Section;
  /** The answer that the page asks for. Null on the pages after the questions. */
  readonly question: QuestionName | null;
}

function question<const Name extends QuestionName>(
  section: Section,
  slug: string,
  name: Name,
): PageDefinition & { question: Name } {
  return { path: `${section}/${slug}`, section, question: name };
}

/**
 * Every wizard page, in order. Routes, next and previous, sections, progress and redirects all
 * follow this list: to swap two pages, swap two lines.
 */
export const wizardPages = [
  question('home-info', 'type', 'homeType'),
  question('home-info', 'location', 'homeLocation'),
  question('home-info', 'plans', 'homePlan'),
  question('home-info', 'price', 'homePrice'),
  question('financial-info', 'household-income', 'householdIncome'),
  question('financial-info', 'down-payment', 'downPayment'),
  question('financial-info', 'credit-score', 'creditScore'),
  question('personal-info', 'housing-status', 'housingStatus'),
  question('personal-info', 'household-size', 'householdSize'),
  question('personal-info', 'veteran-status', 'veteranStatus'),
  question('personal-info', 'profession', 'profession'),
  { path: 'confirmation', section: 'personal-info', question: null },
  { path: 'programs', section: 'programs', question: null },
  { path: 'programs/:programId', section: 'programs', question: null },
  { path: 'calculator', section: 'estimate', question: null },
  { path: 'pre-approval', section: 'estimate', question: null },
] as const satisfies readonly PageDefinition[];

/** A page of the wizard. */
export type WizardPage = (typeof wizardPages)[number];
