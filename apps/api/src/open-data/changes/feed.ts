import { OPEN_DATA_PATH, pathOf } from '@latchkey/contract';
import { type PublishedChange, usState } from '@latchkey/domain';
import { publishedWords } from '@latchkey/texts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { Site } from '../../site/site.ts';
import type { Journal } from './journal.ts';

/** A feed of changes, before it is written as Atom or JSON Feed. */
export interface Feed {
  readonly title: string;
  /** The URL of this feed, without its extension. */
  readonly address: string;
  /** The URL of the page about the feeds. */
  readonly page: string;
  readonly author: string;
  readonly language: 'en';
  readonly license: string;
  readonly updated: Date;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** The old value, the new value and the source, worded as in a notice. */
  readonly words: string;
  /** The URL of the program's page. If the program left the catalog, the URL of the data page. */
  readonly url: string;
  readonly sourceUrl: string | null;
  readonly published: Date;
  readonly change: PublishedChange;
}

type Context = Pick<Site, 'brand' | 'catalog' | 'siteUrl'>;

/**
 * Writes changes as entries of a feed, in English.
 *
 * @param state two letters. Null for the feed of all programs
 * @param empty the date of a feed without entries
 */
export function feedOf(
  { changes }: Pick<Journal, 'changes'>,
  state: string | null,
  { brand, catalog, siteUrl }: Context,
  { license, empty }: { readonly license: string; readonly empty: Date },
): Feed {
  const place = state === null ? 'the United States' : (usState(state)?.name ?? state);
  const page = siteUrl + OPEN_DATA_PATH;
  return {
    title: `${brand.name}: changes in down payment programs of ${place}`,
    address: `${siteUrl}/changes${state === null ? '' : `/${state.toLowerCase()}`}`,
    page,
    author: brand.name,
    language: 'en',
    license,
    updated: changes[0]?.createdAt ?? empty,
    entries: changes.map((change) => {
      const { slug } = change;
      const isListed = catalog.findBySlug(slug) !== undefined;
      return entryOf(
        change,
        siteUrl,
        isListed ? siteUrl + pathOf('publicProgram', { slug }) : page,
      );
    }),
  };
}

function entryOf(change: PublishedChange, siteUrl: string, url: string): FeedEntry {
  const { changes: text, format } = mailTexts('en');
  const { name, words, source } = publishedWords(change, { text, format });
  return {
    id: `${siteUrl}/changes#${change.id}`,
    title: `${change.program.fullName}: ${name}`,
    words: [words, source.label].filter(Boolean).join(' · '),
    url,
    sourceUrl: source.href,
    published: change.createdAt,
    change,
  };
}
