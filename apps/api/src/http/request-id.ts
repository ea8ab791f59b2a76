import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Pattern for an ID from a proxy, such as a UUID or 32 hexadecimal digits. The maximum length keeps
 * log lines short.
 */
const pattern = /^[\w.-]{8,64}$/;

/**
 * Returns the ID of a request for the log and for the `X-Request-Id` header of the response. Behind
 * a trusted proxy, this is the proxy's own ID, so that the proxy's log and our log use the same ID.
 * Do not trust the ID, because a caller who bypasses the proxy can choose it.
 */
export function requestIdOf({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && pattern.test(given) ? given : randomUUID();
}
