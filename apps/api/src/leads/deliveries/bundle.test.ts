import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { sampleLead } from '../../../test/leads/sample-lead.ts';
import { readConfig } from '../../config.ts';
import type { Connection } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { type JobQueue, jobQueue } from '../../db/job-queue.ts';
import { deliveries, leads } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { readBrand } from '../../site/brand-file.ts';
import * as leadRepository from '../repository.ts';
import { abandon, type DeliveryContext, deliver } from './deliver.ts';
import { enqueueBundled } from './enqueue.ts';
import { leadBundles, leadMails, leadWebhooks, lostDeliveries } from './queues.ts';
import { requeueOrphaned } from './requeue-orphaned.ts';

const config = readConfig({});
const brand = readBrand(config.brandFile);
const log = { info: () => {}, warn: () => {}, error: () => {} };

describe('bundling deliveries', () => {
  let connection: Connection;
  let jobs: JobQueue;
  let sent: Mail[];
  let context: DeliveryContext;

  /** Adds a lead whose team email is bundled. @returns the IDs of the delivery and its bundle */
  const add = async (fullName: string, target = 'team@example.com') => {
    const { database } = connection;
    const lead = { ...sampleLead(brand), idempotencyKey: randomUUID() };
    const subject = { ...lead.subject, fullName };
    const leadId = await database.transaction(async (transaction) => {
      const id = await leadRepository.insert(transaction, { ...lead, subject }, new Date());
      const wanted = { leadId: id, kind: 'team-mail', event: 'lead.submitted', target } as const;
      await enqueueBundled(transaction, jobs, [wanted], new Date());
      return id;
    });
    const [added] = await database.select().from(deliveries).where(eq(deliveries.leadId, leadId));
    return { id: added?.id ?? '', bundleId: added?.bundleId ?? '' };
  };
  const job = (deliveryId: string) => ({ id: randomUUID(), data: { deliveryId } });
  const states = async () => {
    const rows = await connection.database.select().from(deliveries);
    return rows.map(({ state, attempts }) => `${state} ${attempts}`).sort();
  };

  beforeAll(async () => {
    connection = await openTestDatabase();
    jobs = jobQueue(connection.database, log);
    for (const queue of [leadBundles, leadMails, leadWebhooks, lostDeliveries]) {
      jobs.handle(queue, async () => 'completed');
    }
    await jobs.start();
  });

  beforeEach(async () => {
    await connection.database.delete(leads);
    sent = [];
    context = {
      database: connection.database,
      clock: () => new Date(),
      settings: config.leads,
      brand,
      mailer: { deliver: async (mail) => void sent.push(mail) },
      siteUrl: 'https://latchkey.example',
      log,
    };
  });

  afterAll(async () => {
    await jobs.stop(1_000);
    await connection.close();
  });

  it('sends one email with each buyer’s name, contact data and consents', async () => {
    const { bundleId } = await add('Ada Buyer');
    await add('Eva Buyer');
    await add('Zoe Buyer', 'other@example.com');
    expect(await deliver(context, job(bundleId))).toBe('completed');
    expect(sent).toMatchObject([{ kind: 'lead-bundle', to: { address: 'team@example.com' } }]);
    const [mail] = sent;
    expect(mail?.subject).toBe('Check first: 2 requests came from a busy network');
    for (const words of [
      'Ada Buyer, Austin, TX',
      'Eva Buyer',
      'ada@example.com',
      'Calls: Allowed',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain('https://latchkey.example/operator/leads');
    expect(mail?.text).not.toContain('Zoe');
    expect(await states()).toEqual(['delivered 1', 'delivered 1', 'waiting 0']);
    expect(await deliver(context, job(bundleId))).toBe('completed');
    expect(sent).toHaveLength(1);
  });

  it('sends a bundle once if it has two jobs, and resends it a minute after an interrupted attempt', async () => {
    const { bundleId } = await add('Ada Buyer');
    const outcomes = await Promise.all([
      deliver(context, job(bundleId)),
      deliver(context, job(bundleId)),
    ]);
    expect(outcomes).toContain('completed');
    expect(sent).toHaveLength(1);

    const { database } = connection;
    await database.update(deliveries).set({ state: 'waiting', triedAt: new Date() });
    expect(await deliver(context, job(bundleId))).toBe('failed');
    await database.update(deliveries).set({ triedAt: new Date(Date.now() - 60_000) });
    expect(await deliver(context, job(bundleId))).toBe('completed');
    expect(sent).toHaveLength(2);
  });

  it('sends the full request if the bundle has only one request', async () => {
    await deliver(context, job((await add('Ada Buyer')).bundleId));
    expect(sent).toMatchObject([{ kind: 'lead', replyTo: { name: 'Ada Buyer' } }]);
  });

  it('schedules a bundle for later, with one job for all its requests', async () => {
    const first = await add('Ada Buyer');
    expect(first.bundleId).not.toBeNull();
    const second = await add('Eva Buyer');
    expect(second.bundleId).toBe(first.bundleId);
    expect(await jobs.has(leadBundles, { deliveryId: first.bundleId })).toBe(true);
    expect(await jobs.has(leadBundles, { deliveryId: second.id })).toBe(false);
    const due = { queue: leadBundles.name, state: 'due', count: 0 };
    expect(await jobs.counts()).toContainEqual(due);
  });

  it("sends a request that arrives while the bundle's email is being sent", async () => {
    const { bundleId } = await add('Ada Buyer');
    let later = '';
    const whileSent = async (mail: Mail) => {
      later = (await add('Eva Buyer')).bundleId;
      sent.push(mail);
    };
    await deliver({ ...context, mailer: { deliver: whileSent } }, job(bundleId));
    expect(later).not.toBe(bundleId);
    expect(await jobs.has(leadBundles, { deliveryId: later })).toBe(true);
    await deliver(context, job(later));
    expect(sent.map(({ text }) => /Ada Buyer|Eva Buyer/.exec(text)?.[0])).toEqual([
      'Ada Buyer',
      'Eva Buyer',
    ]);
  });

  it('sends every request that concurrent submissions add', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, (_, i) => add(`Buyer ${i}`)));
    expect(new Set(added.map(({ bundleId }) => bundleId)).size).toBe(1);
    await deliver(context, job(added[0]?.bundleId ?? ''));
    expect(await states()).toEqual(Array.from({ length: 8 }, () => 'delivered 1'));
  });

  it('retries a bundle as a whole, without withdrawn requests', async () => {
    const { bundleId } = await add('Ada Buyer');
    await add('Eva Buyer');
    await add('Zoe Buyer');
    const failing = { deliver: () => Promise.reject(new Error('down')) };
    expect(await deliver({ ...context, mailer: failing }, job(bundleId))).toBe('failed');
    expect(await states()).toEqual(['waiting 1', 'waiting 1', 'waiting 1']);
    await connection.database
      .update(leads)
      .set({ withdrawnAt: new Date() })
      .where(eq(leads.fullName, 'Ada Buyer'));
    expect(await deliver(context, job(bundleId))).toBe('completed');
    expect(sent[0]?.text).not.toContain('Ada Buyer');
    expect(await states()).toEqual(['delivered 2', 'delivered 2', 'stopped 1']);
  });

  it('sends one alert when it gives up on a bundle', async () => {
    const { bundleId } = await add('Ada Buyer');
    await add('Eva Buyer');
    expect(await abandon(context, job(bundleId))).toBe('completed');
    expect(sent).toMatchObject([{ kind: 'lead-alert' }]);
    expect(await states()).toEqual(['given-up 0', 'given-up 0']);
  });

  it('adds one new job for a bundle whose job was lost', async () => {
    await add('Ada Buyer');
    await add('Eva Buyer');
    const { database } = connection;
    const lost = randomUUID();
    // On a slow machine, the two deliveries may be in different bundles.
    await database.update(deliveries).set({ bundleId: lost });
    const clock = () => new Date(Date.now() + 6 * 60 * 60 * 1000);
    expect(await requeueOrphaned({ database, clock, jobs })).toBe(1);
  });
});
