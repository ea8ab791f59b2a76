import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StartFailure } from '../process/start-failure.ts';
import { writeCheckpoints } from './checkpoints.ts';
import { createIfMissing } from './create-embedded.ts';
import type { Connection, Database } from './database.ts';
import { load } from './drizzle.ts';
import { lockFolder } from './folder-lock.ts';
import { keepJobStore } from './job-store.ts';
import { refuseNewer } from './migration-state.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { QueuedPglite } from './queued-pglite.ts';
import { hasRoom } from './room.ts';
import * as schema from './schema.ts';

const { drizzle }: typeof import('drizzle-orm/pglite') = load('drizzle-orm/pglite');
const { migrate }: typeof import('drizzle-orm/pglite/migrator') = load(
  'drizzle-orm/pglite/migrator',
);

const TEN_MINUTES_MS = 10 * 60 * 1000;

/**
 * Opens the embedded database in a subfolder of the data folder. A lock file next to the subfolder
 * keeps out a second process, which would corrupt the files.
 *
 * @throws {StartFailure} if the folder is not usable or another process uses it
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'db');
  makeFolder(dataDir);
  const unlock = lockFolder(folder);
  try {
    await createIfMissing(folder);
    const client = new QueuedPglite(folder);
    const database = await upToDate(client).catch(async (error: unknown) => {
      await client.close().catch(() => {});
      throw error;
    });
    const endCheckpoints = writeCheckpoints(client, TEN_MINUTES_MS);
    return {
      database,
      replica: database,
      description:
        `Database: embedded, in ${folder}. Its data survives a killed process, but not a power failure. ` +
        'To survive a power failure, set DATABASE_URL to a PostgreSQL server.',
      load: () => ({ waiting: client.waiting }),
      reportTo: (log) => client.reportTo(log),
      async close() {
        endCheckpoints();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartFailure) throw error;
    // PGlite also throws objects that are not errors.
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    const remedy = (await hasRoom(dataDir))
      ? 'Restore a copy of the folder, or move it away to start with an empty one.'
      : 'The disk is full. Free some space.';
    throw new StartFailure(`the database in ${folder} does not open (${reason}). ${remedy}`);
  }
}

/** Migrates the database, in a folder or in memory. */
export async function upToDate(client: QueuedPglite): Promise<Database> {
  await client.waitReady;
  const database = drizzle({ client: asPglite(client), schema, casing: 'snake_case' });
  await refuseNewer(async (query) => (await client.query(query)).rows);
  await migrate(database, { migrationsFolder });
  keepJobStore(database, async () => {
    const { fromPglite } = await import('pg-boss');
    const db = fromPglite({
      query: (text, values) => client.queryWithoutLimit(text, values),
      exec: (text) => client.exec(text),
      listen: (channel, hear) => client.listen(channel, hear),
    });
    return { db, backend: 'pglite' };
  });
  return database;
}

/**
 * Returns the client typed as a `PGlite`. Drizzle calls only the `query` and `transaction` methods.
 */
function asPglite(client: Pick<PGlite, 'query' | 'transaction'>): PGlite {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: no other class has PGlite's private fields.
  return client as PGlite;
}

function makeFolder(folder: string): void {
  try {
    makeWithParents(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `the data folder ${folder} cannot be created (${reason}). Set DATA_DIR.`,
    );
  }
}

/**
 * Creates a folder and its parents. Node's `recursive` option hangs for a path like /proc, where no
 * folder can be created.
 */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
