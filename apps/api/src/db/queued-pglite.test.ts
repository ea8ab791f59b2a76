import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../http/problem-document.ts';
import { Failure } from '../process/failure.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import { upToDate } from './embedded.ts';
import { QueuedPglite } from './queued-pglite.ts';

describe('QueuedPglite', () => {
  let client: QueuedPglite;
  let database: Database;

  beforeAll(async () => {
    client = new QueuedPglite();
    database = await upToDate(client);
  });

  afterAll(() => client.close());

  /** Counts event loop turns while `work` runs. */
  const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    await work();
    clearImmediate(next);
    return turns;
  };

  it('lets the event loop run before each query', async () => {
    const turns = await turnsDuring(async () => {
      for (let i = 0; i < 20; i += 1) await database.execute(sql`select 1`);
    });
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('lets the event loop run inside a transaction', async () => {
    const turns = await turnsDuring(() =>
      database.transaction(async (transaction) => {
        for (let i = 0; i < 20; i += 1) await transaction.execute(sql`select 1`);
      }),
    );
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('rejects a call while 200 other calls are queued, and accepts calls again once the queue drains', async () => {
    const calls = Array.from({ length: 210 }, () => client.query('select 1'));
    const ends = await Promise.allSettled(calls);
    const refused = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toBeInstanceOf(Failure);
    expect(refused[0]).toMatchObject({ code: 'overloaded', headers: { 'retry-after': '1' } });

    await expect(client.query('select 1')).resolves.toHaveProperty('rows');
  });

  it('converts rejected calls into 503 responses, including calls from Drizzle', async () => {
    const calls = Array.from({ length: 210 }, () => database.execute(sql`select 1`));
    const ends = await Promise.allSettled(calls);
    const refused = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(10);
    expect(refused[0]).not.toBeInstanceOf(Failure);
    expect(failureOf(refused[0])).toMatchObject({
      code: 'overloaded',
      headers: { 'retry-after': '1' },
    });
  });

  it('frees the queue slot of a failed query', async () => {
    const failing = Array.from({ length: 200 }, () => client.query('select nothing from nowhere'));
    await Promise.allSettled(failing);
    await expect(client.query('select 1')).resolves.toHaveProperty('rows');
  });

  it("keeps the database's buffer memory small", async () => {
    const { rows } = await client.query<{ shared_buffers: string }>('show shared_buffers');
    expect(rows).toEqual([{ shared_buffers: '8MB' }]);
  });
});
