import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  findPage,
  isPagePath,
  LANGUAGE_NAME,
  languageCookie,
  pageLanguage,
  pageRedirect,
  prefixOf,
} from '@latchkey/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PICTURES_PATH } from '../drawing/site-pictures.ts';
import { compressed } from '../http/compressed.ts';
import type { NotFoundErrorOf } from '../http/not-found-error.ts';
import { prefersHtml } from '../http/prefers-html.ts';
import type { Clock } from '../process/clock.ts';
import type { Page } from './kept-pages.ts';
import { type PageSource, pagesOf } from './pages.ts';
import { type SiteFile, siteFiles } from './site-files.ts';

/**
 * Paths for clients that are not browsers. Unknown paths below these return a problem document
 * instead of the 404 page.
 */
const programPaths = ['/api', '/healthz', '/readyz', '/metrics', '/.well-known'];

/** Folders with files that pages load. A person who opens a missing file gets the 404 page. */
const filePaths = ['/assets', PICTURES_PATH];

/**
 * How long a CDN may serve a page without revalidating it, in seconds. A catalog edit may take this
 * long to appear on pages from the CDN.
 */
const CDN_SECONDS = 60;

const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

interface WebApp extends PageSource {
  /** Path to our own account server. Empty if the server is at the root. */
  readonly authPrefix: string;
  readonly notFoundError: NotFoundErrorOf;
  readonly clock: Clock;
}

/**
 * Serves the built web app's files, and a page at every other path. At an unknown path, the page
 * shows "not found", and the status is 404.
 */
export async function webAppRoutes(
  app: FastifyInstance,
  { authPrefix, notFoundError, clock, ...site }: WebApp,
): Promise<void> {
  const { folder, languages, siteUrl } = site;
  const [, ...otherLanguages] = languages;
  const isSecure = siteUrl.startsWith('https:');
  const pages = pagesOf(site, app.log);
  const files = builtFiles(folder);
  const madeFiles = siteFiles({ ...site, authPrefix, clock });
  const statusOf = (path: string) => {
    const page = findPage(path, otherLanguages);
    if (page) return site.publicData.statusOf(page);
    return isPagePath(path, otherLanguages) ? 200 : 404;
  };
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

  app.addHook('onClose', () => pages.close());

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = request.params['*'];
    const made = await madeFiles(`/${file}`);
    if (made) return sendMade(made, request, reply);
    if (files.has(file)) return reply.sendFile(file);
    const { accept, cookie, 'accept-language': accepted } = request.headers;
    const isForProgram = prefersHtml(accept) ? prefixes : [...prefixes, ...filePaths];
    if (isForProgram.some((prefix) => isAtOrBelow(prefix, `/${file}`)))
      throw notFoundError(request);

    const [path = ''] = request.url.split('?', 1);
    const query = request.url.slice(path.length);
    const target = pageRedirect(path, otherLanguages);
    if (target !== undefined) {
      const dropped = prefixOf(path.toLowerCase(), otherLanguages);
      if (dropped === undefined || prefixOf(target, otherLanguages) === dropped) {
        return reply.redirect(target + query, 301);
      }
      // Not permanent, because a browser that cached the redirect would not get the cookie again.
      reply.header('set-cookie', languageCookie(dropped, isSecure));
      return reply.redirect(target + withoutLanguage(query), 302);
    }
    const asked = new URLSearchParams(query).get(LANGUAGE_NAME);
    const language = pageLanguage({ path, asked, cookie, accepted }, languages);
    const status = statusOf(path);
    const page = await pages.at(path, language);
    const isAsked = asked === language;
    if (isAsked) reply.header('set-cookie', languageCookie(language, isSecure));
    const isSameForAll =
      prefixOf(path, otherLanguages) !== undefined && !isAsked && page.hasContent;
    setCaching(reply, status, isSameForAll);
    return sendPage(page, status, request, reply);
  });
}

/** Sends a page, or only its headers if the browser or CDN already has the page. */
async function sendPage(
  { content, etag, headers }: Page,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(status).headers({ ...headers, etag });
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  if (status === 200 && known?.includes(etag)) return reply.code(304).send();
  const small = await compressed(content, String(accepted ?? ''));
  if (small) reply.header('content-encoding', small.encoding);
  return reply.type('text/html; charset=utf-8').send(small?.bytes ?? content);
}

/**
 * Sets the caching rule for a page. Browsers revalidate the page on each visit, because a catalog
 * edit must appear within a second.
 *
 * @param isSameForAll whether the page depends only on the URL. Otherwise, it depends on the cookie
 * or
 *   the browser's language, and shared caches must also revalidate it each time
 */
function setCaching(reply: FastifyReply, status: number, isSameForAll: boolean): void {
  const isShared = status === 200 && isSameForAll;
  const vary = [reply.getHeader('vary') ?? []].flat().map(String);
  // A client that is not a browser may get a problem document at the same path.
  if (status !== 200) vary.push('accept');
  if (!isShared) vary.push('cookie', 'accept-language');
  reply.headers({
    'cache-control': isShared
      ? `public, max-age=0, s-maxage=${CDN_SECONDS}, must-revalidate`
      : 'no-cache',
    vary: [...vary, 'accept-encoding'].join(', '),
  });
}

/** Returns the query without its language parameter, because the path already sets the language. */
function withoutLanguage(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has(LANGUAGE_NAME)) return query;
  parameters.delete(LANGUAGE_NAME);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Sends a generated file, or only its headers if the browser already has the file. */
async function sendMade(
  { type, etag, cacheControl, content }: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ etag, 'cache-control': cacheControl });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  // An SVG that is opened directly is a document, so the policy keeps it from running code or
  // loading files.
  if (type === 'image/svg+xml') reply.header('content-security-policy', SVG_POLICY);
  return reply.type(type).send(await content());
}

/**
 * Returns the paths of the built web app's public files, relative to its folder. Excludes
 * `index.html`, because the server inserts the brand into it.
 */
function builtFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => path !== 'index.html' && !/(^|\/)\./.test(path));
  return new Set(files);
}

/** Returns the caching rule for a file. The names of files in `assets` contain a content hash. */
function cacheControlOf(url: string): string {
  return url.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function isAtOrBelow(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
