import type { Brand } from '@latchkey/domain';
import { dayOf } from '../process/clock.ts';
import type { Site } from '../site/site.ts';
import { CALENDAR_TYPE, calendar } from './calendar.ts';
import { type CatalogFile, catalogFiles } from './catalog-files.ts';
import { catalogVersion } from './catalog-version.ts';
import { ATOM_TYPE, atom } from './changes/atom.ts';
import { feedOf } from './changes/feed.ts';
import { type Journal, readJournal } from './changes/journal.ts';
import { JSON_FEED_TYPE, jsonFeed } from './changes/json-feed.ts';
import type { Edition } from './descriptors.ts';
import { keptBriefly } from './kept-briefly.ts';
import { type OpenFile, openFile } from './open-file.ts';

type OpenDataSite = Pick<Site, 'brand' | 'catalog' | 'database' | 'log' | 'reference' | 'siteUrl'>;

/** The catalog's files for one state of the catalog. */
export interface CatalogEdition {
  readonly version: string;
  /** When a fact last changed. */
  readonly modified: Date;
  readonly files: readonly CatalogFile[];
  readonly journal: Journal;
}

/** A feed in each of its formats. */
interface Feeds {
  readonly atom: OpenFile;
  readonly json: OpenFile;
}

/** The catalog as files, feeds and calendars. */
export interface OpenData {
  readonly license: Edition['license'];
  /** The catalog's files. Made again only when the catalog changes. */
  edition(): Promise<CatalogEdition>;
  /** A feed's formats. @param state two letters, or null for the whole country */
  feed(state: string | null): Promise<Feeds>;
  calendar(state: string): Promise<OpenFile>;
}

/** @param settings the license, from the brand file */
export function openDataOf(
  site: OpenDataSite,
  { license }: NonNullable<Brand['openData']>,
): OpenData {
  const { brand, catalog, reference, siteUrl } = site;
  const { sources, counties } = reference;
  const basis = () => catalog.programs;
  const journalOf = keptBriefly((state: string | null) => readJournal(site, state), basis);
  let kept: { readonly key: readonly unknown[]; readonly edition: Promise<CatalogEdition> } | null =
    null;
  let last: Journal = { changes: [], lastChange: null };

  /** Files must not fail while the database is away. They then have the changes read last. */
  async function newest(): Promise<Journal> {
    try {
      last = await journalOf(null);
    } catch (err) {
      site.log.warn({ err }, 'could not read the newest changes; the files have earlier ones');
    }
    return last;
  }

  async function made(journal: Journal): Promise<CatalogEdition> {
    const { programs } = catalog;
    const version = versionOf(journal);
    const about = { brand, license, version, siteUrl, sources };
    const modified = journal.lastChange ?? new Date(version);
    const files = await catalogFiles(about, programs, counties, modified);
    return { version, modified, journal, files };
  }

  function versionOf({ lastChange }: Journal): string {
    return catalogVersion(catalog.programs, lastChange && dayOf(lastChange));
  }

  async function edition(): Promise<CatalogEdition> {
    const journal = await newest();
    const key = [catalog.programs, journal.lastChange?.getTime(), ...idsOf(journal)];
    const isSame = key.length === kept?.key.length && key.every((one, at) => one === kept?.key[at]);
    if (kept && isSame) return kept.edition;
    const making = made(journal);
    kept = { key, edition: making };
    // A failed edition is made again for the next request.
    making.catch(() => {
      kept = null;
    });
    return making;
  }

  const written = new WeakMap<Journal, Feeds>();

  async function feed(state: string | null): Promise<Feeds> {
    const journal = await journalOf(state);
    const known = written.get(journal);
    if (known) return known;
    const empty = new Date(versionOf(journal));
    const entries = feedOf(journal, state, site, { license: license.url, empty });
    const feeds = {
      atom: openFile(ATOM_TYPE, atom(entries), entries.updated),
      json: openFile(JSON_FEED_TYPE, jsonFeed(entries), entries.updated),
    };
    written.set(journal, feeds);
    return feeds;
  }

  async function calendarOf(state: string): Promise<OpenFile> {
    const { modified } = await edition();
    return openFile(CALENDAR_TYPE, calendar(state, site), modified);
  }

  return { license, edition, feed, calendar: calendarOf };
}

function idsOf({ changes }: Journal): number[] {
  return changes.map(({ id }) => id);
}
