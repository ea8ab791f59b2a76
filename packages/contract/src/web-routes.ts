import { pluck } from '@latchkey/domain';
import {
  type CatalogPageName,
  isForTeam,
  isPublic,
  type PageEntry,
  type PageName,
  type PageValues,
  pageEntry,
  pageNames,
  pages,
  type ValuesOf,
  WIZARD_PATH,
} from './pages.ts';

/**
 * The path of the endpoint that counts a step. Pages use it to call the endpoint without loading
 * the endpoint's schemas.
 */
export const COUNT_STEP_PATH = '/steps';

/** The path of each page. Segments that start with a colon are parameters. */
export const pagePaths = pluck(pages, 'path');

/** Returns the path of a page with its parameters filled in. */
export function pathOf<Name extends PageName>(
  name: Name,
  values: ValuesOf<(typeof pages)[Name]['path']>,
): string {
  return filled(pagePaths[name], values);
}

function filled(path: string, values: PageValues): string {
  return path.replace(/:(\w+)/g, (_, parameter) => values[parameter] ?? '');
}

/**
 * The paths of the public pages, one for each listed value of a parameter. Excludes the pages whose
 * values come from the catalog. In each language other than English, a public page has its own URL,
 * such as `/es/how-it-works`.
 */
export const publicPaths: readonly string[] = pageNames.filter(isPublic).flatMap(pathsOf);

/**
 * The paths of the pages that the server renders at startup. The server renders a public page with
 * a parameter when someone first requests it, because there can be thousands of values.
 */
export const startPaths: readonly string[] = pageNames
  .filter((name) => isRendered(name) && !(isPublic(name) && pageEntry(name).values))
  .flatMap(pathsOf);

/** Whether the server renders a page. */
function isRendered(name: PageName): boolean {
  return isPublic(name) || pageEntry(name).audience === 'buyer';
}

/**
 * The paths of the pages for signed-in users. The path of such a page is one of these paths, or
 * starts with one of them.
 */
export const signedInPaths: readonly string[] = [
  ...new Set(pageNames.filter(needsAccount).map((name) => `/${pagePaths[name].split('/')[1]}`)),
];

function needsAccount(name: PageName): boolean {
  const { audience } = pageEntry(name);
  return audience === 'user' || isForTeam(audience);
}

/**
 * Returns the paths of a page that the server renders, one for each listed value of a parameter.
 * Empty if a parameter may be any text, or if its values come from the catalog.
 */
export function pathsOf(name: PageName): readonly string[] {
  const { path, values = [{}] } = pageEntry(name);
  if (values === 'number') return [forAnyNumber(path)];
  return isListed(values) ? values.map((each) => filled(path, each)) : [];
}

/**
 * Returns an example of a path for which the page exists. Undefined if a parameter may be any text.
 */
export function examplePathOf(name: PageName): string | undefined {
  const { path, values } = pageEntry(name);
  return values && typeof values === 'object' && !isListed(values)
    ? filled(path, values.example)
    : pathsOf(name)[0];
}

type Values = NonNullable<PageEntry['values']>;

function isListed(values: Values): values is readonly PageValues[] {
  return Array.isArray(values);
}

/** Whether the parameter values for which the page exists come from the catalog. */
export function isInCatalog(name: PageName): name is CatalogPageName {
  const { values = [] } = pageEntry(name);
  return typeof values === 'object' && !isListed(values);
}

/** Returns the path that the server uses to render a page that is the same for every number. */
function forAnyNumber(path: string): string {
  return path.replace(/:\w+/g, '1');
}

/**
 * Returns the URL of a public page in a language other than English, such as `/es/how-it-works`.
 */
export function pathIn(language: string, path: string): string {
  return `/${language}${path === pagePaths.landing ? '' : path}`;
}

/**
 * Returns the language at the start of a URL: `es` for `/es/how-it-works`.
 *
 * @param languages the languages other than English
 */
