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
    client = new QueuedPglite();
    await client.waitReady;
  });

  afterAll(() => client.close());

  it('writes checkpoints until it is stopped', async () => {
    await client.exec('create table notes (note text)');
    const before = await lastCheckpoint();
    const end = writeCheckpoints(client, 10);
    await vi.waitFor(async () => expect(await lastCheckpoint()).not.toBe(before), 60_000);
    end();

    const after = await lastCheckpoint();
    await client.query('insert into notes values ($1)', ['later']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastCheckpoint()).toBe(after);
  });
});
