import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oldDatabase } from '../../test/db/old-database.ts';
import { noticeBrand } from '../../test/notices/notice-site.ts';
import { named, opening } from '../../test/notices/test-outbox.ts';
import { sampleQuote } from '../../test/samples.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { type AuthContext, buildAuthContext } from '../auth/auth-context.ts';
import { deliverAccountMail } from '../auth/mails/deliver-account-mail.ts';
import { serverLimits } from '../auth/rate-limits/rate-limits.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { upToDate } from '../db/embedded.ts';
import { type JobQueue, jobQueue } from '../db/job-queue.ts';
import type { QueuedPglite } from '../db/queued-pglite.ts';
import { accountMails, deliveries, leadDigests, notices } from '../db/schema.ts';
import { deliver } from '../leads/deliveries/deliver.ts';
import { deliverDigest } from '../leads/digests/deliver-digest.ts';
import type { Mail } from '../mail/mail.ts';
import { deliverNotice } from '../notices/outbox/deliver.ts';

/** The last migration before the outbox tables got their shared columns. */
const LAST = '0024_end_token_topics';

const now = new Date('2026-11-23T15:00:00Z');
const time = now.toISOString();
const config = readConfig({ LEAD_MAIL_TO: 'team@example.com' });
const { log } = fastify();
const email = 'ada@example.com';
const id = {
  lead: randomUUID(),
  delivery: randomUUID(),
  bundle: randomUUID(),
  subscription: randomUUID(),
  notice: randomUUID(),
  digest: randomUUID(),
  user: randomUUID(),
  link: randomUUID(),
  change: randomUUID(),
};

describe('an upgrade while emails wait', () => {
  let client: QueuedPglite;
  let database: Database;
  let context: AuthContext & { readonly jobs: JobQueue };
  let sent: Mail[];

  beforeAll(async () => {
    client = await oldDatabase(LAST);
    await store(client);
    database = await upToDate(client);
    const clock = () => now;
    context = await buildAuthContext({
      database,
      clock,
      limits: await serverLimits(database, clock, config.auth),
      settings: config.auth,
      brand: noticeBrand,
      mailer: { deliver: async (mail) => void sent.push(mail) },
      jobs: jobQueue(database, log),
      corsOrigins: [],
      log,
    });
  });

  beforeEach(() => {
    sent = [];
  });

  afterAll(() => client.close());

  const job = (data: Readonly<Record<string, string>>) => ({ id: randomUUID(), data });
  const site = () => ({ ...context, settings: config.leads, siteUrl: 'https://latchkey.example' });
  const expectSent = async (
    table: typeof deliveries | typeof leadDigests | typeof notices,
    to: string,
    attempts: readonly number[],
  ) => {
    expect(sent.map((mail) => mail.to.address)).toEqual([to]);
    const rows = await database.select().from(table);
    const states = rows.filter(({ deliveredAt }) => deliveredAt).map((row) => row.attempts);
    expect(states).toEqual(attempts);
  };

  it('sends the email of a request that failed before the upgrade', async () => {
    expect(await deliver(site(), job({ deliveryId: id.delivery }))).toBe('completed');
    await expectSent(deliveries, 'team@example.com', [3]);
  });

  it('sends a bundle of requests in one email', async () => {
    expect(await deliver(site(), job({ deliveryId: id.bundle }))).toBe('completed');
    await expectSent(deliveries, 'desk@example.com', [3, 1, 1]);
  });

  it('sends a notice', async () => {
    const notice = { ...site(), hours: config.notices.hours, catalog: shippedCatalog() };
    expect(await deliverNotice(notice, job({ noticeId: id.notice }))).toBe('completed');
    await expectSent(notices, email, [1]);
  });

  it('sends a digest', async () => {
    const morning = { hour: 8, zone: 'America/New_York' };
    expect(await deliverDigest(site(), morning, job({ digestId: id.digest }))).toBe('completed');
    await expectSent(leadDigests, 'team@example.com', [1]);
  });

  it('sends account emails, with and without a link', async () => {
    for (const mailId of [id.link, id.change]) {
      expect(await deliverAccountMail(context, job({ mailId }))).toBe('completed');
    }
    expect(sent.map(({ kind }) => kind)).toEqual(['recovery', 'password-changed']);
    const rows = await database.select().from(accountMails);
    expect(rows).toMatchObject([{ id: id.link, state: 'delivered', attempts: 1 }]);
  });
});

/** Stores waiting emails in the format of the old version. */
async function store(client: QueuedPglite): Promise<void> {
  await client.query(
    `insert into leads (id, idempotency_key, fingerprint, full_name, email, quote)
     values ($1, $1, 'a', 'Ada', $2, $3)`,
    [id.lead, email, JSON.stringify({ ...sampleQuote, profession: [] })],
  );
  const delivery = `insert into deliveries (id, lead_id, kind, event, target, bundle_id, state,
    attempts, problem, created_at) values ($1, $2, 'team-mail', 'lead.submitted', $3, $4, 'waiting',
    $5, $6, $7)`;
  const target = 'desk@example.com';
  for (const row of [
    [id.delivery, id.lead, 'team@example.com', null, 2, 'ECONNREFUSED', time],
    [id.bundle, id.lead, target, id.bundle, 0, null, time],
    [randomUUID(), id.lead, target, id.bundle, 0, null, time],
  ]) {
    await client.query(delivery, row);
  }
  await client.query(
    `insert into notice_subscriptions (id, email, kind, subject, language, state, through_change,
       created_at, confirmed_at) values ($1, $2, 'program', 'a-program', 'en', 'MI', 3, $3, $3)`,
    [id.subscription, email, time],
  );
  await client.query(
    `insert into notices (id, subscription_id, kind, through_change, content, state, created_at)
     values ($1, $2, 'changes', 4, $3, 'waiting', $4)`,
    [id.notice, id.subscription, JSON.stringify({ program: { ...named, facts: [opening] } }), time],
  );
  await client.query(
    `insert into lead_digests (id, day, recipient, state, created_at)
     values ($1, '2026-11-23', 'team@example.com', 'waiting', $2)`,
    [id.digest, time],
  );
  await client.query(
    `insert into users (id, email, metadata, created_at, updated_at)
     values ($1, $2, '{}', '2026-11-01', '2026-11-01')`,
    [id.user, email],
  );
  for (const [mailId, purpose] of [
    [id.link, 'recovery'],
    [id.change, 'password-changed'],
  ]) {
    await client.query(
      'insert into account_mails (id, purpose, email, created_at) values ($1, $2, $3, $4)',
      [mailId, purpose, email, time],
    );
  }
}
