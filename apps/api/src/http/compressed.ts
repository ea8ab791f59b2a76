import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Minimum size of content to compress, in bytes. Smaller content is sent uncompressed. */
const MIN_BYTES = 2_048;

const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** The content encodings that the server can send, best first. */
const encoders = {
  br: (content: Buffer) => brotli(content, { params }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

type Encoding = keyof typeof encoders;
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Cache of compressed content. An entry lives as long as its content. */
const kept = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/**
 * Compresses content once for each encoding and caches the result. This is for content that is the
 * same for everyone: compressing two megabytes for each request would occupy a core for a tenth of
 * a second.
 *
 * @param accepted the request's `Accept-Encoding`
 * @returns the bytes and their encoding. Null if the content is small or the client accepts none of
 * our encodings
 */
export async function compressed(
  content: Buffer,
  accepted: string,
): Promise<{ readonly encoding: Encoding; readonly bytes: Buffer } | null> {
  const encoding = encodings.find((each) => accepts(accepted, each));
  if (encoding === undefined || content.length < MIN_BYTES) return null;
  const known = kept.get(content) ?? new Map<Encoding, Promise<Buffer>>();
  kept.set(content, known);
  const bytes = known.get(encoding) ?? encoders[encoding](content);
  known.set(encoding, bytes);
  return { encoding, bytes: await bytes };
}

/** @see RFC 9110, section 12.5.3 */
function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', quality = '1'] = part.trim().split(/\s*;\s*q=/i);
    return name.toLowerCase() === encoding && Number(quality) > 0;
  });
}
