import { wizardPages } from '@latchkey/domain';
import type { PageAnswers } from './rendered-pages.ts';

/** The wizard's base path. For an unknown path below it, the web app shows the first question. */
export const WIZARD_PATH = '/quote';

/**
 * The audience of a page.
 *
 * - `public`: everyone, including search engines. The server renders the complete page, at a
 *   separate URL for each language. The page is in the sitemap and has a description.
 * - `buyer`: visitors with a quote. The server renders everything except the answers, which never
 *   leave the browser.
 * - `visitor`: anyone who knows the URL, for example from a link in an email. The browser renders
 *   these pages and the pages for the audiences below, because they show nothing until the browser
 *   can identify the visitor.
 * - `user`: people who are signed in.
 * - The audiences of the team: people who are signed in with that role.
 */
type Audience = 'public' | 'buyer' | 'visitor' | 'user' | TeamAudience;

/** The audiences of the team's pages. A manager may also open the pages for operators. */
export const teamAudiences = ['operator', 'catalog-editor', 'manager', 'auditor'] as const;
export type TeamAudience = (typeof teamAudiences)[number];

/** The names of the parameters in a path. For `/example/:state`, this is `state`. */
type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The value of each parameter in a path, in lowercase. */
export type ValuesOf<Path extends string> = Readonly<Record<ParameterOf<Path>, string>>;

/**
 * The allowed values of a path's parameters. There is no page for a URL with any other value.
 *
 * - A list: the server renders the page for a value when someone first requests it.
 * - An example: the allowed values are those in the catalog, and the browser tests open the page
 *   with the example. The server renders the page for a value when someone first requests it.
 * - `number`: any number. The server renders one page for all numbers.
 * - `text`: any text. The browser renders the page.
 */
type Allowed<Path extends string, Who> =
  | readonly ValuesOf<Path>[]
  | (Who extends 'public' ? CatalogValues<Path> : 'number' | 'text');

/** The values in the catalog, such as the slugs of programs. */
interface CatalogValues<Path extends string> {
  readonly example: ValuesOf<Path>;
}

/** A page without its path. */
type Entry<Path extends string, Who> = {
  readonly audience: Who;
  /** The files in `packages/texts` with the sentences on the page. */
  readonly texts: readonly string[];
  /** The API responses that the page shows. The server uses them to render the page. */
  readonly data?: readonly (keyof PageAnswers)[];
} & ([ParameterOf<Path>] extends [never] ? unknown : { readonly values: Allowed<Path, Who> });

/** Declares an entry in the page table. The compiler reports missing properties. */
function page<
  const Path extends `/${string}`,
  const Who extends Audience,
  const Own extends Entry<Path, Who>,
>(path: Path, entry: Own & Entry<Path, Who>): { readonly path: Path } & Own {
  return { path, ...entry };
}

/** The section and the slug of each question page. */
const questions = wizardPages
  .filter((each) => each.question !== null)
  .map(({ path }) => {
    const [section = '', question = ''] = path.split('/');
    return { section, question };
  });

/** The text areas of the team's pages. All of them load together. */
const operatorTexts = ['answer-rows', 'answers', 'next-steps', 'operator', 'true-cost'] as const;

/**
 * All pages of the web app. This table determines the routes, the server's 404 responses, and the
 * pages that the server renders. It also determines the sitemap, the titles and descriptions, and
 * the pages that the browser tests open.
 */
