import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData, RenderInput } from '@latchkey/contract';
import type { FastifyBaseLogger } from 'fastify';
import { emptyDocument, filesOf, fullDocument, type PageDocument } from './page-document.ts';
import { pageHeaders } from './page-headers.ts';
import type { RenderTask } from './render-worker.ts';
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
  readonly at: (path: string) => Page;
}

/** The data that public pages show. */
export interface PublicData {
  /** What the data depends on. When one of these changes, the pages are rendered again. */
  readonly basis: () => readonly unknown[];
  readonly answers: () => RenderInput['answers'];
}

/**
 * The web app's pages. Renders them in the background: until then, and if it fails, the browser
 * renders them. Renders them again after a request that finds them out of date.
 *
 * @param folder the folder with the built web app
 * @param data what the pages are rendered for
 * @param log where a failure is reported
 */
export function pagesOf(
  folder: string,
  data: PageData,
  { basis, answers }: PublicData,
  log: FastifyBaseLogger,
): Pages {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const empty = pageOf(emptyDocument(template, data), data);
  let rendered: readonly ServedPage[] = [];
  let renderedFor: readonly unknown[] = [];
  const render = async () => {
    renderedFor = basis();
    try {
      rendered = await servedPages(template, { folder, data, answers: answers() });
    } catch (err) {
      log.error({ err }, 'pages not rendered: the browser renders them instead');
    }
  };
  void render();
  return {
    at(path) {
      if (basis().some((part, index) => part !== renderedFor[index])) void render();
      return rendered.find(({ pattern }) => pattern.test(path))?.page ?? empty;
    },
  };
}

interface ServedPage {
  readonly pattern: RegExp;
  readonly page: Page;
}

async function servedPages(
  template: string,
  { folder, data, answers }: Pick<RenderTask, 'folder' | 'data'> & Pick<RenderInput, 'answers'>,
): Promise<readonly ServedPage[]> {
  const files = filesOf(template);
  if (!files) return [];
  const styleSheet = readFileSync(join(folder, files.styleSheet), 'utf8');
  const rendered = await renderedPages({ folder, data, input: { styleSheet, files, answers } });
  if (!rendered) return [];
  return rendered.pages.map((page) => ({
    pattern: patternOf(page.path),
    page: pageOf(fullDocument(template, data, page, rendered.firstScript), data),
  }));
}

function pageOf(document: PageDocument, { config }: PageData): Page {
  const { html } = document;
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  const headers = { ...pageHeaders(config, document), 'cache-control': 'no-cache', etag };
  return { html, etag, headers };
}

/** Matches a path whose segments with a colon stand for a number. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '\\d+')}$`);
}
