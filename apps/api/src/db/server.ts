import pg from 'pg';
import { StartFailure } from '../process/start-failure.ts';
import type { Connection, Database, Log } from './database.ts';
import {
  type DatabaseSettings,
  directAddress,
  jobPoolOptions,
  poolOptions,
  usualDatabaseSettings,
} from './database-settings.ts';
import { load } from './drizzle.ts';
import { keepJobStore } from './job-store.ts';
import { refuseNewer } from './migration-state.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { checkPooler, databaseIdentity } from './pooler.ts';
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

/**
 * Connects to a PostgreSQL server, directly or through a pooler. Several processes may share one
 * server.
 *
 * @throws {StartFailure} if the server is not available, or its pooler needs other settings
 */
export async function connectToServer(
  connectionString: string,
  settings: DatabaseSettings = usualDatabaseSettings,
): Promise<Connection> {
  const pool = openPool(poolOptions(connectionString, settings));
  let advice: string | undefined;
  try {
    advice = await prepare(pool, connectionString, settings);
  } catch (error) {
    await pool.end();
    throw error;
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
    // The PostgreSQL server logs full disks and the like itself.
    reportTo: (log: Log) => {
      if (advice !== undefined) log.warn(advice);
    },
    async close() {
      await Promise.all([pool.end(), copy?.end()]);
    },
  };
}

/**
 * Migrates the database and checks that the pool connects to the same database.
 *
 * @returns a log message about the pooler, if the database role needs time limits
 */
async function prepare(
  pool: pg.Pool,
  connectionString: string,
  settings: DatabaseSettings,
): Promise<string | undefined> {
  const { directUrl } = settings;
  const directName = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_JOBS_URL';
  const direct = directAddress(connectionString, settings);
  const identity = await orStartFailure(directName, migrateOnce(direct));
  // Connects now, because only the pool's connections send time limits, and a pooler may reject
  // them.
  const client = await orStartFailure('DATABASE_URL', pool.connect());
  try {
    if (directUrl === undefined) return undefined;
    return await orStartFailure('DATABASE_URL', checkPooler(client, identity, settings));
  } finally {
    client.release();
  }
}

/**
 * Converts an error into a start failure.
 *
 * @param setting the setting with the server's address
 */
async function orStartFailure<T>(setting: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(failureOf(setting, reasonOf(error)));
  }
}

function failureOf(setting: string, reason: string): string {
  const [, parameter] = /^unsupported startup parameter.*: (\S+)/.exec(reason) ?? [];
  if (parameter === undefined) {
    return `the PostgreSQL server at ${setting} is not available: ${reason}`;
  }
  return (
    `PgBouncer at ${setting} rejects the parameter ${parameter}. Set DATABASE_JOBS_URL to the ` +
    'address of PostgreSQL itself: then the server asks PgBouncer for nothing that it rejects'
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
 *
 * @returns the database's identity
 */
async function migrateOnce(address: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    // Closing the connection releases the lock.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(async (query) => (await client.query(query)).rows);
    await migrate(drizzle({ client }), { migrationsFolder });
    return await databaseIdentity(client);
  } finally {
    await client.end();
  }
}
