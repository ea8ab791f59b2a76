import fastifyStatic from '@fastify/static';
import type { PageConfig } from '@latchkey/contract';
import type { Brand } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import type { Unrouted } from '../http/unrouted.ts';
import { brandedPage } from './branded-page.ts';
import { pageHeaders } from './page-headers.ts';

interface WebApp {
  /** Where the built web app lies. */
  readonly folder: string;
  readonly brand: Brand;
  readonly config: PageConfig;
  readonly unrouted: Unrouted;
}

/**
 * Serves the built web app: its files as they are, and its one page at every other address, where
 * the app itself knows what to show.
 */
export async function webAppRoutes(
  app: FastifyInstance,
  { folder, brand, config, unrouted }: WebApp,
): Promise<void> {
  const page = brandedPage(folder, brand, config);
  const headers = { ...pageHeaders(config), 'cache-control': 'no-cache' };
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', freshness(reply.request.url)),
  });

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (isForServer(path)) throw unrouted(request);
    if (isFile(path)) return reply.sendFile(path);
    return reply.headers(headers).type('text/html; charset=utf-8').send(page);
  });
}

/** Names of files in `assets` change with what is in them. */
function freshness(url: string): string {
  return url.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function isForServer(path: string): boolean {
  return /^(api|auth)(\/|$)/.test(path);
}

function isFile(path: string): boolean {
  return path.startsWith('assets/') || /\.[^/]*$/.test(path);
}
