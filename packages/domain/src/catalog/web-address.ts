import * as z from 'zod/mini';
import { maxLengths } from './text-lengths.ts';

const error = 'must be an address like https://agency.example/help';

const domain = String.raw`(?:[a-z\d-]+\.)+[a-z][a-z\d-]*\.?`;
const byte = String.raw`(?:0|[1-9]\d{0,2})`;
/**
 * Matches the remainder of a URL after the host. Invisible characters are not allowed. A backslash
 * is not allowed either, because browsers read it as `/`.
 */
const rest = String.raw`(?:[/?#][^\s\\\p{C}]*)?`;

/**
 * Matches a host in plain letters or an IPv4 address, followed by the remainder of the URL. User
 * names are not allowed, so that the host that people read is the host that a browser opens.
 */
const readable = new RegExp(
  `^https?://(?:${domain}|(?:${byte}\\.){3}${byte})(?::\\d+)?${rest}$`,
  'iu',
);

const isReadable = z.refine<string>((text) => readable.test(text), { error });

const isShort = z.maxLength(maxLengths.address);

/** A URL on the web. */
export const WebAddress = z.url({ protocol: /^https?$/, error }).check(isShort, isReadable);

/** A URL with HTTPS, so that no one can change the page in transit. */
export const SecureAddress = z.url({ protocol: /^https$/, error }).check(isShort, isReadable);

/** A program's website. Empty if the program has no website. */
export const Website = z
  .string()
  .check(z.refine((text) => text === '' || WebAddress.safeParse(text).success, { error }));

/** A URL that was validated when it was stored, possibly by an older version. */
export const StoredAddress = z.string().check(z.regex(/^https?:\/\/\S+$/));
