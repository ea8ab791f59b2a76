import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAddress } from '../../../test/auth/people.ts';
import { testClock } from '../../../test/auth/test-clock.ts';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import { type TestMailServer, testMailServer } from '../../../test/mail/test-mail-server.ts';
import { readConfig } from '../../config.ts';
import { jobQueue } from '../../db/job-queue.ts';
import { users } from '../../db/schema.ts';
import { type Mailer, mailer } from '../../mail/mailer.ts';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import { readBrand } from '../../site/brand-file.ts';
import type { AuthContext } from '../auth-context.ts';
import { buildAuthContext } from '../auth-context.ts';
import { outgoingMail } from '../rate-limits/actions.ts';
import { serverLimits } from '../rate-limits/rate-limits.ts';
import { deliverAccountMail } from './deliver-account-mail.ts';
import { takeMailBudget } from './mail-budget.ts';
import type { AccountMail } from './repository.ts';
import * as accountMailRepository from './repository.ts';

describe('deliverAccountMail', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let server: TestMailServer;
  let context: AuthContext;
  let sender: Mailer;
  let logged = '';
  const clock = testClock();

  beforeAll(async () => {
    [opened, server] = await Promise.all([openTestDatabase(), testMailServer()]);
    const { database } = opened;
    const config = readConfig({ SITE_URL: 'https://home.example' });
    const stream = new Writable({
      write(chunk, _, done) {
        logged += chunk;
        done();
      },
    });
    const { log } = fastify({ logger: { stream } });
    sender = mailer(smtpTransport(server.url, { address: 'site@example.com' }), log);
    context = await buildAuthContext({
      database,
      clock: clock.now,
      limits: await serverLimits(database, clock.now, config.auth),
      settings: config.auth,
      brand: readBrand(config.brandFile),
      mailer: sender,
      jobs: jobQueue(database, log),
      corsOrigins: [],
      log,
    });
  });
  afterAll(async () => {
    sender.close();
    await Promise.all([opened.close(), server.close()]);
  });
  beforeEach(() => {
    logged = '';
    clock.pass({ days: 2 });
  });

  const DAY_MS = 24 * 60 * 60 * 1000;

  async function owner(ageMs = DAY_MS): Promise<string> {
    const email = newAddress('owner');
    const now = clock.now();
    const createdAt = new Date(now.getTime() - ageMs);
    const user = { id: randomUUID(), email, passwordHash: 'a hash', metadata: {}, createdAt };
    await opened.database.insert(users).values({ ...user, updatedAt: now });
    return email;
  }

  /**
   * Requests an email. Returns one function that runs the email's job, and another that reads its
   * row.
   */
  async function requested(email: string, purpose: AccountMail['purpose'] = 'recovery') {
    const id = randomUUID();
    const nothing = { codeChallenge: null, redirectTo: null, passwordHash: null };
    const more = { metadata: null, browserHash: null, language: 'en', createdAt: clock.now() };
    await accountMailRepository.add(opened.database, { id, purpose, email, ...nothing, ...more });
    return {
      deliver: () => deliverAccountMail(context, { id: 'job', data: { mailId: id } }),
      row: () => accountMailRepository.find(opened.database, id),
    };
  }

  async function spendBudget(left = 300): Promise<void> {
    for (let sent = 0; sent < left; sent += 1) await context.limits.count(outgoingMail);
  }

  it("sends a link and keeps the email's row until the link is followed", async () => {
    const email = await owner();
    const { deliver, row } = await requested(email);
    expect(await deliver()).toBe('completed');
    expect((await server.nextMail(email)).content).toContain('token_hash=');
    expect(await row()).toMatchObject({ email, tokenHash: expect.any(String) });
  });

  it("sends a notice without a link and deletes the email's row", async () => {
    const email = newAddress('owner');
    const { deliver, row } = await requested(email, 'password-changed');
    expect(await deliver()).toBe('completed');
    expect((await server.nextMail(email)).content).toContain('was changed');
    expect(await row()).toBeUndefined();
  });

  it('deletes the row without sending an email when the address has no account', async () => {
    const before = server.mails.length;
    const { deliver, row } = await requested(newAddress('unknown'));
    expect(await deliver()).toBe('completed');
    expect(await row()).toBeUndefined();
    expect(server.mails).toHaveLength(before);
  });

  it('uses the reserve after other emails have used up the budget', async () => {
    await spendBudget();
    const email = await owner();
    expect(await (await requested(email)).deliver()).toBe('completed');
    await server.nextMail(email);
    expect(await (await requested(email)).deliver()).toBe('failed');
  });

  it('does not use the reserve for a sign-up or an account less than a day old', async () => {
    await spendBudget();
    const young = await requested(await owner(DAY_MS - 1000));
    const signUp = await requested(await owner(), 'signup');
    clock.pass({ minutes: 5 });
    for (const { deliver } of [young, signUp]) expect(await deliver()).toBe('failed');
  });

  it('retries until the budget allows the email', async () => {
    const email = await owner(0);
    await spendBudget();
    const { deliver, row } = await requested(email);
    expect(await deliver()).toBe('failed');
    expect(await row()).toBeDefined();
    expect(logged).toContain('email delayed');
    clock.pass({ hours: 1, seconds: 1 });
    expect(await deliver()).toBe('completed');
    await server.nextMail(email);
  });

  it('retries while the mail server is down, without using up the budget', async () => {
    const email = await owner();
    const { deliver, row } = await requested(email);
    server.refuse(2, 451);
    expect(await deliver()).toBe('failed');
    expect(await deliver()).toBe('failed');
    expect(await row()).toBeDefined();
    expect(logged).toContain('status 451');
    await spendBudget(299);
    expect(await deliver()).toBe('completed');
    await server.nextMail(email);
    expect(logged).not.toContain(email);
  });

  it('gives up and deletes the row when the mail server rejects the email permanently', async () => {
    const { deliver, row } = await requested(await owner());
    server.refuse(1, 550);
    expect(await deliver()).toBe('completed');
    expect(await row()).toBeUndefined();
    expect(logged).toContain('email dropped');
  });

  it('gives up and deletes the row after a day', async () => {
    const email = await owner();
    const { deliver, row } = await requested(email);
    server.refuse(1, 451);
    clock.pass({ hours: 23 });
    expect(await deliver()).toBe('failed');
    clock.pass({ hours: 2 });
    expect(await deliver()).toBe('completed');
    expect(await row()).toBeUndefined();
    expect(logged).toContain('email dropped after a day');
    expect(logged).not.toContain(email);
  });

  it('limits the reserve to 300 emails an hour, and to one email a day for each account', async () => {
    const createdAt = clock.now();
    const born = new Date(createdAt.getTime() - DAY_MS);
    const take = (id: string) =>
      takeMailBudget(context.limits, { purpose: 'recovery', createdAt }, { id, createdAt: born });
    await spendBudget();
    for (let sent = 0; sent < 300; sent += 1) expect(await take(`first-${sent}`)).toBeDefined();
    expect(await take('one-more')).toBeUndefined();
    clock.pass({ hours: 1, seconds: 1 });
    await spendBudget();
    expect(await take('first-7')).toBeUndefined();
    const budget = await take('one-more');
    budget?.refund();
    expect(await take('one-more')).toBeDefined();
    expect(await take('one-more')).toBeUndefined();
  });
});
