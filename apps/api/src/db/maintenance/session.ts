import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartFailure } from '../../process/start-failure.ts';
import {
  type DatabaseSettings,
  directAddress,
  usualDatabaseSettings,
} from '../database-settings.ts';
import { lockFolder } from '../folder-lock.ts';
import { QueuedPglite } from '../queued-pglite.ts';
import { serverName } from '../server-name.ts';

/** The settings that locate a database. */
export interface Place {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseSettings?: DatabaseSettings;
}

/** A single connection for operator commands that affect the whole database. */
export interface Session {
  /** Describes the database in messages. */
  readonly description: string;
  query(sql: string, values?: unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/**
 * Connects without changing anything.
 *
 * @throws {StartFailure} when there is no database, or another process uses the embedded one
 */
export async function openSession({
  databaseUrl,
  dataDir,
  databaseSettings = usualDatabaseSettings,
}: Place): Promise<Session> {
  return databaseUrl === undefined
    ? openFolder(dataDir)
    : connectTo(directAddress(databaseUrl, databaseSettings), serverName(databaseUrl));
}

/** Connects without the server's timeouts, because a backup or restore can take a long time. */
async function connectTo(address: pg.ClientConfig, description: string): Promise<Session> {
  const client = new pg.Client(address);
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(
      `the PostgreSQL server in DATABASE_URL does not respond: ${said(error)}`,
    );
  }
  return {
    description,
    query: async (sql, values) => (await client.query(sql, values)).rows,
    close: () => client.end(),
  };
}

async function openFolder(dataDir: string): Promise<Session> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) throw new StartFailure(`${folder} does not contain a database yet.`);
  const unlock = lockFolder(folder);
  try {
    const client = new QueuedPglite(folder);
    await client.waitReady;
    return {
      description: `embedded, in ${folder}`,
      query: async (sql, values) => (await client.query(sql, values)).rows,
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartFailure(`the database in ${folder} does not open: ${said(error)}`);
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
