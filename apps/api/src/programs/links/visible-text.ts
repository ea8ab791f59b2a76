import { createHash } from 'node:crypto';
import { unzipSync } from 'node:zlib';
import type { Answer } from '../../outgoing/get.ts';

/** HTML elements whose content a reader does not see. */
const hidden = ['script', 'style', 'noscript', 'template', 'svg', 'head'] as const;

/**
 * Returns the SHA-256 hash of the content that a reader sees. A page is hashed as text without
 * tags, scripts, comments, and repeated white space. Any other file, such as a PDF, is hashed as
 * bytes.
 *
 * @param maxBytes maximum size of a compressed body, in bytes
 * @throws {RangeError} if a compressed body is longer
 */
export function contentHash({ headers, body }: Answer, maxBytes: number): string {
  const isZipped = /^(gzip|deflate)$/.test(headers['content-encoding'] ?? '');
  const bytes = isZipped ? unzipSync(body, { maxOutputLength: maxBytes }) : body;
  const isText = /^(text\/|application\/xhtml)/.test(headers['content-type'] ?? 'text/html');
  const read = isText ? visibleText(bytes.toString('utf8')) : bytes;
  return createHash('sha256').update(read).digest('hex');
}

/**
 * Returns a page's text as one line. Reads the page only once, from start to end, because searching
 * for each closing tag with a pattern could take minutes on a malicious page.
 */
export function visibleText(html: string): string {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      parts.push(html.slice(at));
      break;
    }
    parts.push(html.slice(at, open));
    at = endOf(lower, open);
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the position where the text continues after a tag, a comment or a hidden element. */
function endOf(lower: string, open: number): number {
  if (lower.startsWith('<!--', open)) return after(lower, '-->', open + 4);
  const element = hidden.find(
    (name) =>
      lower.startsWith(name, open + 1) && /[\s/>]/.test(lower.charAt(open + 1 + name.length)),
  );
  if (element === undefined) return after(lower, '>', open);
  return after(lower, '>', after(lower, `</${element}`, open));
}

/** Returns the position after the next occurrence of a marker, or the end of the text. */
function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}
