import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { sampleQuote } from '../../../test/samples.ts';
import type { Connection } from '../../db/database.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { removeExpired } from '../../db/expired.ts';
import {
  catalogTasks,
  consents,
  deliveries,
  leadAudit,
  leadChanges,
  leadRepeats,
  leads,
  rateLimits,
  withdrawalTokens,
} from '../../db/schema.ts';
import * as retentionRepository from './repository.ts';
import { keepRetention } from './retention.ts';

const now = new Date('2026-03-04T00:00:00.000Z');
const atAge = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const silent = { info: () => {}, error: () => {} };
const dependents = [consents, deliveries, leadChanges, leadRepeats, withdrawalTokens];

describe('keepRetention', () => {
  let connection: Connection;

  const add = async (age: number): Promise<string> => {
    const { database } = connection;
    const createdAt = atAge(age);
    const [row] = await database
      .insert(leads)
      .values({
        idempotencyKey: randomUUID(),
        fingerprint: 'a',
        fullName: 'Ada',
        email: 'ada@example.com',
        quote: { ...sampleQuote, profession: [] },
        createdAt,
      })
      .returning({ id: leads.id });
    const leadId = row?.id ?? '';
    const origin = { remoteAddress: '::1', phone: '1234567' };
    const words = { textVersion: '1', wording: 'a' };
    const call = { leadId, channel: 'call', isGiven: true, ...words, ...origin } as const;
    await database.insert(consents).values(call);
    await database.insert(deliveries).values({
      id: randomUUID(),
      leadId,
      kind: 'webhook',
      event: 'lead.submitted',
      target: 'a',
      state: 'waiting',
      createdAt,
    });
    await database.insert(withdrawalTokens).values({ tokenHash: randomUUID(), leadId });
    await database
      .insert(leadRepeats)
      .values({ idempotencyKey: randomUUID(), fingerprint: 'a', leadId });
    await database.insert(leadChanges).values({ leadId, operatorId: randomUUID(), createdAt });
    await database
      .insert(leadAudit)
      .values({ leadId, operatorId: randomUUID(), action: 'viewed', createdAt });
    return leadId;
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
  });

  afterAll(() => connection.close());

  it("removes a program's tasks two years after they were closed", async () => {
    const { database } = connection;
    const task = { programSlug: 'mi-a', kind: 'correction', details: {} } as const;
    await database.insert(catalogTasks).values([
      { ...task, subject: 'open', createdAt: atAge(1_000) },
      { ...task, subject: 'closed', createdAt: atAge(1_000), closedAt: atAge(729.999) },
      { ...task, subject: 'old', createdAt: atAge(1_000), closedAt: atAge(730.001) },
    ]);
    const context = { database, clock: () => now, settings: { retentionDays: 90 }, log: silent };
    expect(await keepRetention(context)).toBe('completed');
    const left = await database.select().from(catalogTasks);
    expect(left.map(({ subject }) => subject).sort()).toEqual(['closed', 'open']);
  });

  it('removes expired leads with all their records, and keeps newer ones', async () => {
    await add(90.001);
    const kept = await add(89.999);
    const { database } = connection;
    const context = { database, clock: () => now, settings: { retentionDays: 90 }, log: silent };
    expect(await keepRetention(context)).toBe('completed');

    expect((await database.select().from(leads)).map(({ id }) => id)).toEqual([kept]);
    for (const table of dependents) {
      const rows = await database.select().from(table);
      expect(rows.map(({ leadId }) => leadId)).toEqual([kept]);
    }
    const audit = await database.select().from(leadAudit);
    expect(audit.map(({ leadId }) => leadId)).toEqual([kept]);
  });

  it('removes expired rate limit counters', async () => {
    const { database } = connection;
    await database.insert(rateLimits).values([
      { key: 'over', points: 1, expire: now },
      { key: 'runs', points: 1, expire: new Date(now.getTime() + 1) },
    ]);
    await keepRetention({
      database,
      clock: () => now,
      settings: { retentionDays: 90 },
      log: silent,
    });
    expect((await database.select().from(rateLimits)).map(({ key }) => key)).toEqual(['runs']);
  });

  it('removes leads in batches, even if the last batch is full', async () => {
    const { database } = connection;
    await database.delete(leads);
    for (let i = 0; i < 4; i += 1) await add(91);
    await add(1);
    expect(await removeExpired(database, retentionRepository.oldLeads(atAge(90)), 2)).toBe(4);
    expect(await database.select().from(leads)).toHaveLength(1);
  });

  it('runs every other task when one task fails, and requests a retry', async () => {
    const { database } = connection;
    await database.insert(rateLimits).values({ key: 'spent', points: 1, expire: now });
    const faults: object[] = [];
    const log = { ...silent, error: (details: object) => void faults.push(details) };
    const context = { database, clock: () => now, settings: { retentionDays: 90 }, log };
    await database.execute(sql`alter table lead_audit rename to elsewhere`);
    const broken = async () => Promise.reject(new RangeError('broken'));
    expect(await keepRetention(context, { broken })).toBe('failed');
    await database.execute(sql`alter table elsewhere rename to lead_audit`);

    expect(faults).toMatchObject([{ task: 'broken' }, { task: 'audit entries' }]);
    const kept = await database.select().from(rateLimits).where(eq(rateLimits.key, 'spent'));
    expect(kept).toEqual([]);
    expect(await keepRetention(context)).toBe('completed');
  });
});
