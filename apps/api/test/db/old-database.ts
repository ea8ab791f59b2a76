import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../../src/db/drizzle.ts';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';
import { QueuedPglite } from '../../src/db/queued-pglite.ts';

const { drizzle }: typeof import('drizzle-orm/pglite') = load('drizzle-orm/pglite');
const { migrate }: typeof import('drizzle-orm/pglite/migrator') = load(
  'drizzle-orm/pglite/migrator',
);

/**
 * Creates an embedded database in the state in which an older version left it.
 *
 * @param last the last migration of that version, such as `0016_program_views`
 */
export async function oldDatabase(last: string): Promise<QueuedPglite> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-upgrade-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const read: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
    const entries = read.entries.filter(({ tag }) => tag <= last);
    writeFileSync(journal, JSON.stringify({ ...read, entries }));
    const client = new QueuedPglite();
    await client.waitReady;
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: Drizzle calls only its query methods.
    await migrate(drizzle({ client: client as never }), { migrationsFolder: folder });
    return client;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
