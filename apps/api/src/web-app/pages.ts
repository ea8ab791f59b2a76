import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FoundPage,
  findPage,
  type PageAnswers,
  type PageConfig,
  type PageValues,
  pageEntry,
  renderedPath,
  startPaths,
} from '@latchkey/contract';
import { type Brand, productIn, type SiteProduct } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { SitePictures } from '../drawing/site-pictures.ts';
import { brandHead } from './brand-head.ts';
import { type KeptPages, keptPages, type Page, type Template } from './kept-pages.ts';
import { pageBrand } from './page-brand.ts';
import { filesOf, templateIn, withBrand } from './page-document.ts';
import { type PageRenderer, pageRenderer } from './page-renderer.ts';
import { scriptsIn } from './page-scripts.ts';

/** The pages of the web app. */
export interface Pages {
  /** Returns the page at a URL, or an empty page for the browser to render. */
  readonly at: (address: string, language: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** A page in the sitemap. */
interface ListedPage {
  /** The path without a language prefix. */
  readonly path: string;
  /** The day of the last change, such as 2026-11-21. */
  readonly lastChange: string;
}

/** The public pages and the data that they show. */
export interface PublicData {
  /**
   * Returns the values that the data depends on. When a value changes, the server renders the pages
   * again.
   */
  readonly basis: () => readonly unknown[];
  /**
   * For each kind of data, returns the data of a page with these parameter values, in a language.
   * Undefined if the page does not need that data.
   */
  readonly answers: {
    readonly [Name in keyof PageAnswers]: (
      values: PageValues,
      language: string,
    ) => PageAnswers[Name] | undefined | Promise<PageAnswers[Name] | undefined>;
  };
  /** Returns the HTTP status of a page: 404 or 410 if the catalog does not have the page. */
  readonly statusOf: (page: FoundPage) => number;
  /** Returns the pages that depend on the catalog, for the sitemap. */
  readonly listed: () => Promise<readonly ListedPage[]>;
}

/** The web app's pages, and the data to render them with. */
export interface PageSource {
  /** The folder with the built web app. */
  readonly folder: string;
  readonly brand: Brand;
  readonly pictures: SitePictures;
  readonly product: SiteProduct;
  /** Returns the settings of the web app. Called again whenever the pages are rendered. */
  readonly config: () => PageConfig;
  readonly publicData: PublicData;
  /** The languages of the pages, English first. */
  readonly languages: readonly string[];
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
}

/**
 * Returns the web app's pages in every language. At startup, renders the pages that most visitors
 * open. Renders other public pages when they are first requested. If a request finds that the pages
 * are out of date, renders them again.
 */
export function pagesOf(site: PageSource, log: FastifyBaseLogger): Pages {
  const built = readFileSync(join(site.folder, 'index.html'), 'utf8');
  const [, ...otherLanguages] = site.languages;
  let edition = editionOf(site, built, log);

  return {
    async at(address, language) {
      const basis = site.publicData.basis();
      if (basis.some((part, index) => part !== edition.basis[index])) {
        void edition.close();
        edition = editionOf(site, built, log, edition);
      }
      const kept = edition.languages.get(language);
      if (!kept) throw new RangeError(`There are no pages in ${language}`);
      const page = findPage(address, otherLanguages);
      const path = page && renderedPath(page);
      if (page === undefined || path === undefined) return kept.emptyAt(page?.path);
      return site.publicData.statusOf(page) === 200 ? kept.at(path) : kept.missingAt(path);
    },
    close: () => edition.close(),
  };
}

/** The pages for one version of the public data. */
interface Edition {
  readonly basis: readonly unknown[];
  readonly languages: ReadonlyMap<string, KeptPages>;
  readonly close: () => Promise<void>;
}

/** @param old the edition whose pages stay in use until the new ones are rendered */
function editionOf(
  site: PageSource,
  built: string,
  log: FastifyBaseLogger,
  old?: Edition,
): Edition {
  const basis = site.publicData.basis();
  const templates = site.languages.map((language) => templateOf(site, language, built));
  const renderer = rendererOf(site, templates, log);
  const source = {
    renderer,
    answersAt: (path: string, language: string) => answersOf(site, path, language),
    scriptsAt: scriptsIn(site.folder),
    log,
  };
  const languages = new Map(
    templates.map((template) => {
      const { language } = template;
      return [language, keptPages(template, source, old?.languages.get(language))];
    }),
  );

  let isClosed = renderer === null;
  const renderStartPages = async () => {
    for (const kept of languages.values()) {
      for (const path of startPaths) {
        if (isClosed) return;
        await kept.refresh(path);
      }
    }
  };
  renderStartPages().catch((err: unknown) => {
    log.error({ err }, 'pages not rendered: the browser renders them instead');
  });
  return {
    basis,
    languages,
    async close() {
      isClosed = true;
      await renderer?.close();
    },
  };
}

/** Returns the built page in a language. */
function templateOf(
  { brand, pictures, product, config, siteUrl }: PageSource,
  language: string,
  built: string,
): Template {
  const shown = pageBrand(brand, language, pictures);
  const head = brandHead({ brand: shown, language, pictures, siteUrl });
  return {
    language,
    html: withBrand(templateIn(language, built), shown, head),
    data: { brand: shown, product: productIn(product, language), config: config() },
  };
}

/** Creates the renderer. Returns null if the browser renders every page. */
function rendererOf(
  { folder, config, siteUrl }: PageSource,
  templates: readonly Template[],
  log: FastifyBaseLogger,
): PageRenderer | null {
  const languages = templates.flatMap(({ language, html, data: { brand, product } }) => {
    const files = filesOf(html);
    return files ? { language, brand, product, files } : [];
  });
  const [first] = languages;
  if (!first) return null;
  const styleSheet = readFileSync(join(folder, first.files.styleSheet), 'utf8');
  const input = { styleSheet, languages, config: config(), siteUrl };
  return pageRenderer({ folder, input }, log);
}

/** Returns the data that the page at a path shows. */
async function answersOf(
  { publicData: { answers } }: PageSource,
  path: string,
  language: string,
): Promise<Partial<PageAnswers>> {
  const page = findPage(path, []);
  if (!page) return {};
  const names = pageEntry(page.name).data ?? [];
  const found = names.map(async (name) => [name, await answers[name](page.values, language)]);
  return Object.fromEntries(await Promise.all(found));
}
