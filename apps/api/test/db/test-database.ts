import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { upToDate } from '../../src/db/embedded.ts';
import { QueuedPglite } from '../../src/db/queued-pglite.ts';
import { connectToServer } from '../../src/db/server.ts';
import { createDatabase } from './create-database.ts';

/** Opens an empty, migrated database, on PostgreSQL or PGlite depending on the test project. */
export async function openTestDatabase(): Promise<Connection> {
  if (inject('postgres')) return connectToServer(await newServerDatabase());
  const prepared = inject('pglite');
  const content = prepared === undefined ? undefined : new Blob([readFileSync(prepared)]);
  const client = new QueuedPglite(undefined, content);
  const database = await upToDate(client);
  return {
    database,
    replica: database,
    description: 'PGlite, in memory',
    load: () => ({}),
    reportTo() {},
    close: () => client.close(),
  };
}

/**
 * Creates a PostgreSQL database and returns its connection string.
 *
 * @param template the database to copy. By default, an empty, migrated database
 */
export async function newServerDatabase(template?: string): Promise<string> {
  const server = inject('postgres');
  if (!server) throw new RangeError('These tests run on PGlite');
  const name = randomUUID();
  await createDatabase(server.admin, name, template ?? server.template);
  const address = new URL(server.admin);
  address.pathname = name;
  return address.href;
}
