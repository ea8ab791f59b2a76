import pg from 'pg';
import { StartFailure } from '../process/start-failure.ts';
import type { Connection, Database } from './database.ts';
import {
  type DatabaseSettings,
  jobPoolOptions,
  poolOptions,
  sessionTimeouts,
  usualDatabaseSettings,
} from './database-settings.ts';
import { load } from './drizzle.ts';
import { keepJobStore } from './job-store.ts';
import { refuseNewer } from './migration-state.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';
import { serverName } from './server-name.ts';
import { returnConnections } from './transactions.ts';

const { drizzle }: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres');
const { migrate }: typeof import('drizzle-orm/node-postgres/migrator') = load(
  'drizzle-orm/node-postgres/migrator',
);

/**
 * Key of the advisory lock that lets only one process migrate at a time. The number is arbitrary.
 */
const MIGRATION_LOCK = 5_248_249;

/** Connects to a PostgreSQL server. Several processes may share one server. */
export async function connectToServer(
  connectionString: string,
  settings: DatabaseSettings = usualDatabaseSettings,
): Promise<Connection> {
  const options = poolOptions(connectionString, settings);
  const pool = openPool(options);
  try {
    await migrateOnce(options);
    // Connects now, because only the pool's connections send timeouts, and a pooler may reject
    // timeouts.
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(failureOf(reasonOf(error)));
  }
  const database = open(pool);
  keepJobStore(database, async () => jobPoolOptions(connectionString, settings));
  const copy = settings.replicaUrl
    ? openPool(poolOptions(settings.replicaUrl, settings))
    : undefined;
  return {
    database,
    replica: copy ? open(copy) : database,
    description: `Database: ${serverName(connectionString)}.`,
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    // Does nothing, because the PostgreSQL server logs these messages itself.
    reportTo() {},
    async close() {
      await Promise.all([pool.end(), copy?.end()]);
    },
  };
}

function failureOf(reason: string): string {
  const [, parameter] = /^unsupported startup parameter.*: (\S+)/.exec(reason) ?? [];
  if (parameter === undefined) {
    return `the PostgreSQL server at DATABASE_URL is not available: ${reason}`;
  }
  return (
    `PgBouncer at DATABASE_URL rejects the parameter ${parameter}. Set ` +
    `"ignore_startup_parameters = ${sessionTimeouts.join(', ')}" and "pool_mode = session" in ` +
    'pgbouncer.ini, or connect directly to PostgreSQL'
  );
}

/**
 * Returns why a migration failed. The error's message contains only the query. The error's cause
 * has PostgreSQL's reason.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // The pool replaces an idle connection that was lost. If the server is down, the next query
  // fails.
  pool.on('error', () => {});
  // Without a listener, losing a connection inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function open(pool: pg.Pool): Database {
  const on = (client: pg.Pool | pg.PoolClient): Database =>
    drizzle({ client, schema, casing: 'snake_case' });
  return returnConnections(on(pool), pool, on);
}

/**
 * Migrates on its own connection, without the pool's timeouts. Another process may hold the lock,
 * and a migration may be slow.
 */
async function migrateOnce({ connectionString, connectionTimeoutMillis, ssl }: pg.PoolConfig) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, ssl });
  await client.connect();
  try {
    // Closing the connection releases the lock.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(async (query) => (await client.query(query)).rows);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
