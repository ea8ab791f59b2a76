import type pg from 'pg';
import { StartFailure } from '../process/start-failure.ts';
import { type DatabaseSettings, sessionTimeouts, timeoutsOf } from './database-settings.ts';

/** Identifies a database. Two connections to the same database get the same text. */
export async function databaseIdentity(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as identity`,
  );
  return rows[0]?.identity ?? '';
}

/**
 * Checks a connection through a pooler. The connection must reach the database that contains the
 * jobs, and its role must have the time limits that we cannot request from the pooler.
 *
 * @param identity of the database at `DATABASE_JOBS_URL`
 * @returns a log message with the SQL that sets the missing limits. Without them, a hanging
 * statement occupies one of the pooler's connections until it ends
 * @throws {StartFailure} if the pooler connects to another database
 */
export async function checkPooler(
  client: pg.ClientBase,
  identity: string,
  settings: DatabaseSettings,
): Promise<string | undefined> {
  if ((await databaseIdentity(client)) !== identity) {
    throw new StartFailure('DATABASE_URL and DATABASE_JOBS_URL name different databases');
  }
  const columns = sessionTimeouts.map((name) => `current_setting('${name}') as ${name}`);
  const { rows } = await client.query<Record<string, string>>(
    `select current_user as role, ${columns.join(', ')}`,
  );
  const [{ role = '', ...actual } = {}] = rows;
  const limits = timeoutsOf(settings);
  const missing = sessionTimeouts.filter((name) => actual[name] === '0');
  if (missing.length === 0) return undefined;
  const statements = missing.map((name) => `alter role "${role}" set ${name} = ${limits[name]};`);
  return `the database role has no time limits. Run this, then RECONNECT in PgBouncer: ${statements.join(' ')}`;
}
