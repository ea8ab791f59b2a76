import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from '../http/compressed.ts';

/** A file or a feed that pages on any site may read. */
export interface OpenFile {
  readonly type: string;
  readonly content: Buffer;
  /** Hash of the content, without quotes. The same in every process. */
  readonly hash: string;
  /** When a fact last changed. */
  readonly modified: Date;
}

export function openFile(type: string, text: string, modified: Date): OpenFile {
  const content = Buffer.from(text);
  return {
    type,
    content,
    modified,
    hash: createHash('sha256').update(content).digest('base64url'),
  };
}

/**
 * Sends a file to any origin. Sends only the headers if the client already has the file. The client
 * must check each time, because an edit must appear within a second. The list of hidden programs
 * may change without a change to a fact, so only the hash decides whether the client has the latest
 * file.
 *
 * @param licenseUrl the URL of the license
 */
export async function sendOpenFile(
  { type, content, hash, modified }: OpenFile,
  licenseUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The wildcard and credentials exclude each other.
  reply.removeHeader('access-control-allow-credentials');
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Last-Modified, Link',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    // Weak, because the response may be compressed.
    etag: `W/"${hash}"`,
    'last-modified': modified.toUTCString(),
    vary: [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '),
    link: `<${licenseUrl}>; rel="license"`,
  });
  if (request.headers['if-none-match']?.includes(`"${hash}"`)) return reply.code(304).send();
  const { 'accept-encoding': accepted } = request.headers;
  const small = await compressed(content, String(accepted ?? ''));
  if (small) reply.header('content-encoding', small.encoding);
  return reply.type(type).send(small?.bytes ?? content);
}
