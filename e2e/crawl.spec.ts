import { findPage, type PageName, prefixOf } from '@latchkey/contract';
import { type APIRequestContext, expect, test } from '@playwright/test';

const isFull = Boolean(process.env.FULL);

const otherLanguages = ['es'];

/** The number of pages that a normal run visits. A full run visits all pages of the sitemap. */
const SAMPLE_SIZE = 60;

/**
 * The time limit for one page, in milliseconds. A page takes about a tenth of a second to render.
 */
const PAGE_MS = 1_500;

/** The contents of a page that search engines read. */
interface CrawledPage {
  readonly title: string;
  readonly description: string;
  /** The paths of the pages that this page links to. */
  readonly links: readonly string[];
}

test('links from the home page to every page of the sitemap, directly or indirectly, without JavaScript', async ({
  request,
}) => {
  const listed = await sitemap(request);
  const wanted = new Set(isFull ? listed : sampleOf(listed));
  test.setTimeout(60_000 + wanted.size * PAGE_MS);

  const words = new Map<string, string>();
  const reached = new Set(['/']);
  // The loop also visits the addresses that are added during the loop.
  for (const address of reached) {
    const { title, description, links } = await crawl(request, address);
    for (const text of [title, description]) {
      // A name may be the same in each language.
      const key = `${prefixOf(address, otherLanguages)} ${text}`;
      const other = words.get(key);
      expect.soft(other, `${address} and ${other} share "${text}"`).toBeUndefined();
      words.set(key, address);
    }
    for (const link of links) if (wanted.has(link)) reached.add(link);
  }
  expect([...wanted].filter((address) => !reached.has(address))).toEqual([]);
});

async function sitemap(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
}

/**
 * Chooses a sample with pages of every type, in each language. It includes all pages that do not
 * depend on the catalog. It also includes the pages about some states, preferring the states with
 * the fewest pages.
 */
function sampleOf(listed: readonly string[]): readonly string[] {
  const parts = Map.groupBy(listed, partOf);
  const { '': first = [], us: national = [], ...states } = Object.fromEntries(parts);
  const chosen = [...first];
  const bySize = Object.values(states).toSorted((a, b) => a.length - b.length);
  const kindsOf = (pages: readonly string[]) => new Set(pages.map(kindOf)).size;
  const withAll = bySize.find((pages) => kindsOf(pages) === Math.max(...bySize.map(kindsOf))) ?? [];
  chosen.push(...withAll);
  for (const pages of [...bySize, national]) {
    if (pages !== withAll && chosen.length + pages.length <= SAMPLE_SIZE) chosen.push(...pages);
  }
  expect(new Set(chosen.map(kindOf)), 'kinds of pages').toEqual(new Set(listed.map(kindOf)));
  return chosen;
}

function kindOf(address: string): PageName | undefined {
  return findPage(address, otherLanguages)?.name;
}

/**
 * Returns the state that a page is about, in lowercase. Returns "us" for a page about national
 * programs, and an empty string for all other pages.
 */
function partOf(address: string): string {
  const { state, slug = '' } = findPage(address, otherLanguages)?.values ?? {};
  return state ?? slug.split('-')[0] ?? '';
}

/** Reads a page as a search engine does. Waits until the server has rendered the page. */
async function crawl(request: APIRequestContext, address: string): Promise<CrawledPage> {
  let html = '';
  await expect(async () => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    html = await response.text();
    expect(html, `${address} is rendered`).not.toContain('<div id="root"></div>');
  }).toPass();
  expect(html.match(/<h1[\s>]/g), `level 1 headings of ${address}`).toHaveLength(1);
  expect(html, address).not.toMatch(/<meta name="robots" content="noindex/);
  const links = Array.from(html.matchAll(/<a\b[^>]*?\bhref="([^"?#]+)/g), ([, href = '']) => href);
  return {
    title: found(html, /<title>([^<]+)<\/title>/, address),
    description: found(html, /<meta name="description" content="([^"]+)"/, address),
    links,
  };
}

function found(html: string, pattern: RegExp, address: string): string {
  const [, text = ''] = pattern.exec(html) ?? [];
  expect(text, `${pattern} in ${address}`).not.toBe('');
  return text;
}
