import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { sampleQuote } from '../../../test/samples.ts';
import type { Connection } from '../../db/database.ts';
import { type JobQueue, jobQueue } from '../../db/job-queue.ts';
import { deliveries, leads } from '../../db/schema.ts';
import { leadMails, leadWebhooks, lostDeliveries } from './queues.ts';
import { requeueOrphaned } from './requeue-orphaned.ts';

const silent = { warn: () => {}, error: () => {} };
const now = new Date('2026-03-04T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

describe('requeueOrphaned', () => {
  let connection: Connection;
  let jobs: JobQueue;
  let leadId: string;
  const done: string[] = [];

  const add = async (changes: Partial<typeof deliveries.$inferInsert> = {}): Promise<string> => {
    const id = randomUUID();
    await connection.database.insert(deliveries).values({
      id,
      leadId,
      kind: 'team-mail',
      event: 'lead.submitted',
      target: 'a',
      state: 'waiting',
      createdAt: hoursAgo(30),
      ...changes,
    });
    return id;
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
    const { database } = connection;
    jobs = jobQueue(database, silent);
    for (const queue of [leadMails, leadWebhooks, lostDeliveries]) {
      jobs.handle(queue, async ({ data: { deliveryId = '' } }) => {
        done.push(deliveryId);
        return 'completed';
      });
    }
    await jobs.start();
    const [lead] = await database
      .insert(leads)
      .values({
        idempotencyKey: randomUUID(),
        fingerprint: 'a',
        fullName: 'Ada',
        email: 'ada@example.com',
        quote: { ...sampleQuote, profession: [] },
      })
      .returning({ id: leads.id });
    leadId = lead?.id ?? '';
  });

  afterAll(async () => {
    await jobs.stop(1_000);
    await connection.close();
  });

  it('adds jobs only for waiting deliveries that have no job', async () => {
    const orphaned = [await add(), await add({ kind: 'webhook', triedAt: hoursAgo(5.1) })];
    await add({ triedAt: hoursAgo(4.9) });
    await add({ state: 'delivered' });
    await add({ state: 'given-up' });
    await add({ state: 'stopped' });
    const context = { database: connection.database, clock: () => now, jobs };
    expect(await requeueOrphaned(context)).toBe(2);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(orphaned.toSorted()), {
      timeout: 60_000,
    });
  });

  it('skips a delivery whose job is still pending', async () => {
    const { database } = connection;
    await database.delete(deliveries);
    const id = await add();
    await jobs.stop(1_000);
    const idle = jobQueue(database, silent);
    idle.handle(leadMails, () => new Promise(() => {}));
    idle.handle(leadWebhooks, async () => 'completed');
    idle.handle(lostDeliveries, async () => 'completed');
    jobs = idle;
    await idle.start();
    await idle.add(database, leadMails, [{ deliveryId: id }]);
    expect(await requeueOrphaned({ database, clock: () => now, jobs: idle })).toBe(0);
  });
});
