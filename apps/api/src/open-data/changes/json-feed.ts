import type { PublishedChange } from '@latchkey/domain';
import type { Feed, FeedEntry } from './feed.ts';

export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';

/** Writes a feed as JSON Feed. @see https://www.jsonfeed.org/version/1.1 */
export function jsonFeed(feed: Feed): string {
  const { title, address, page, author, language, license, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: `${address}.json`,
    language,
    authors: [{ name: author }],
    _change: { about: page, license },
    items: entries.map(item),
  });
}

function item({ id, title, words, url, sourceUrl, published, change }: FeedEntry): object {
  return {
    id,
    url,
    ...(sourceUrl === null ? {} : { external_url: sourceUrl }),
    title,
    content_text: words,
    date_published: published.toISOString(),
    tags: [change.slug],
    _change: valuesOf(change),
  };
}

/**
 * Returns the change in a machine-readable form, with the values in the format of `programs.json`.
 */
function valuesOf({ slug, what, sourceUrl, sourceDay }: PublishedChange): object {
  const source = { source_url: sourceUrl, source_day: sourceDay };
  if (typeof what === 'string') return { program: slug, fact: 'program', now: what, ...source };
  const { fact, before, after } = what;
  return { program: slug, fact, before, now: after, ...source };
}
