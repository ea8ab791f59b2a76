import { pathIn, publicPaths } from '@latchkey/contract';
import { QuestionName } from '@latchkey/domain';
import { defaultLocale, type Locale, speak } from '@latchkey/texts';
import type { descriptions as english } from '@latchkey/texts/en/descriptions.ts';
import { brand } from '@/lib/brand.ts';
import { locales } from '@/lib/text.ts';

type Descriptions = typeof english;

const files = import.meta.glob<{ readonly descriptions: Descriptions }>(
  '../../../../packages/texts/src/*/descriptions.ts',
);

/** The descriptions of the public pages in a language, or in English if it has none. */
export async function loadDescriptions(locale: Locale): Promise<Descriptions> {
  const fileOf = (each: Locale) => files[`../../../../packages/texts/src/${each}/descriptions.ts`];
  const load = fileOf(locale) ?? fileOf(defaultLocale);
  if (!load) throw new Error('There are no descriptions');
  return (await load()).descriptions;
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
  const text = speak<Descriptions>(locale, descriptions);
  const description = escaped(text[path]({ questions: QuestionName.options.length }));
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

function isDescribed(path: string, descriptions: object): path is keyof Descriptions {
  return publicPaths.includes(path) && path in descriptions;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
