import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import type { CatalogStore } from '../catalog-store.ts';
import { showEdits } from './change-fact.ts';
import { recordFileChanges } from './record-changes.ts';
import * as editRepository from './repository.ts';

/**
 * How often a process looks for other processes' edits, in milliseconds. This is half a second,
 * because an edit must appear within a second.
 */
const POLL_MS = 500;

interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: CatalogStore;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Called after changes in the catalog files are recorded. */
  readonly announce?: () => Promise<void>;
}

/** Functions that control how this process follows the edits in the database. */
export interface FollowedEdits {
  /** Records what changed in the files. Call this after reloading the files. */
  recordFiles(): Promise<void>;
  /** Stops looking for edits. */
  end(): void;
}

/**
 * Applies the stored edits to the catalog, and records the changes in a new release's files. After
 * that, applies other processes' edits within a second. While the database is unavailable, the
 * catalog does not change.
 */
export async function followEdits({
  database,
  clock,
  store,
  log,
  announce,
}: Context): Promise<FollowedEdits> {
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function recordFiles(): Promise<void> {
    const changes = await recordFileChanges(database, store.files, clock());
    if (changes === 0) return;
    log.info({ changes }, "recorded changes in the catalog's files");
    await announce?.();
  }

  async function poll(): Promise<void> {
    try {
      const revision = await editRepository.revision(database);
      if (revision !== store.revision) await showEdits({ database, store });
      isFailing = false;
    } catch (error) {
      if (!(isFailing || isEnded))
        log.warn({ err: error }, "could not read other servers' edits; the server will retry");
      isFailing = true;
    }
    wait();
  }

  function wait(): void {
    if (!isEnded) timer = setTimeout(() => void poll(), POLL_MS).unref();
  }

  await showEdits({ database, store });
  await recordFiles();
  wait();
  return {
    recordFiles,
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
