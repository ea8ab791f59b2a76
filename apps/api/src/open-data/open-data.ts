import { type Brand, type CatalogProgram, statusOn } from '@latchkey/domain';
import type { LastKnown } from '../db/last-known.ts';
import { dayOf } from '../process/clock.ts';
import type { Site } from '../site/site.ts';
import { cachedFor } from './cached-for.ts';
import { CALENDAR_TYPE, calendar } from './calendar.ts';
import { type CatalogFile, catalogFiles } from './catalog-files.ts';
import { catalogVersion } from './catalog-version.ts';
import { ATOM_TYPE, atom } from './changes/atom.ts';
import { feedOf } from './changes/feed.ts';
import { type Journal, readJournal } from './changes/journal.ts';
import { JSON_FEED_TYPE, jsonFeed } from './changes/json-feed.ts';
import type { RecordedChanges } from './changes/recorded-changes.ts';
import type { Edition } from './descriptors.ts';
import { type OpenFile, openFile } from './open-file.ts';

type OpenDataSite = Pick<
  Site,
  'brand' | 'catalog' | 'clock' | 'database' | 'reference' | 'siteUrl'
>;

/** The files for one version of the catalog. */
interface CatalogEdition {
  readonly version: string;
  /** When a fact last changed. */
  readonly modified: Date;
  /** The programs in the files, with their funding status on the day of the version. */
  readonly programs: readonly CatalogProgram[];
  readonly files: readonly CatalogFile[];
  readonly journal: Journal;
}

/** A feed of changes in each of its formats. */
interface Feeds {
  readonly atom: OpenFile;
  readonly json: OpenFile;
}

/** The catalog as files, feeds and calendars. */
export interface OpenData {
  readonly license: Edition['license'];
  /** Returns the catalog's files. Writes new files only when the catalog, the limits or the day changes. */
  edition(): Promise<CatalogEdition>;
  /**
   * Returns a feed of changes in each of its formats. @param state two letters, or null for the
   * whole country
   */
  feed(state: string | null): Promise<Feeds>;
  calendar(state: string): Promise<OpenFile>;
}

/** @param settings the license, from the brand file */
export function openDataOf(
  site: OpenDataSite,
  changes: LastKnown<RecordedChanges>,
  { license }: NonNullable<Brand['openData']>,
): OpenData {
  const { brand, catalog, clock, reference, siteUrl } = site;
  let recorded: RecordedChanges | undefined;
  const journals = cachedFor(
    (state: string) => readJournal(site, state),
    () => recorded,
    Number.POSITIVE_INFINITY,
  );
  let kept: { readonly key: readonly unknown[]; readonly edition: Promise<CatalogEdition> } | null =
    null;

  /** Returns the newest changes. Reads a state's changes again only after a new change. */
  async function journalOf(state: string | null): Promise<Journal> {
    recorded = await changes.read();
    return state === null ? recorded.journal : journals(state);
  }

  async function made(journal: Journal, today: string): Promise<CatalogEdition> {
    const programs = catalog.programs.map((program) => {
      return { ...program, status: statusOn(program, today) };
    });
    const version = versionOf(journal);
    const { sources, counties } = reference;
    const about = { brand, license, version, siteUrl, sources };
    const modified = journal.lastChange ?? new Date(version);
    const files = await catalogFiles(about, programs, counties, modified);
    return { version, modified, programs, journal, files };
  }

  function versionOf({ lastChange }: Journal): string {
    return catalogVersion(catalog.programs, lastChange && dayOf(lastChange));
  }

  async function edition(): Promise<CatalogEdition> {
    const journal = await journalOf(null);
    const today = dayOf(clock());
    const facts = [catalog.programs, reference.counties];
    const key = [...facts, today, journal.lastChange?.getTime(), ...idsOf(journal)];
    const isSame = key.length === kept?.key.length && key.every((one, at) => one === kept?.key[at]);
    if (kept && isSame) return kept.edition;
    const making = made(journal, today);
    kept = { key, edition: making };
    // A failed edition is made again for the next request.
    making.catch(() => {
      if (kept?.edition === making) kept = null;
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
