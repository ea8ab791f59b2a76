import { type DatedChange, type PublishedChange, publishedChanges } from '@latchkey/domain';
import type { Catalog } from '../../programs/catalog.ts';
import type { Site } from '../../site/site.ts';
import * as changeRepository from './repository.ts';

/** Maximum number of changes in a feed. */
const MAX_CHANGES = 200;
/**
 * Number of rows to read first. Includes extra rows, because some changes were undone or only
 * confirm a value.
 */
const FIRST_ROWS = 2 * MAX_CHANGES;

/**
 * The newest changes to the catalog's facts. Excludes undone changes, and changes to programs that
 * the site hides.
 */
export interface Journal {
  /** Newest first. */
  readonly changes: readonly PublishedChange[];
  /**
   * When a fact last changed, including facts that no feed announces. Null if no fact has changed.
   */
  readonly lastChange: Date | null;
}

/**
 * Reads the newest changes to the catalog's facts.
 *
 * @param state two letters, for the state's own programs. Null for all programs
 */
export async function readJournal(
  { database, catalog }: Pick<Site, 'database' | 'catalog'>,
  state: string | null,
): Promise<Journal> {
  const hidden = catalog.all.filter((program) => catalog.hiddenAs(program) !== null);
  const programs = {
    of: state === null ? null : { state, slugs: slugsIn(catalog, state) },
    hidden: hidden.map(({ slug }) => slug),
  };
  const bySlug = new Map(catalog.all.map((program) => [program.slug, program]));
  let limit = FIRST_ROWS;
  let rows: readonly DatedChange[] = [];
  let changes: readonly PublishedChange[] = [];
  do {
    rows = await changeRepository.newestChanges(database, programs, limit);
    changes = publishedChanges(rows, (slug) => bySlug.get(slug)).filter(
      ({ program }) => catalog.hiddenAs(program) === null,
    );
    limit *= 2;
  } while (rows.length === limit / 2 && changes.length < MAX_CHANGES);
  return {
    changes: changes.slice(-MAX_CHANGES).toReversed(),
    lastChange: await changeRepository.lastChange(database, programs),
  };
}

function slugsIn(catalog: Pick<Catalog, 'programs'>, state: string): string[] {
  return catalog.programs
    .filter(({ coverage }) => coverage.state === state)
    .map(({ slug }) => slug);
}