export function prefixOf(address: string, languages: readonly string[]): string | undefined {
  const [, first] = address.split('/', 2);
  return languages.find((language) => language === first);
}

/** The page that a URL refers to. */
export interface FoundPage {
  readonly name: PageName;
  /** The value of each parameter in the path. */
  readonly values: PageValues;
  /** The page's path without the language: `/how-it-works` for the URL `/es/how-it-works`. */
  readonly path: string;
}

const patterns = pageNames.map((name) => {
  const { path, values } = pageEntry(name);
  const value = values === 'number' ? '\\d+' : '[^/]+';
  return { name, pattern: new RegExp(`^${path.replace(/:(\w+)/g, `(?<$1>${value})`)}$`) };
});

/**
 * Finds the page for a URL.
 *
 * @param languages the languages other than English
 */
export function findPage(address: string, languages: readonly string[]): FoundPage | undefined {
  const prefix = prefixOf(address, languages);
  if (prefix === undefined) return pageAtPath(address);
  const path = address.slice(prefix.length + 1) || pagePaths.landing;
  const page = pathIn(prefix, path) === address ? pageAtPath(path) : undefined;
  return page && isPublic(page.name) ? page : undefined;
}

function pageAtPath(path: string): FoundPage | undefined {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match && isAllowed(name, path)) return { name, values: { ...match.groups }, path };
  }
  return undefined;
}

function isAllowed(name: PageName, path: string): boolean {
  const isAny = typeof pageEntry(name).values === 'string' || isInCatalog(name);
  return isAny || pathsOf(name).includes(path);
}

/**
 * Returns the path that the server uses to render a page. It may differ from the page's own path,
 * because the server renders a page that is the same for every number only once. Undefined if the
 * browser renders the page.
 */
export function renderedPath({ name, path }: FoundPage): string | undefined {
  if (!isRendered(name)) return undefined;
  return pageEntry(name).values === 'number' ? forAnyNumber(pagePaths[name]) : path;
}

/**
 * Returns the path of a public page at a URL in any language: `/how-it-works` for
 * `/es/how-it-works`. Undefined for any other URL.
 *
 * @param languages the languages other than English
 */
export function publicPathOf(address: string, languages: readonly string[]): string | undefined {
  const page = findPage(address, languages);
  return page && isPublic(page.name) ? page.path : undefined;
}

/**
 * Whether there is a page at a path.
 *
 * @param languages the languages other than English
 */
export function isPagePath(path: string, languages: readonly string[]): boolean {
  return isWizardPath(path) || findPage(path, languages) !== undefined;
}

function isWizardPath(path: string): boolean {
  return path === WIZARD_PATH || path.startsWith(`${WIZARD_PATH}/`);
}

/**
 * Returns the lowercase code of the state that a public page is about. A program's slug starts with
 * that code.
 */
export function stateIn({ state, slug = '' }: PageValues): string {
  return state ?? slug.split('-', 1)[0] ?? '';
}

/**
 * Returns the URL to which a page's path redirects: the path in lowercase, without a trailing slash
 * or unnecessary escapes. The wizard's pages have the same URL in all languages, so
 * `/es/quote/programs` redirects to `/quote/programs`. Undefined if the path needs no redirect, or
 * if there is no page.
 *
 * @param languages the languages other than English
 */
export function pageRedirect(path: string, languages: readonly string[]): string | undefined {
  const lower = unescaped(path).toLowerCase();
  const trimmed = lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
  const prefix = prefixOf(trimmed, languages);
  const inWizard = prefix === undefined ? '' : trimmed.slice(prefix.length + 1);
  const target = isWizardPath(inWizard) ? inWizard : trimmed;
  return target !== path && isPagePath(target, languages) ? target : undefined;
}

/** Decodes escaped letters, digits, hyphens and underscores: `/typ%65` becomes `/type`. */
function unescaped(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w-]/.test(character) ? character : escaped;
  });
}
