import type pg from 'pg';
import type { Database } from './database.ts';
import { isOutage } from './outage.ts';

/**
 * Makes every transaction return its connection to the pool. Drizzle leaks the connection when the
 * server goes down before `begin`, so ten such transactions would exhaust a pool of ten. A failed
 * connection is closed and not reused, because a late response may still arrive on it.
 *
 * @param on creates a database that uses one connection
 */
export function returnConnections(
  database: Database,
  pool: pg.Pool,
  on: (client: pg.PoolClient) => Database,
): Database {
  const databases = new WeakMap<pg.PoolClient, Database>();

  function databaseOn(client: pg.PoolClient): Database {
    const opened = databases.get(client) ?? on(client);
    databases.set(client, opened);
    return opened;
  }

  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await databaseOn(client).transaction(work, config);
    } catch (error) {
      isLost = isOutage(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return database;
}