export const pages = {
  landing: page('/', {
    audience: 'public',
    texts: ['landing', 'landing-more', 'lowering', 'state-map', 'terms-line', 'true-cost'],
    data: ['states'],
  }),
  howItWorks: page('/how-it-works', {
    audience: 'public',
    texts: ['lowering', 'terms-line', 'true-cost'],
  }),
  example: page('/example', { audience: 'public', texts: ['about', 'payments', 'true-cost'] }),
  sources: page('/sources', { audience: 'public', texts: ['about'], data: ['reference'] }),
  allPrograms: page('/programs', {
    audience: 'public',
    texts: ['public-programs', 'programs', 'state-map', 'state-programs'],
    data: ['nationalPrograms', 'states'],
  }),
  statePrograms: page('/programs/:state', {
    audience: 'public',
    texts: ['public-programs', 'programs', 'state-map', 'state-programs'],
    data: ['statePrograms', 'states'],
    values: { example: { state: 'oh' } },
  }),
  countyPrograms: page('/programs/:state/:county', {
    audience: 'public',
    texts: [
      'county-programs',
      'local-rates',
      'next-steps',
      'programs',
      'public-programs',
      'state-map',
      'state-programs',
    ],
    data: ['countyPrograms', 'statePrograms', 'states'],
    values: { example: { state: 'oh', county: 'lucas-county' } },
  }),
  publicProgram: page('/program/:slug', {
    audience: 'public',
    texts: [
      'changes',
      'notices',
      'programs',
      'public-program',
      'public-programs',
      'rule-names',
      'state-map',
      'state-programs',
    ],
    data: ['publicProgram', 'statePrograms', 'states'],
    values: { example: { slug: 'oh-ohfa-your-choice-dpa' } },
  }),
  loanEstimate: page('/loan-estimate', {
    audience: 'public',
    texts: ['loan-estimate', 'payments'],
  }),
  proof: page('/proof', { audience: 'public', texts: ['proof'], data: ['proof'] }),
  data: page('/data', { audience: 'public', texts: ['changes', 'data'], data: ['openData'] }),
  changes: page('/changes', {
    audience: 'public',
    texts: ['changes', 'data', 'public-program'],
    data: ['changes'],
  }),
  privacy: page('/privacy', { audience: 'public', texts: ['about'] }),
  accessibility: page('/accessibility', { audience: 'public', texts: ['about'] }),

  question: page('/quote/:section/:question', {
    audience: 'buyer',
    texts: ['questions', 'validation'],
    values: questions,
  }),
  confirmation: page('/quote/confirmation', {
    audience: 'buyer',
    texts: ['answers', 'confirmation', 'validation'],
  }),
  programs: page('/quote/programs', {
    audience: 'buyer',
    texts: [
      'answer-rows',
      'answers',
      'next-steps',
      'notices',
      'programs',
      'rule-names',
      'true-cost',
    ],
  }),
  program: page('/quote/programs/:programId', {
    audience: 'buyer',
    texts: ['answers', 'next-steps', 'notices', 'programs', 'rule-names'],
    values: 'number',
  }),
  compare: page('/quote/programs/compare', {
    audience: 'buyer',
    texts: ['answer-rows', 'calculator', 'programs', 'rule-names', 'true-cost'],
  }),
  calculator: page('/quote/calculator', {
    audience: 'buyer',
    texts: [
      'answer-rows',
      'calculator',
      'left-out',
      'local-rates',
      'next-steps',
      'payments',
      'rule-names',
      'true-cost',
      'validation',
    ],
  }),
  price: page('/quote/price', {
    audience: 'buyer',
    texts: [
      'answer-rows',
      'payments',
      'price',
      'price-cards',
      'programs',
      'questions',
      'terms-line',
      'true-cost',
      'validation',
    ],
  }),
  preApproval: page('/quote/pre-approval', {
    audience: 'buyer',
    texts: [
      'answer-rows',
      'answers',
      'next-steps',
      'payments',
      'pre-approval',
      'true-cost',
      'validation',
    ],
  }),

  confirmEmail: page('/confirm-email', { audience: 'visitor', texts: ['account', 'validation'] }),
  invitation: page('/invitation', { audience: 'visitor', texts: ['account', 'validation'] }),
  withdraw: page('/withdraw', { audience: 'visitor', texts: ['notices'] }),
  notices: page('/notices', { audience: 'visitor', texts: ['notices'] }),
  agency: page('/agency', {
    audience: 'visitor',
    texts: ['agency', 'changes', 'programs', 'public-program', 'rule-names'],
  }),
  correction: page('/correction/:programId', {
    audience: 'visitor',
    texts: ['correction'],
    values: 'text',
  }),

  dashboard: page('/dashboard', {
    audience: 'user',
    texts: ['answer-rows', 'changes', 'dashboard', 'notices', 'terms-line', 'true-cost'],
  }),
  account: page('/profile', {
    audience: 'user',
    texts: ['account', 'notices', 'second-step', 'validation'],
  }),
  secondStep: page('/profile/second-step', { audience: 'user', texts: ['account', 'second-step'] }),
  resetPassword: page('/profile/reset-password', {
    audience: 'user',
    texts: ['account', 'validation'],
  }),

  operator: page('/operator', { audience: 'operator', texts: operatorTexts }),
  leads: page('/operator/leads', { audience: 'operator', texts: operatorTexts }),
  lead: page('/operator/leads/:leadId', {
    audience: 'operator',
    texts: operatorTexts,
    values: 'text',
  }),
  overview: page('/operator/overview', { audience: 'operator', texts: operatorTexts }),
  catalog: page('/operator/catalog', { audience: 'catalog-editor', texts: operatorTexts }),
  catalogProgram: page('/operator/catalog/:slug', {
    audience: 'catalog-editor',
    texts: operatorTexts,
    values: 'text',
  }),
  erase: page('/operator/erase', { audience: 'manager', texts: operatorTexts }),
  audit: page('/operator/audit', { audience: 'auditor', texts: operatorTexts }),
};

/** Whether an audience consists of people with a role. */
export function isForTeam(audience: Audience): audience is TeamAudience {
  return teamAudiences.some((one) => one === audience);
}

export type PageName = keyof typeof pages;

/** The names of the pages for an audience. */
export type PageFor<Who extends Audience> = {
  [Name in PageName]: (typeof pages)[Name]['audience'] extends Who ? Name : never;
}[PageName];

/** The names of the public pages whose parameters and descriptions come from the catalog. */
export type CatalogPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { values: { example: unknown } } ? Name : never;
}[PageName];

/** The names of the parameters in the paths of public pages. */
export type PublicParameter = ParameterOf<(typeof pages)[PageFor<'public'>]['path']>;

/** An entry in the page table, for code that treats all pages in the same way. */
export interface PageEntry {
  readonly path: string;
  readonly audience: Audience;
  readonly texts: readonly string[];
  readonly data?: readonly (keyof PageAnswers)[];
  readonly values?: readonly PageValues[] | CatalogValues<string> | 'number' | 'text';
}

/** The value of each parameter in a page's path. */
export type PageValues = Readonly<Record<string, string>>;

function isPageName(name: string): name is PageName {
  return name in pages;
}

export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** Returns an entry from the page table. */
export function pageEntry(name: PageName): PageEntry {
  return pages[name];
}

/** Whether a page belongs to the open data, which the brand file can turn off. */
export function isOpenDataPage(name: PageName): boolean {
  return name === 'data' || name === 'changes';
}

export function isPublic(name: PageName): name is PageFor<'public'> {
  return pageEntry(name).audience === 'public';
}
