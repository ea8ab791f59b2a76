import { type DatedChange, withoutUndone } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { type LastKnown, lastKnown } from '../../db/last-known.ts';
import * as factChangeRepository from '../../programs/edits/fact-change-repository.ts';
import type { Site } from '../../site/site.ts';
import { cachedFor, REVISION_MAX_AGE_MS } from '../cached-for.ts';
import { type Journal, readJournal } from './journal.ts';

/** How long a change to a fact other than funding is kept in memory: a year and a day. */
const KEPT_MS = 366 * 24 * 60 * 60 * 1_000;

/** The recorded changes to the catalog that public pages show. */
export interface RecordedChanges {
  /** Identifies the current state. Differs after each change and each undone edit. */
  readonly revision: string;
  /**
   * Each program's changes by slug, oldest first, without undone changes: all funding changes, and
   * other changes of the last year.
   */
  readonly bySlug: ReadonlyMap<string, readonly DatedChange[]>;
  /** When each program last changed, by slug. */
  readonly lastChanges: ReadonlyMap<string, Date>;
  /** The newest changes that everyone sees. */
  readonly journal: Journal;
}

/**
 * Returns the recorded changes. An edit appears in them within half a second. The changes are kept
 * in memory, so that public pages show the last known state while the database is down.
 */
export function recordedChanges(
  app: FastifyInstance,
  site: Pick<Site, 'database' | 'catalog' | 'clock'>,
): LastKnown<RecordedChanges> {
  const { database, catalog, clock } = site;
  const revisionOf = cachedFor(
    () => factChangeRepository.revision(database),
    () => catalog.programs,
    REVISION_MAX_AGE_MS,
  );
  let kept: { readonly programs: unknown; readonly changes: RecordedChanges } | undefined;

  async function read(): Promise<RecordedChanges> {
    const { programs } = catalog;
    const revision = await revisionOf('');
    if (kept?.changes.revision === revision && kept.programs === programs) return kept.changes;
    const since = new Date(clock().getTime() - KEPT_MS);
    const counted = withoutUndone(await factChangeRepository.changesSince(database, since));
    const changes = {
      revision,
      bySlug: Map.groupBy(counted, ({ slug }) => slug),
      lastChanges: await factChangeRepository.lastChanges(database),
      journal: await readJournal(site, null),
    };
    kept = { programs, changes };
    return changes;
  }

  const known = lastKnown({
    name: 'the recorded changes',
    read,
    basis: () => catalog.programs,
    log: app.log,
  });
  // They must be known before the database goes down.
  app.addHook('onListen', async () => void (await known.read()));
  app.addHook('onClose', async () => known.close());
  return known;
}
