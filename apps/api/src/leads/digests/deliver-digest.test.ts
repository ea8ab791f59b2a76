import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { sampleLead } from '../../../test/leads/sample-lead.ts';
import { readConfig } from '../../config.ts';
import type { Connection } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { jobQueue } from '../../db/job-queue.ts';
import { leadDigests, leads, users } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { readBrand } from '../../site/brand-file.ts';
import * as leadRepository from '../repository.ts';
import { deliverDigest } from './deliver-digest.ts';
import { writeDigests } from './work-on-digests.ts';

/** A Wednesday at 8 a.m. in New York. */
const morning = new Date('2026-03-04T13:00:00Z');
const time = { hour: 8, zone: 'America/New_York' };
const brand = readBrand(readConfig({}).brandFile);
const { leads: settings } = readConfig({ LEAD_MAIL_TO: 'team@example.com' });
const silent = { info: () => {}, warn: () => {}, error: () => {} };

let connection: Connection;
let sent: Mail[];
/** IDs of the digests with a job. The tests run the jobs themselves. */
let jobs: string[];
let officerId: string;

const context = (now = morning, mailer?: { deliver: () => Promise<void> }) => ({
  database: connection.database,
  clock: () => now,
  settings,
  brand,
  jobs: {
    ...jobQueue(connection.database, silent),
    start: async () => {},
    add: async (_db: unknown, _queue: unknown, data: readonly Readonly<Record<string, string>>[]) =>
      void jobs.push(...data.map(({ digestId = '' }) => digestId)),
  },
  mailer: mailer ?? { deliver: async (mail: Mail) => void sent.push(mail) },
  siteUrl: 'https://latchkey.example',
  log: silent,
});
const run = async (around = context()) => {
  const outcomes = [];
  for (const digestId of jobs) {
    outcomes.push(await deliverDigest(around, time, { id: randomUUID(), data: { digestId } }));
  }
  return outcomes;
};
const addLead = async (fullName: string, changes: Partial<typeof leads.$inferInsert> = {}) => {
  const { database } = connection;
  const lead = sampleLead(brand);
  const subject = { ...lead.subject, fullName };
  const id = await leadRepository.insert(database, { ...lead, subject }, morning);
  if (Object.keys(changes).length > 0) {
    await database.update(leads).set(changes).where(eq(leads.id, id));
  }
  return id;
};
const mailTo = (address: string) => sent.find(({ to }) => to.address === address);

beforeAll(async () => {
  connection = await openTestDatabase();
});

beforeEach(async () => {
  const { database } = connection;
  [sent, jobs, officerId] = [[], [], randomUUID()];
  for (const table of [leads, leadDigests, users]) await database.delete(table);
  const times = { createdAt: morning, updatedAt: morning };
  await database.insert(users).values({
    id: officerId,
    email: 'olive@example.com',
    metadata: {},
    ownerSince: morning,
    isOperator: true,
    ...times,
  });
});

afterAll(() => connection.close());

it("emails an officer's overdue, due, and new requests, and the team's totals", async () => {
  await addLead('Late Buyer', { officerId, dueOn: '2026-03-03', status: 'contacted' });
  await addLead('Today Buyer', { officerId, dueOn: '2026-03-04' });
  const id = await addLead('New Buyer', { officerId, dueOn: '2026-03-05' });
  await addLead('Closed Buyer', { officerId, dueOn: '2026-03-03', status: 'closed' });
  await addLead('Gone Buyer', { officerId, withdrawnAt: morning });
  await addLead('Called Buyer', { officerId, status: 'contacted' });
  await addLead('Free Buyer', { dueOn: '2026-03-01' });
  await addLead('Flagged Buyer', { suspicion: 'too-fast' });
  expect(await writeDigests(context(), time)).toBe(2);
  expect(await run()).toEqual(['completed', 'completed']);

  const { subject, text } = mailTo('olive@example.com') ?? { text: '' };
  expect(subject).toBe('Your requests today: 1 overdue, 1 due today, 1 new');
  const order = ['Overdue (1)', 'Late Buyer', 'Due today (1)', 'Today', 'New (1)', 'New Buyer'];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toContain(`https://latchkey.example/operator/leads/${id}`);
  for (const words of ['Closed', 'Gone', 'Called', 'Free', 'ada@example.com']) {
    expect(text).not.toContain(words);
  }
  // A random ID may contain any three of these digits, so the test looks for both parts of the
  // phone number.
  expect(text).not.toMatch(/555.?0123/);
  const team = mailTo('team@example.com');
  expect(team?.subject).toBe('Team requests today: 1 unassigned, 2 overdue');
  expect(team?.text).not.toContain('Buyer');
});

it('does not send an empty digest', async () => {
  await addLead('Called Buyer', { officerId, status: 'contacted', dueOn: '2026-03-05' });
  await writeDigests(context(), time);
  expect(await run()).toEqual(['completed', 'completed']);
  expect(sent).toEqual([]);
});

it('lists at most 20 requests under a heading, and states how many more exist', async () => {
  for (let i = 0; i < 21; i += 1) await addLead(`Buyer ${i}`, { officerId });
  await writeDigests(context(), time);
  await run();
  const { text = '' } = mailTo('olive@example.com') ?? {};
  expect(text).toContain('New (21)');
  expect(text.match(/^Buyer \d+: /gm)).toHaveLength(20);
  expect(text).toContain('1 more in the inbox');
});

it('writes a digest once a day, even with two processes, and again on the next day', async () => {
  const both = await Promise.all([writeDigests(context(), time), writeDigests(context(), time)]);
  expect(both.toSorted()).toEqual([0, 2]);
  expect(await writeDigests(context(new Date(morning.getTime() + 3_600_000)), time)).toBe(0);
  expect(await writeDigests(context(new Date('2026-03-05T13:00:00Z')), time)).toBe(2);
});

it('sends a digest with two jobs only once, and never again after an interrupted attempt', async () => {
  await addLead('New Buyer', { officerId });
  await writeDigests(context(), time);
  await Promise.all([run(), run()]);
  expect(sent).toHaveLength(1);
  await connection.database.update(leadDigests).set({ state: 'waiting', deliveredAt: null });
  expect(await run(context(new Date(morning.getTime() + 3_600_000)))).toContain('completed');
  expect(sent).toHaveLength(1);
});

it('retries a digest when the mail server is busy, but not on the next day', async () => {
  await addLead('New Buyer', { officerId });
  await writeDigests(context(), time);
  const busy = { deliver: () => Promise.reject(new Error('down')) };
  expect(await run(context(morning, busy))).toContain('failed');
  expect(await run(context(new Date('2026-03-05T04:59:59Z')))).toEqual(['completed', 'completed']);
  expect(sent).toHaveLength(1);

  await connection.database.update(leadDigests).set({ state: 'waiting', problem: 'down' });
  await run(context(new Date('2026-03-05T05:00:00Z')));
  expect(sent).toHaveLength(1);
});

it('sends digests only to operators with a verified address', async () => {
  const { database } = connection;
  await addLead('New Buyer', { officerId });
  await writeDigests(context(), time);
  await database.update(users).set({ isOperator: false });
  await run();
  expect(mailTo('olive@example.com')).toBeUndefined();
  await database.update(users).set({ isOperator: true, ownerSince: null });
  expect(await writeDigests(context(new Date('2026-03-05T13:00:00Z')), time)).toBe(1);
});
