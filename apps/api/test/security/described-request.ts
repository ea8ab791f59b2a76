import type { InjectOptions } from 'fastify';
import type { DescribedCall } from './described-calls.ts';

/** The parts of a request. The body is already in JSON format. */
export interface Parts {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: string | undefined;
}

/** Builds the request to send. Omits values that a header cannot contain. */
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

/**
 * Converts a value to text. An object such as `{"toString":0}` cannot be converted in the usual
 * way.
 */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
