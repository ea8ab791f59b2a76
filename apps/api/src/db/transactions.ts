import type pg from 'pg';
import type { Database } from './database.ts';
import { isOutage } from './outage.ts';

/**
 * Has each transaction of a database give its connection back, however it ends. Drizzle's own does
 * not where the server is gone before the transaction has begun: a pool of ten would be used up by
 * ten such. A connection that failed is closed, not used again: its answer may still come.
 *
 * @param on the database as it is on one connection
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
