import type { QuestionName } from '../quote/quote.ts';

/** The five parts of the way, in order. */
export const sections = [
  'home-info',
  'financial-info',
  'personal-info',
  'programs',
  'estimate',
] as const;
export type Section = (typeof sections)[number];

export interface PageDefinition {
  /** The last part of the address, behind `/quote/`. */
  readonly path: string;
  readonly section: Section;
  /** The answer that the page asks for; none on the pages after the questions. */
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
 * Every page of the way, in its order. Routes, next and previous, sections, progress and redirects
 * are read from here: to swap two pages, swap two lines.
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

/** One of the pages of the way. */
export type WizardPage = (typeof wizardPages)[number];
