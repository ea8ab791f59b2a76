import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/db/test-database.ts';
import type { Connection } from '../db/database.ts';
import { removeAll } from '../db/expired.ts';
import { noticeSubscriptions, notices } from '../db/schema.ts';
import * as subscriptionRepository from './repository.ts';

const [old, recent] = [new Date('2026-09-01T12:00:00Z'), new Date('2026-11-01T12:00:00Z')];
const moment = new Date('2026-10-01T12:00:00Z');

let connection: Connection;

beforeAll(async () => {
  connection = await openTestDatabase();
});

afterAll(() => connection.close());

it('removes old subscriptions that have ended, were never confirmed, or have no quote', async () => {
  const { database } = connection;
  const add = async (
    subject: string,
    changes: Partial<typeof noticeSubscriptions.$inferInsert> = {},
  ) => {
    const id = randomUUID();
    await database.insert(noticeSubscriptions).values({
      id,
      email: 'ada@example.com',
      kind: 'program',
      subject,
      language: 'en',
      throughChange: 0,
      createdAt: old,
      confirmedAt: old,
      ...changes,
    });
    return id;
  };
  const subscriptionId = await add('active');
  await add('ended long ago', { endedAt: old });
  await add('ended recently', { endedAt: recent });
  await add('not confirmed', { confirmedAt: null });
  await add('not confirmed yet', { confirmedAt: null, createdAt: recent });
  await add(randomUUID(), { kind: 'quote' });
  const notice = { subscriptionId, kind: 'changes' as const, content: {} };
  await database.insert(notices).values([
    { ...notice, id: randomUUID(), throughChange: 1, state: 'delivered', createdAt: old },
    { ...notice, id: randomUUID(), throughChange: 2, state: 'waiting', createdAt: old },
    { ...notice, id: randomUUID(), throughChange: 3, state: 'delivered', createdAt: recent },
  ]);

  await removeAll(database, subscriptionRepository.endedBefore(database, moment));
  const left = await database.select().from(noticeSubscriptions);
  expect(left.map(({ subject }) => subject).sort()).toEqual([
    'active',
    'ended recently',
    'not confirmed yet',
  ]);
  const written = await database.select().from(notices);
  expect(written.map(({ throughChange }) => throughChange).sort()).toEqual([2, 3]);
});
