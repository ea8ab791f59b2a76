import { type PublishedChange, publishedChanges } from '@latchkey/domain';
import type { Catalog } from '../../programs/catalog.ts';
import type { Site } from '../../site/site.ts';
import { newestChanges } from './repository.ts';

/** Largest number of changes in a feed. */
const MAX_CHANGES = 200;
/** Rows to read for a feed. Some of them are undone or not announced. */
const MAX_ROWS = 2 * MAX_CHANGES;

/** The newest changes to the catalog's facts, without undone changes and hidden programs. */
export interface Journal {
  /** Newest first. */
  readonly changes: readonly PublishedChange[];
  /** When a fact last changed, even one that no feed announces. Null if none has. */
  readonly lastChange: Date | null;
}

/**
 * Reads the newest changes.
 *
 * @param state two letters, for the state's own programs. Null for all programs
 */
export async function readJournal(
  { database, catalog }: Pick<Site, 'database' | 'catalog'>,
  state: string | null,
): Promise<Journal> {
  const of = state === null ? null : { state, slugs: slugsIn(catalog, state) };
  const bySlug = new Map(catalog.all.map((program) => [program.slug, program]));
  const rows = (await newestChanges(database, of, MAX_ROWS)).filter(({ slug }) => {
    const program = bySlug.get(slug);
    return program === undefined || catalog.hiddenAs(program) === null;
  });
  const changes = publishedChanges(rows, (slug) => bySlug.get(slug))
    .filter(({ program }) => catalog.hiddenAs(program) === null)
    .slice(-MAX_CHANGES)
    .toReversed();
  const last = rows.findLast(({ isUndone }) => !isUndone);
  return { changes, lastChange: last?.createdAt ?? null };
}

function slugsIn(catalog: Pick<Catalog, 'programs'>, state: string): string[] {
  return catalog.programs
    .filter(({ coverage }) => coverage.state === state)
    .map(({ slug }) => slug);
}
