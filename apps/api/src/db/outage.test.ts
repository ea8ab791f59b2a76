import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCluster } from '../../test/db/cluster.ts';
import { newServerDatabase } from '../../test/db/test-database.ts';
import type { Connection } from './database.ts';
import { type DatabaseSettings, usualDatabaseSettings } from './database-settings.ts';
import { sql } from './drizzle.ts';
import { isOutage } from './outage.ts';
import { connectToServer } from './server.ts';

const hasty: DatabaseSettings = {
  ...usualDatabaseSettings,
  pool: 1,
  connectTimeout: 500,
  statementTimeout: 500,
  lockTimeout: 200,
};

describe('isOutage', () => {
  let address: string;
  let connection: Connection;

  const fault = async (query = 'select 1') =>
    connection.database.execute(sql.raw(query)).then(
      () => undefined,
      (error: unknown) => error,
    );

  beforeEach(async () => {
    address = await newServerDatabase();
    connection = await connectToServer(address, hasty);
  });

  afterEach(() => connection.close());

  it('does not treat our own errors as an outage', async () => {
    const faults = ['select nothing', 'nonsense', 'select 1 / 0', `select 'x'::uuid`];
    for (const query of faults) {
      const error = await fault(query);
      expect(error).toBeInstanceOf(Error);
      expect(isOutage(error)).toBe(false);
    }
    expect(await fault()).toBeUndefined();
  });

  it('treats a password that was changed while the server runs as an outage', () => {
    const error = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    expect(isOutage(error)).toBe(true);
    expect(isOutage(Object.assign(error, { code: '28000' }))).toBe(false);
  });

  it('treats a statement timeout as an outage', async () => {
    expect(isOutage(await fault('select pg_sleep(5)'))).toBe(true);
    expect(await fault()).toBeUndefined();
  });

  it('treats a pool without a free connection as an outage', async () => {
    const slow = fault('select pg_sleep(0.45)');
    const waiting = [fault('select pg_sleep(0.45)'), fault()];
    const [, last] = await Promise.all(waiting);
    await slow;
    expect(isOutage(last)).toBe(true);
    expect(await fault()).toBeUndefined();
  });

  it('treats a lock timeout as an outage', async () => {
    const other = new pg.Client(address);
    await other.connect();
    await other.query('begin; lock table leads');
    expect(isOutage(await fault('select count(*) from leads'))).toBe(true);
    await other.end();
    expect(await fault('select count(*) from leads')).toBeUndefined();
  });

  it('treats a closed connection as an outage, and succeeds with the next connection', async () => {
    const other = new pg.Client(address);
    await other.connect();
    const cut = fault('select pg_sleep(0.4)');
    const end =
      'select pg_terminate_backend(pid) from pg_stat_activity ' +
      `where datname = current_database() and query = 'select pg_sleep(0.4)'`;
    while ((await other.query(end)).rowCount === 0);
    await other.end();
    expect(isOutage(await cut)).toBe(true);
    expect(await fault()).toBeUndefined();
  });

  it('treats a server that is down as an outage', async () => {
    const cluster = await startCluster();
    const lost = await connectToServer(cluster.address('postgres'), hasty);
    await cluster.stop();
    const error = await lost.database.execute(sql`select 1`).catch((reason: unknown) => reason);
    await lost.close();
    expect(isOutage(error)).toBe(true);
    expect(isOutage(new Error(randomUUID()))).toBe(false);
  });
});
