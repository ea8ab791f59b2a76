import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeCheckpoints } from './checkpoints.ts';
import { QueuedPglite } from './queued-pglite.ts';

describe('writeCheckpoints', () => {
  let client: QueuedPglite;

  const lastCheckpoint = async () => {
    const { rows } = await client.query<{ lsn: string }>(
      'select redo_lsn::text as lsn from pg_control_checkpoint()',
    );
    return rows[0]?.lsn;
  };

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    client = new QueuedPglite();
    await client.waitReady;
  });

  afterAll(async () => {
    vi.useRealTimers();
    await client.close();
  });

  it('writes checkpoints until it is stopped', async () => {
    await client.exec('create table notes (note text)');
    const before = await lastCheckpoint();
    // Queries run in order, so the checkpoint runs before the query that reads the latest
    // checkpoint.
    const end = writeCheckpoints(client, 10);
    vi.advanceTimersByTime(10);
    const after = await lastCheckpoint();
    expect(after).not.toBe(before);

    end();
    await client.query('insert into notes values ($1)', ['later']);
    vi.advanceTimersByTime(100);
    expect(await lastCheckpoint()).toBe(after);
  });
});
