import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../test/db/test-database.ts';
import { sampleQuote } from '../test/samples.ts';
import type { Connection } from './db/database.ts';
import { leads, programViews } from './db/schema.ts';
import { keepRetention } from './leads/retention/retention.ts';
import { rehearseCleanup } from './rehearse-cleanup.ts';

const now = new Date('2028-06-15T12:00:00.000Z');
const settings = { retentionDays: 790 };
const silent = { info: () => {}, error: () => {} };

let connection: Connection;

beforeAll(async () => {
  connection = await openTestDatabase();
});

afterAll(() => connection.close());

async function add(ageInDays: number, heldAt: Date | null = null): Promise<void> {
  await connection.database.insert(leads).values({
    idempotencyKey: randomUUID(),
    fingerprint: 'a',
    fullName: 'Ada',
    email: 'ada@example.com',
    quote: { ...sampleQuote, profession: [] },
    createdAt: new Date(now.getTime() - ageInDays * 24 * 60 * 60 * 1000),
    heldAt,
  });
}

it('counts exactly what the cleanup will remove, but removes nothing itself', async () => {
  const { database } = connection;
  for (const age of [789, 790, 800]) await add(age);
  await add(900, now);
  await database.insert(programViews).values([
    { day: '2020-01-01', slug: 'a', count: 1 },
    { day: '2028-06-14', slug: 'a', count: 1 },
  ]);
  const found = await rehearseCleanup(database, settings, now);
  const filled = found.filter(({ count }) => count > 0);
  expect(filled).toEqual([
    { kind: 'requests', count: 2, oldest: '2026-04-07' },
    { kind: 'program views', count: 1, oldest: '2020-01-01' },
  ]);
  expect(found.length).toBeGreaterThan(10);
  expect(await database.$count(leads)).toBe(4);

  await keepRetention({ database, clock: () => now, settings, log: silent });
  expect(await database.$count(leads)).toBe(2);
  expect(await database.$count(programViews)).toBe(1);
  const again = await rehearseCleanup(database, settings, now);
  expect(again.filter(({ count }) => count > 0)).toEqual([]);
});
