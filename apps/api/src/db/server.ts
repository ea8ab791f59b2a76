import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import type { Connection } from './database.ts';
import { load } from './drizzle.ts';
import { keepJobStore } from './job-store.ts';
import { refuseNewer } from './migration-state.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

const { drizzle }: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres');
const { migrate }: typeof import('drizzle-orm/node-postgres/migrator') = load(
  'drizzle-orm/node-postgres/migrator',
);

/** Any number: the key of the lock that lets one process at a time change the tables. */
const MIGRATION_LOCK = 5_248_249;

/** Connects to a PostgreSQL server. Several processes may share one. */
export async function connectToServer(connectionString: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString, max: 10, statement_timeout: 10_000 });
  // A connection lost while idle is replaced; the next query tells if the server is gone.
  pool.on('error', () => {});
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`the PostgreSQL server of DATABASE_URL does not serve: ${reason}`);
  }
  const database = drizzle({ client: pool, schema, casing: 'snake_case' });
  // A few connections of its own: one of them listens for new jobs.
  keepJobStore(database, async () => ({ connectionString, max: 3 }));
  return {
    database,
    description: 'Database: PostgreSQL, at DATABASE_URL.',
    close: () => pool.end(),
  };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(async (query) => (await client.query(query)).rows);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}
