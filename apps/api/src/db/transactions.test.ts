import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FrailCluster, startFrailCluster } from '../../test/db/frail-cluster.ts';
import type { Connection } from './database.ts';
import { usualDatabaseSettings } from './database-settings.ts';
import { sql } from './drizzle.ts';
import { isOutage } from './outage.ts';
import { connectToServer } from './server.ts';

const hasty = {
  ...usualDatabaseSettings,
  pool: 2,
  connectTimeout: 1_000,
  statementTimeout: 100,
};

describe('a transaction on a server that fails', { timeout: 360_000 }, () => {
  let cluster: FrailCluster;
  let connection: Connection;

  /**
   * Runs a transaction with work between two statements. @returns the transaction's error, if any
   */
  const faultOf = async (work: () => Promise<void>) =>
    connection.database
      .transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        await work();
        await transaction.execute(sql`select 2`);
      })
      .then(
        () => undefined,
        (error: unknown) => error,
      );

  beforeEach(async () => {
    cluster = await startFrailCluster();
    connection = await connectToServer(cluster.address('postgres'), hasty);
  });

  afterEach(async () => {
    await connection.close();
    await cluster.stop();
  });

  it('returns the connection to the pool when a transaction cannot begin', async () => {
    await faultOf(async () => {});
    cluster.hold();
    const faults = await Promise.all([1, 2, 3].map(() => faultOf(async () => {})));
    cluster.goOn();
    expect(faults.map(isOutage)).toEqual([true, true, true]);
    expect(await faultOf(async () => {})).toBeUndefined();
    expect(connection.load()).toMatchObject({ busy: 0, waiting: 0 });
  });

  it('does not break later transactions when the server is killed before the commit', async () => {
    expect(isOutage(await faultOf(() => cluster.kill()))).toBe(true);
    await cluster.start();
    expect(await faultOf(async () => {})).toBeUndefined();
  });
});
