import { escapeHtml } from '../../http/escape-html.ts';
import type { Feed, FeedEntry } from './feed.ts';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** Writes a feed as Atom. @see RFC 4287 */
export function atom(feed: Feed): string {
  const { title, address, page, author, language, license, updated, entries } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', `${address}.atom`),
    element('title', title),
    element('updated', updated.toISOString()),
    `<author>${element('name', author)}</author>`,
    link('self', `${address}.atom`),
    link('alternate', page),
    link('license', license),
    ...entries.map(entry),
    '</feed>\n',
  ].join('\n');
}

function entry({ id, title, words, url, sourceUrl, published, change }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', published.toISOString()),
    element('summary', words),
    link('alternate', url),
    ...(sourceUrl === null ? [] : [link('via', sourceUrl)]),
    `<category term="${attribute(change.slug)}"/>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${attribute(text)}</${name}>`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${attribute(href)}"/>`;
}

/**
 * Escapes text for XML, and removes control characters, which XML does not allow even if they are
 * escaped.
 */
function attribute(text: string): string {
  return escapeHtml(text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ' '));
}
