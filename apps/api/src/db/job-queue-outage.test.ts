import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FrailCluster, startFrailCluster } from '../../test/db/frail-cluster.ts';
import type { Connection } from './database.ts';
import { usualDatabaseSettings } from './database-settings.ts';
import { type JobQueue, jobQueue, type Queue } from './job-queue.ts';
import { isOutage } from './outage.ts';
import { connectToServer } from './server.ts';

const hasty = { ...usualDatabaseSettings, connectTimeout: 1_000, statementTimeout: 1_000 };
const calls: Queue = { name: 'calls', atOnce: 1, retries: 0, firstDelay: 1, longestDelay: 1 };

describe('the job queue when the database server hangs', () => {
  let cluster: FrailCluster;
  let connection: Connection;
  let jobs: JobQueue;

  beforeEach(async () => {
    cluster = await startFrailCluster();
    connection = await connectToServer(cluster.address('postgres'), hasty);
    jobs = jobQueue(connection.database, { warn: () => {}, error: () => {} });
    jobs.handle(calls, async () => 'completed');
    await jobs.start();
  });

  afterEach(async () => {
    cluster.goOn();
    await jobs.stop(1_000);
    await connection.close();
    await cluster.stop();
  });

  it('times out, and resumes when the server responds again', async () => {
    cluster.hold();
    const fault = await jobs.has(calls, {}).catch((error: unknown) => error);
    cluster.goOn();
    expect(isOutage(fault)).toBe(true);
    expect(await jobs.has(calls, {})).toBe(false);
  });
});
