import { pagePaths, pathIn, publicPaths } from '@latchkey/contract';
import { MAX_SHORT_QUESTIONS, questionNames } from '@latchkey/domain';
import {
  type CompiledCatalog,
  defaultLocale,
  formatsOf,
  type Locale,
  speak,
} from '@latchkey/texts';
import type * as english from '@latchkey/texts/en/descriptions.ts';
import { brand } from '@/lib/brand.ts';
import { pageConfig } from '@/lib/page-config.ts';
import { mayBePlain } from '@/lib/product.ts';
import { locales } from '@/lib/text.ts';

type Descriptions = Readonly<Record<keyof typeof english, CompiledCatalog>>;

const files = import.meta.glob<Descriptions>('../../../../packages/texts/src/*/descriptions.ts', {
  query: '?compiled',
});

/** The descriptions of the public pages in a language, or in English if it has none. */
export async function loadDescriptions(locale: Locale): Promise<Descriptions> {
  const fileOf = (each: Locale) => files[`../../../../packages/texts/src/${each}/descriptions.ts`];
  const load = fileOf(locale) ?? fileOf(defaultLocale);
  if (!load) throw new Error('There are no descriptions');
  return load();
}

interface PublicPage {
  readonly path: string;
  /** As HTML. */
  readonly title: string;
  readonly locale: Locale;
  readonly descriptions: Descriptions;
  /** The site's URL, without a slash at its end. */
  readonly siteUrl: string;
}

/**
 * What search engines and shared links read of a public page: its address in each language, and its
 * title and description. Other pages have none of this.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 * @see https://ogp.me
 */
export function pageHead({ path, title, locale, descriptions, siteUrl }: PublicPage): string {
  if (!isDescribed(path, descriptions)) return '';
  const urlIn = (each: Locale) => siteUrl + (each === defaultLocale ? path : pathIn(each, path));
  const own = path === pagePaths.landing ? brand.description : null;
  const description = escaped(own ?? descriptionOf(path, locale, descriptions));
  const alternates = locales.map((each) => [each, urlIn(each)] as const);
  const properties = {
    title,
    description,
    type: 'website',
    url: escaped(urlIn(locale)),
    site_name: escaped(brand.name),
    locale: `${locale}_US`,
  };
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${escaped(urlIn(locale))}">`,
    ...[...alternates, ['x-default', urlIn(defaultLocale)] as const].map(
      ([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="${escaped(url)}">`,
    ),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="og:${name}" content="${content}">`,
    ),
  ].join('');
}

type DescribedPath = keyof typeof english.descriptions;

/** A site without a lowered payment describes some pages in other words. */
function descriptionOf(
  path: DescribedPath,
  locale: Locale,
  { descriptions, plainDescriptions }: Descriptions,
): string {
  const plain = speak<typeof english.plainDescriptions>(locale, plainDescriptions);
  if (mayBePlain() && (path === '/how-it-works' || path === '/example')) return plain[path]();
  const text = speak<typeof english.descriptions>(locale, descriptions);
  return text[path]({
    questions: questionNames.length,
    quick: MAX_SHORT_QUESTIONS,
    percent: formatsOf(locale).percent(pageConfig().mostSaved ?? 0),
  });
}

function isDescribed(path: string, { descriptions }: Descriptions): path is DescribedPath {
  return publicPaths.includes(path) && path in descriptions;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
