import type { IncomingMessage } from 'node:http';
import { prefersHtml } from './prefers-html.ts';

/**
 * The URL that decides the route of a request. Fastify rejects a path whose escapes do not decode,
 * before any route sees it. A person who opened such a path gets the 404 page, so the path is escaped
 * once more here: it then decodes to the text in the address bar, which names no page. Programs still
 * get a 400.
 */
export function routedUrl({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (decodes(path) || !prefersHtml(headers.accept)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
