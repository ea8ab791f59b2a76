import {
  findPage,
  isInCatalog,
  isPublic,
  type PageFor,
  type PageName,
  type PageValues,
  type PublicParameter,
  pathIn,
} from '@latchkey/contract';
import { MAX_SHORT_QUESTIONS, questionNames } from '@latchkey/domain';
import {
  type CompiledCatalog,
  defaultLocale,
  formatsOf,
  type Locale,
  speak,
} from '@latchkey/texts';
import type * as english from '@latchkey/texts/en/descriptions.ts';
import type { Site } from '@/lib/site.ts';
import { locales } from '@/lib/text.ts';
import { feedLinks } from './feed-links.ts';

type Descriptions = Readonly<Record<keyof typeof english, CompiledCatalog>>;

const files = import.meta.glob<Descriptions>('../../../../packages/texts/src/*/descriptions.ts', {
  query: '?compiled',
});

/** Returns the descriptions of the public pages in a language. Falls back to English. */
async function loadDescriptions(locale: Locale): Promise<Descriptions> {
  const fileOf = (each: Locale) => files[`../../../../packages/texts/src/${each}/descriptions.ts`];
  const load = fileOf(locale) ?? fileOf(defaultLocale);
  if (!load) throw new Error('There are no page descriptions');
  return load();
}

interface Page {
  /** The page's path, without its language prefix. */
  readonly path: string;
  /**
   * The page's own head elements: its title and, if the description depends on the catalog, its
   * description.
   */
  readonly own: string;
  readonly locale: Locale;
  readonly site: Site;
}

/**
 * Returns the head elements of a public page for search engines and shared links: its URL in each
 * language, its title and its description. Also returns links to the page's feeds, unless the site
 * offers none. Returns no elements for other pages.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 * @see https://ogp.me
 */
export async function pageHead({ path, own, locale, site }: Page): Promise<string> {
  const { name, values } = findPage(path, []) ?? {};
  if (!name || !isPublic(name)) return '';
  const { brand, siteUrl } = site;
  const urlIn = (each: Locale) => siteUrl + (each === defaultLocale ? path : pathIn(each, path));

  const [, title = ''] = /<title>([^<]*)</.exec(own) ?? [];
  const [, ofPage] = /<meta name="description" content="([^"]*)"/.exec(own) ?? [];
  const ofBrand = name === 'landing' ? brand.description : null;
  const description =
    ofPage ?? escaped(ofBrand ?? (await descriptionOf(name, values, locale, site)));
  const properties = {
    title,
    description,
    type: 'website',
    url: escaped(urlIn(locale)),
    site_name: escaped(brand.name),
    locale: `${locale}_US`,
  };
  const isListed = !own.includes('<meta name="robots" content="noindex"');
  return [
    ...(ofPage === undefined ? [`<meta name="description" content="${description}">`] : []),
    ...(isListed ? addresses(urlIn, locale) : []),
    ...(isListed && brand.openData ? await feedsOf(name, values, locale) : []),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="og:${name}" content="${content}">`,
    ),
  ].join('');
}

/** Returns links to a page's own URL and to its URL in each language. */
function addresses(urlIn: (locale: Locale) => string, locale: Locale): string[] {
  const alternates = locales.map((each) => [each, urlIn(each)] as const);
  return [
    `<link rel="canonical" href="${escaped(urlIn(locale))}">`,
    ...[...alternates, ['x-default', urlIn(defaultLocale)] as const].map(
      ([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="${escaped(url)}">`,
    ),
  ];
}

/** Returns links to the feeds of a page. */
async function feedsOf(
  name: PageName,
  values: PageValues = {},
  locale: Locale,
): Promise<readonly string[]> {
  const { feeds } = await loadDescriptions(locale);
  return feedLinks(name, values, locale, feeds).map(
    ({ type, href, title }) =>
      `<link rel="alternate" type="${type}" href="${href}" title="${escaped(title)}">`,
  );
}

/**
 * Returns the description of a page. Some pages have a different description on a site without a
 * lowered payment or a savings claim.
 */
async function descriptionOf(
  name: PageFor<'public'>,
  values: PageValues = {},
  locale: Locale,
  { product, config }: Site,
): Promise<string> {
  const { descriptions, plainDescriptions } = await loadDescriptions(locale);
  const plain = speak<typeof english.plainDescriptions>(locale, plainDescriptions);
  if (name === 'howItWorks' && !product.loweredPayment) return plain.howItWorks();
  if (name === 'example' && !config.mostSaved) return plain.example();
  if (isInCatalog(name)) return '';
  const text = speak<typeof english.descriptions>(locale, descriptions);
  return text[name]({
    questions: questionNames.length,
    quick: MAX_SHORT_QUESTIONS,
    percent: formatsOf(locale).percent(config.mostSaved ?? 0),
    ...parametersOf(values),
  });
}

/** Returns the values that the descriptions may use. Each description uses only some of them. */
function parametersOf(values: PageValues): Readonly<Record<PublicParameter, string>> {
  return Object.fromEntries(Object.entries(values).map((pair): unknown[] => pair));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
