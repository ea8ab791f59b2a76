import type { IncomingMessage } from 'node:http';
import { prefersHtml } from './prefers-html.ts';

/**
 * Returns the URL that Fastify uses to find the route. Fastify rejects a path with invalid escapes
 * before any route sees it. A person who opens such a path should see the 404 page, so this
 * function escapes the path again. The escaped path decodes to the text in the address bar, which
 * matches no page. Other clients still get status 400.
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
