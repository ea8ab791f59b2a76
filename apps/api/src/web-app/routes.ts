import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath, type PageConfig, pageRedirect } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { NotFoundErrorOf } from '../http/not-found-error.ts';
import { pageHeaders } from './page-headers.ts';

/**
 * Paths that programs call. Unknown paths below them return a problem document instead of the 404
 * page.
 */
const programPaths = ['/assets', '/api', '/healthz', '/readyz', '/metrics', '/.well-known'];

interface WebApp {
  /** The folder with the built web app. */
  readonly folder: string;
  readonly brand: Brand;
  readonly config: PageConfig;
  /** Path to our own account server. Empty if it is at the root. */
  readonly authPrefix: string;
  readonly notFoundError: NotFoundErrorOf;
}

/**
 * Serves the built web app: its files, and its single page at every other path. At an unknown path
 * the page shows "not found", and the status is 404.
 */
export async function webAppRoutes(
  app: FastifyInstance,
  { folder, brand, config, authPrefix, notFoundError }: WebApp,
): Promise<void> {
  const page = brandedPage(folder, brand, config);
  const headers = { ...pageHeaders(config), 'cache-control': 'no-cache' };
  const files = builtFiles(folder);
  const prefixes = [...programPaths, authPrefix].filter(Boolean);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', cacheControlOf(reply.request.url)),
  });

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'];
    if (files.has(file)) return reply.sendFile(file);
    if (prefixes.some((prefix) => isAtOrBelow(prefix, `/${file}`))) throw notFoundError(request);

    const [path = ''] = request.url.split('?', 1);
    const target = pageRedirect(path);
    if (target !== undefined) {
      return reply.redirect(target + request.url.slice(path.length), 308);
    }
    const status = isPagePath(path) ? 200 : 404;
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  });
}

/**
 * Paths of the built web app's public files, relative to its folder. Excludes `index.html`, which is
 * served with the brand embedded.
 */
function builtFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => path !== 'index.html' && !/(^|\/)\./.test(path));
  return new Set(files);
}

/** Files in `assets` have a content hash in their name. */
function cacheControlOf(url: string): string {
  return url.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function isAtOrBelow(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The web app's page, with the brand and settings embedded as JSON. */
function brandedPage(folder: string, brand: Brand, config: PageConfig): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return filled(filled(page, 'brand', brand), 'config', config);
}

/** @throws {RangeError} if the page has no such element */
function filled(page: string, id: string, value: unknown): string {
  const element = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`);
  if (!element.test(page)) throw new RangeError(`The web app's page has no element for the ${id}`);
  // Escape "<", which could end the element early.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return page.replace(element, (_, open, close) => `${open}${json}${close}`);
}
