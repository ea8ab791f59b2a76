import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type TestClock, testClock } from '../../../test/auth/test-clock.ts';
import { type NoticeSite, openNoticeSite } from '../../../test/notices/notice-site.ts';
import { shippedCatalog } from '../../../test/test-data.ts';
import { readConfig } from '../../config.ts';
import { type JobCount, jobCounts } from '../../db/job-counts.ts';
import type { Queue } from '../../db/job-queue.ts';
import { users } from '../../db/schema.ts';
import { noticeMails } from '../../notices/outbox/queues.ts';
import { accountMailJobs } from './enqueue.ts';

const [program] = shippedCatalog().programs;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Scale factor for the flood and the limits. The full run uses the real limits. */
const factor = inject('isFull') ? 1 : 0.1;

describe('password reset emails during a flood of requests', { timeout: 180_000 }, () => {
  let site: NoticeSite;
  let clock: TestClock;

  beforeEach(async () => {
    clock = testClock();
    const { auth } = readConfig({});
    site = await openNoticeSite({
      trustProxy: ['127.0.0.1'],
      clock: clock.now,
      auth: { ...auth, limitFactor: factor },
    });
  }, 60_000);
  afterEach(() => site.close());

  /** Sends a request from an address in the /24 network with this number. */
  async function post(network: number, url: string, payload: object): Promise<number> {
    const headers = { 'x-forwarded-for': `198.18.${network}.7` };
    return (await site.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  }

  const reset = (network: number, email: string) => post(network, '/auth/v1/recover', { email });

  async function openAccounts(emails: readonly string[], ageMs: number): Promise<void> {
    const createdAt = new Date(clock.now().getTime() - ageMs);
    const account = { passwordHash: 'a hash', metadata: {}, createdAt, updatedAt: createdAt };
    await site.database
      .insert(users)
      .values(emails.map((email) => ({ ...account, id: randomUUID(), email })));
  }

  /** Waits until a job queue has attempted all its jobs. */
  async function allTried({ name }: Queue): Promise<void> {
    const isUntried = ({ state, count }: JobCount) => count > 0 && state !== 'retry';
    const untried = async () => (await jobCounts(site.database, [name])).filter(isUntried);
    const patience = { timeout: 120_000, interval: 200 };
    await vi.waitFor(async () => expect(await untried()).toEqual([]), patience);
  }

  async function expectReset(): Promise<void> {
    await openAccounts(['owner@example.com'], DAY_MS);
    expect(await reset(250, 'owner@example.com')).toBe(200);
    const { content } = await site.mails.nextMail('owner@example.com');
    expect(content).toContain('token_hash=');
  }

  it('still sends the owner a link after 21 networks make ten times as many notice requests as the hourly limit', async () => {
    const topic = { kind: 'program', programId: program?.id };
    const form = { website: '', seconds: 20 };
    for (let network = 0; network < 21; network += 1) {
      const asked = Array.from({ length: 30 * factor }, () =>
        post(network, '/api/notices', { topic, form, email: `${randomUUID()}@example.com` }),
      );
      expect(new Set(await Promise.all(asked))).toEqual(new Set([202]));
    }
    await allTried(noticeMails);
    expect(site.mails.mails).toHaveLength(60 * factor);
    await expectReset();
  });

  it('still sends the owner a link after two waves of password resets for more new accounts than the budgets cover', async () => {
    const perNetwork = 30 * factor;
    const emails = Array.from(
      { length: 24 * perNetwork },
      (_, number) => `throwaway-${number}@example.com`,
    );
    await openAccounts(emails, 0);
    for (const _wave of [1, 2]) {
      for (let network = 0; network < 24; network += 1) {
        const own = emails.slice(network * perNetwork, (network + 1) * perNetwork);
        const asked = await Promise.all(own.map((email) => reset(network, email)));
        expect(new Set(asked)).toEqual(new Set([200]));
      }
      clock.pass({ minutes: 6 });
    }
    await allTried(accountMailJobs);
    await expectReset();
    expect(site.mails.mails).toHaveLength(300 * factor + 1);
  });

  it('limits a group of adjacent networks to three times as many links as a single network', async () => {
    const asked: number[] = [];
    for (let address = 0; address < 4; address += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:7:${address}::1` };
      for (let count = 0; count < 30 * factor; count += 1) {
        const payload = { email: `${randomUUID()}@example.com` };
        const url = '/auth/v1/recover';
        asked.push((await site.app.inject({ method: 'POST', url, headers, payload })).statusCode);
      }
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(90 * factor);
    expect(await reset(99, 'someone@example.com')).toBe(200);
  });
});
