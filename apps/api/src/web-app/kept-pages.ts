import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  findPage,
  type PageAnswers,
  type PageData,
  pageEntry,
  pagePaths,
  startPaths,
} from '@latchkey/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { emptyDocument, fullDocument, type PageDocument } from './page-document.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ScriptsAt } from './page-scripts.ts';

/**
 * How long a visitor waits for a page with content, in milliseconds. After that, the browser
 * renders the page.
 */
const LONGEST_WAIT_MS = 2_000;

/**
 * After the server fails to render a page, how long the browser renders that page instead, in
 * milliseconds.
 */
const RETRY_MS = 60_000;

/**
 * Maximum number of bytes in the cached pages of a language. About 100 pages reach this size. Their
 * compressed copies use up to a third more.
 */
const MAX_BYTES = 10_000_000;

/** A page that is ready to send. */
export interface Page {
  /** The HTML. Its compressed copies stay cached as long as this object exists. */
  readonly content: Buffer;
  /** Whether the page includes its content. Otherwise, the browser renders the content. */
  readonly hasContent: boolean;
  /** The page's ETag. It is weak, because it is the same for every content encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The built page in one language, with the site's data in it. */
export interface Template {
  readonly language: string;
  /** The built page with the brand's elements in its head. */
  readonly html: string;
  readonly data: PageData;
}

/** The sources of the pages' content. */
interface Source {
  /** Renders pages on the server. Null if the browser renders every page. */
  readonly renderer: PageRenderer | null;
  /** Returns the data that the page at a path shows. */
  readonly answersAt: (path: string, language: string) => Promise<Partial<PageAnswers>>;
  readonly scriptsAt: ScriptsAt;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The pages in one language. */
export interface KeptPages {
  /**
   * Returns a page without content, which the browser renders. `undefined` means an unknown path.
   */
  readonly emptyAt: (path: string | undefined) => Page;
  /**
   * Returns the page at a path. The page has no content if rendering fails or takes too long for a
   * visitor.
   */
  readonly at: (path: string) => Promise<Page>;
  /**
   * Returns the page for a path that does not exist. The page is not cached, because there can be
   * any number of such paths. The page also has no content if other pages are waiting to be
   * rendered.
   */
  readonly missingAt: (path: string) => Promise<Page>;
  /**
   * Renders a page, unless a visitor's request has already rendered it. The earlier page stays in
   * use until then.
   *
   * @throws if the page does not render
   */
  readonly refresh: (path: string) => Promise<void>;
  /** Returns the cached page for a path, if it has content. */
  readonly kept: (path: string) => Page | undefined;
}

/**
 * Caches the most recently requested pages. If several visitors wait for the same page, renders it
 * only once.
 *
 * @param old earlier pages. Some of them stay in use until they are rendered again
 */
export function keptPages(
  { language, html, data }: Template,
  { renderer, answersAt, scriptsAt, log }: Source,
  old: KeptPages | undefined,
): KeptPages {
  /**
   * Pages without content, keyed by their scripts. Two pages with the same scripts are identical.
   */
  const emptyPages = new Map<string, Page>();
  const emptyAt = (path: string | undefined) => {
    const scripts = path === undefined ? [] : scriptsAt(path, language);
    const key = scripts.join();
    const page = emptyPages.get(key) ?? pageOf(emptyDocument(html, data, scripts), data, false);
    emptyPages.set(key, page);
    return page;
  };
  const render = async (path: string) => {
    if (!renderer) return emptyAt(path);
    const answers = await answersAt(path, language);
    const scripts = scriptsAt(path, language);
    const page = await renderer.render({ language, path, answers, scripts });
    return pageOf(fullDocument(html, { ...data, answers }, page), data, true);
  };
  const pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }) => content.length,
    noDeleteOnFetchRejection: true,
    fetchMethod: (path) => render(path),
  });
  const earlier = new Set<string>();
  for (const path of startPaths.filter(mayBeEarlier)) {
    const page = old?.kept(path);
    if (!page) continue;
    pages.set(path, page);
    earlier.add(path);
  }
  /** Waits for a page for only as long as a visitor would. */
  const soon = async (
    path: string,
    rendering: Promise<Page | undefined>,
    onFailure?: (empty: Page) => void,
  ) => {
    const empty = emptyAt(path);
    const rendered = rendering.catch((err: unknown) => {
      log.error({ err, path }, 'page not rendered: the browser renders it instead');
      onFailure?.(empty);
      return empty;
    });
    const waited = setTimeout(LONGEST_WAIT_MS, empty, { ref: false });
    return (await Promise.race([rendered, waited])) ?? empty;
  };
  const kept = (path: string) => {
    const page = pages.peek(path);
    return page?.hasContent ? page : undefined;
  };
  return {
    emptyAt,
    kept,
    async at(path) {
      const page = pages.get(path);
      if (page || !renderer) return page ?? emptyAt(path);
      return soon(path, pages.fetch(path), (empty) => pages.set(path, empty, { ttl: RETRY_MS }));
    },
    async missingAt(path) {
      return renderer?.isFull() === false ? soon(path, render(path)) : emptyAt(path);
    },
    async refresh(path) {
      // A visitor may already have waited for the new page, or have seen its rendering fail.
      const isRendered = !earlier.has(path) && kept(path) !== undefined;
      await pages.fetch(path, { forceRefresh: !isRendered });
      earlier.delete(path);
    },
  };
}

/**
 * Whether the earlier page may stay in use until the new page is rendered. False for pages with
 * facts from the catalog, because they would not show the latest edit. The landing page, which most
 * visitors open first, shows few facts.
 */
function mayBeEarlier(path: string): boolean {
  const name = findPage(path, [])?.name;
  return path === pagePaths.landing || (name !== undefined && !pageEntry(name).data);
}

function pageOf(document: PageDocument, { config }: PageData, hasContent: boolean): Page {
  const content = Buffer.from(document.html);
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
  return { content, hasContent, etag, headers: pageHeaders(config, document) };
}
