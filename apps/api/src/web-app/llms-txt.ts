import {
  examplePathOf,
  isInCatalog,
  isOpenDataPage,
  isPublic,
  type PageName,
  pageNames,
} from '@latchkey/contract';
import { type Brand, brandIn } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import { descriptions } from '@latchkey/texts/en/descriptions.ts';
import { listedFiles } from '../open-data/listed-files.ts';

interface Site {
  readonly brand: Brand;
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
}

/**
 * Returns a list of the public pages, the files and the feeds, for language models.
 *
 * @see https://llmstxt.org
 */
export function llmsTxt({ brand, siteUrl }: Site): string {
  const { name, description, tagline, openData } = brandIn(brand, defaultLocale);
  const item = (path: string, words: string) =>
    `- [${path}](${siteUrl}${path})${words && `: ${words}`}`;
  const shown = pageNames.filter(
    (page) => isPublic(page) && (openData !== null || !isOpenDataPage(page)),
  );
  const pages = shown.map((page) => item(examplePathOf(page) ?? '/', aboutPage(page)));
  const files = listedFiles.map(([path, words]) => item(path, words));
  return [
    `# ${name}`,
    '',
    `> ${description ?? tagline}`,
    '',
    '## Pages',
    '',
    ...pages,
    item('/sitemap.xml', 'every page'),
    ...(openData ? ['', `## Data (${openData.license.name})`, '', ...files] : []),
    '',
  ].join('\n');
}

/** Returns a page's description. Empty if the description depends on the site's settings. */
function aboutPage(page: PageName): string {
  if (isInCatalog(page)) return 'an example of such a page';
  const own: Readonly<Record<string, string>> = descriptions;
  const words = own[page] ?? '';
  return words.includes('{') || page === 'howItWorks' ? '' : words;
}
