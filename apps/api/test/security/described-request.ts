import type { InjectOptions } from 'fastify';
import type { DescribedCall } from './described-calls.ts';

/** What a request to a described call is made of; the body is JSON already. */
export interface Parts {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: string | undefined;
}

/** The request as it is sent; what cannot stand in a header is left out. */
export function requestOf({ method, path }: DescribedCall, parts: Parts): InjectOptions {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => encoded(parts.path[name]));
  const query = Object.entries(parts.query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(value)}`);
  const headers = Object.entries(parts.header)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, textOf(value).replaceAll(/[^\x20-\x7e]/g, '')]);
  return {
    method,
    url: query.length > 0 ? `${url}?${query.join('&')}` : url,
    headers: {
      ...Object.fromEntries(headers),
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(parts.body !== undefined && { payload: parts.body }),
  };
}

function encoded(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed());
}

/** An object may say anything of how it becomes a text, `{"toString":0}` for one. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
