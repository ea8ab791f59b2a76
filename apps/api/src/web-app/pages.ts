import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PageConfig,
  type PageData,
  publicPathOf,
  type RenderedPages,
  type RenderInput,
} from '@latchkey/contract';
import { type Brand, productIn, type SiteProduct } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { SitePictures } from '../drawing/site-pictures.ts';
import { brandHead } from './brand-head.ts';
import { pageBrand } from './page-brand.ts';
import {
  emptyDocument,
  filesOf,
  fullDocument,
  type PageDocument,
  templateIn,
  withBrand,
} from './page-document.ts';
import { pageHeaders } from './page-headers.ts';
import { renderedPages } from './rendered-pages.ts';

/** A page, ready to send. */
interface Page {
  readonly html: string;
  /** Weak, because it is the same for each compression. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The web app's pages. */
export interface Pages {
  /** The page for a path. An empty one, which the browser renders, if the server has none. */
  readonly at: (path: string, language: string) => Page;
}

/** The data that public pages show. */
interface PublicData {
  /** What the data depends on. When one of these changes, the pages are rendered again. */
  readonly basis: () => readonly unknown[];
  readonly answers: () => RenderInput['answers'];
}

/** The web app's pages, and what they are rendered for. */
export interface Site {
  /** The folder with the built web app. */
  readonly folder: string;
  readonly brand: Brand;
  readonly pictures: SitePictures;
  readonly product: SiteProduct;
  /** Read again whenever the pages are rendered. */
  readonly config: () => PageConfig;
  readonly publicData: PublicData;
  /** The languages of the pages, English first. */
  readonly languages: readonly string[];
  /** The site's URL, without a slash at its end. */
  readonly siteUrl: string;
}

/**
 * The web app's pages in every language. Renders them in the background: until then, and if it
 * fails, the browser renders them. Renders them again after a request that finds them out of date.
 *
 * @param log where a failure is reported
 */
export function pagesOf(site: Site, log: FastifyBaseLogger): Pages {
  const built = readFileSync(join(site.folder, 'index.html'), 'utf8');
  const [, ...otherLanguages] = site.languages;
  let editions: ReadonlyMap<string, Edition> = new Map();
  let renderedFor: readonly unknown[] = [];

  const render = async () => {
    renderedFor = site.publicData.basis();
    const next = new Map(
      site.languages.map((each) => {
        const pages = editions.get(each)?.pages ?? [];
        return [each, editionOf(each, built, site, pages)];
      }),
    );
    editions = next;
    try {
      for await (const pages of renderedEditions([...next.values()], site)) {
        const edition = next.get(pages.language);
        if (edition) edition.pages = servedPages(edition, pages);
      }
    } catch (err) {
      log.error({ err }, 'pages not rendered: the browser renders them instead');
    }
  };
  void render();

  return {
    at(address, language) {
      const isOld = site.publicData.basis().some((part, index) => part !== renderedFor[index]);
      if (isOld) void render();
      const edition = editions.get(language);
      if (!edition) throw new RangeError(`There are no pages in ${language}`);
      const path = publicPathOf(address, otherLanguages) ?? address;
      return edition.pages.find(({ pattern }) => pattern.test(path))?.page ?? edition.empty;
    },
  };
}

/** The pages in one language. */
interface Edition {
  readonly language: string;
  /** The built page, with the brand in its head. */
  readonly template: string;
  readonly data: PageData;
  /** The page without content. */
  readonly empty: Page;
  /** The pages with content, as far as they are rendered. */
  pages: readonly ServedPage[];
}

/** @param pages the pages until they are rendered again */
function editionOf(
  language: string,
  built: string,
  { brand, pictures, product, config, siteUrl }: Site,
  pages: readonly ServedPage[],
): Edition {
  const shown = pageBrand(brand, language, pictures);
  const head = brandHead({ brand: shown, language, pictures, siteUrl });
  const template = withBrand(templateIn(language, built), shown, head);
  const data = {
    brand: shown,
    product: productIn(product, language),
    config: config(),
  };
  return {
    language,
    template,
    data,
    empty: pageOf(emptyDocument(template, data), data),
    pages,
  };
}

/** Renders the pages in one language after the other. */
async function* renderedEditions(
  editions: readonly Edition[],
  { folder, publicData, siteUrl }: Site,
): AsyncIterable<RenderedPages> {
  const languages = editions.flatMap(({ language, template, data: { brand, product } }) => {
    const files = filesOf(template);
    return files ? { language, brand, product, files } : [];
  });
  const [english] = editions;
  const [first] = languages;
  if (!english || !first) return;
  const styleSheet = readFileSync(join(folder, first.files.styleSheet), 'utf8');
  const input = { styleSheet, languages, siteUrl, answers: publicData.answers() };
  yield* renderedPages({ folder, data: english.data, input });
}

function servedPages({ template, data }: Edition, { pages }: RenderedPages): readonly ServedPage[] {
  return pages.map((page) => ({
    pattern: patternOf(page.path),
    page: pageOf(fullDocument(template, data, page), data),
  }));
}

interface ServedPage {
  readonly pattern: RegExp;
  readonly page: Page;
}

function pageOf(document: PageDocument, { config }: PageData): Page {
  const { html } = document;
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  const headers = {
    ...pageHeaders(config, document),
    'cache-control': 'no-cache',
    vary: 'cookie, accept-language',
    etag,
  };
  return { html, etag, headers };
}

/** Matches a path whose segments with a colon stand for a number. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '\\d+')}$`);
}
