import { randomUUID } from 'node:crypto';
import type { FactDifference, FundingStatus } from '@latchkey/domain';
import { serverLimits } from '../../src/auth/rate-limits/rate-limits.ts';
import { desc, eq } from '../../src/db/drizzle.ts';
import { jobQueue, type Outcome } from '../../src/db/job-queue.ts';
import { noticeSubscriptions, notices } from '../../src/db/schema.ts';
import { type Mailer, mailer } from '../../src/mail/mailer.ts';
import { smtpTransport } from '../../src/mail/smtp-transport.ts';
import { type DeliveryContext, deliverNotice } from '../../src/notices/outbox/deliver.ts';
import type { FollowingNotice } from '../../src/notices/outbox/notice-content.ts';
import { writeConfirmation, writeNotice } from '../../src/notices/outbox/write-notice.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { type ReceivedMail, testMailServer } from '../mail/test-mail-server.ts';
import { shippedCatalog } from '../test-data.ts';
import { noticeBrand } from './notice-site.ts';

type NewSubscription = Partial<typeof noticeSubscriptions.$inferInsert>;

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const catalog = shippedCatalog();
const [program, other] = catalog.programs;
if (!program || !other) throw new Error('The shipped catalog has too few programs');
export const [sampleProgram, otherProgram] = [program, other];
export const named = { programId: program.id, programName: program.fullName };
/** The program as it appears in the content of a notice. */
export const noticed = { ...named, slug: program.slug };

/** A time in the morning: 10 a.m. in Detroit. */
export const morning = new Date('2026-11-23T15:00:00Z');

const funding = (status: FundingStatus) => ({
  status,
  statusCheckedOn: null,
  opensOn: null,
  closesOn: null,
});
export const opening: FactDifference = {
  fact: 'funding',
  before: funding('paused'),
  after: funding('open'),
  sourceUrl: 'https://agency.example.gov/news?a=1&b=2',
  sourceDay: '2026-11-20',
};
export const programOpened: FollowingNotice = {
  kind: 'changes',
  content: { program: { ...noticed, facts: [opening] } },
};

/**
 * Opens a database, a mail server, and a queue that only lists its jobs. The tests run the jobs
 * themselves.
 */
export async function openOutbox() {
  const connection = await openTestDatabase();
  const { database } = connection;
  const mails = await testMailServer();
  const sender: Mailer = mailer(smtpTransport(mails.url, { address: 'site@example.com' }), silent);
  const added: string[] = [];
  const queue = {
    ...jobQueue(database, silent),
    add: async (_db: unknown, _queue: unknown, data: readonly object[], start?: Date) => {
      for (const one of data) added.push(`${Object.values(one)} ${start?.toISOString() ?? 'now'}`);
    },
    has: async (_: unknown, data: object) =>
      added.some((job) => job.startsWith(String(Object.values(data)))),
  };
  const context: DeliveryContext = {
    database,
    clock: () => morning,
    jobs: queue,
    hours: { from: 8, until: 20 },
    limits: await serverLimits(database, () => morning, { secret: undefined, limitFactor: 1 }),
    brand: noticeBrand,
    catalog,
    mailer: sender,
    siteUrl: 'https://latchkey.example',
    log: silent,
  };
  let subscriptionId = '';

  const newest = async () => {
    const [notice] = await database
      .select()
      .from(notices)
      .where(eq(notices.subscriptionId, subscriptionId))
      .orderBy(desc(notices.throughChange));
    if (!notice) throw new RangeError('There is no notice');
    return notice;
  };

  return {
    context,
    mails,
    sender,
    /** The jobs, each with its notice's ID and its start time. */
    added,
    newest,

    /**
     * Starts a subscription to the sample program. After several calls, tests use the newest
     * subscription. @returns the subscription's ID
     */
    async subscribe(changes: NewSubscription = {}): Promise<string> {
      subscriptionId = randomUUID();
      await database.insert(noticeSubscriptions).values({
        id: subscriptionId,
        email: `${subscriptionId}@example.com`,
        kind: 'program',
        subject: sampleProgram.slug,
        language: 'en',
        state: 'MI',
        throughChange: 3,
        createdAt: morning,
        confirmedAt: morning,
        ...changes,
      });
      return subscriptionId;
    },

    async end(id = subscriptionId): Promise<void> {
      await database
        .update(noticeSubscriptions)
        .set({ endedAt: morning })
        .where(eq(noticeSubscriptions.id, id));
    },

    async subscription() {
      const [row] = await database
        .select()
        .from(noticeSubscriptions)
        .where(eq(noticeSubscriptions.id, subscriptionId));
      return row;
    },

    write: (notice: FollowingNotice = programOpened, throughChange = 4, now = morning) =>
      database.transaction((transaction) =>
        writeNotice(transaction, context, { ...notice, subscriptionId, throughChange }, now),
      ),

    ask: () =>
      database.transaction((transaction) =>
        writeConfirmation(transaction, queue, { subscriptionId, throughChange: 3 }, morning),
      ),

    async deliver(changes: Partial<DeliveryContext> = {}): Promise<Outcome> {
      const { id } = await newest();
      const job = { id: randomUUID(), data: { noticeId: id } };
      return deliverNotice({ ...context, ...changes }, job);
    },

    received: (to = `${subscriptionId}@example.com`): ReceivedMail[] =>
      mails.mails.filter((mail) => mail.to.includes(to)),

    async clear(): Promise<void> {
      added.length = 0;
      await database.delete(noticeSubscriptions);
    },

    async close(): Promise<void> {
      sender.close();
      await mails.close();
      await connection.close();
    },
  };
}
