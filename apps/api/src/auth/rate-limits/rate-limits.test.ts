import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../test/auth/test-clock.ts';
import { openTestDatabase } from '../../../test/db/test-database.ts';
import type { Database } from '../../db/database.ts';
import { rateLimits as counts } from '../../db/schema.ts';
import type { RateLimitedAction } from './keys.ts';
import { limitAttempts } from './limiters.ts';
import { rateLimits, serverLimits } from './rate-limits.ts';

describe('rateLimits', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let database: Database;
  const clock = testClock();

  beforeAll(async () => {
    opened = await openTestDatabase();
    database = opened.database;
  });
  afterAll(() => opened.close());

  const hash = (text: string) => createHmac('sha256', 'a key').update(text).digest('base64url');
  const limiter = (factor = 1) => rateLimits({ database, clock: clock.now, hash, factor });

  const right = async () => ({ isRight: true });
  const refused = { status: 429 };

  async function times(many: number, act: () => Promise<void>): Promise<void> {
    for (let done = 0; done < many; done += 1) await act();
  }

  it('allows as many actions as the rule permits, and then reports when to try again', async () => {
    const { count } = limiter();
    const action = { 'sign-in-email': 'ada@example.com' };
    await times(10, () => count(action));
    clock.pass({ minutes: 5 });
    await expect(count(action)).rejects.toMatchObject({
      code: 'over_request_rate_limit',
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^(600|599)$/) },
    });
  });

  it('starts a new window when the old one ends, even if the caller kept trying', async () => {
    const { count } = limiter();
    const action = { 'sign-in-email': 'bob@example.com' };
    await times(10, () => count(action));
    clock.pass({ minutes: 14, seconds: 50 });
    await times(3, () => expect(count(action)).rejects.toMatchObject(refused));
    clock.pass({ seconds: 11 });
    await times(10, () => count(action));
    await expect(count(action)).rejects.toMatchObject(refused);
  });

  it('enforces the limit when many processes count at the same time', async () => {
    const [one, other] = [limiter(), limiter()];
    const action = { 'sign-in-email': 'eve@example.com', 'sign-in-network': '203.0.113.1' };
    const tries = Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).count(action));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('never deadlocks when counts and refunds overlap', async () => {
    const limiters = Array.from({ length: 4 }, () => limiter(100));
    const actions = ['nan', 'ovid', 'pam', 'quin'].map((name) => ({
      'sign-in-email': `${name}@example.com`,
      'sign-in-network': '203.0.113.9',
    }));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        limiters.flatMap((one) => actions.map((action) => limitAttempts(one, action, right))),
      );
      await Promise.all(limiters.map((one) => one.close()));
    }
    const { count } = limiter();
    await times(10, () => count({ 'sign-in-email': 'nan@example.com' }));
    await expect(count({ 'sign-in-email': 'nan@example.com' })).rejects.toThrow();
  });

  it('counts each caller and each rule separately', async () => {
    const { count } = limiter();
    await times(10, () => count({ 'sign-in-email': 'cy@example.com' }));
    await count({ 'sign-in-email': 'dee@example.com' });
    await count({ 'sign-in-device': 'cy@example.com' });
  });

  it('does not count refunded or rejected attempts', async () => {
    const { count, refund } = limiter();
    const action = { 'sign-in-email': 'fay@example.com' };
    await times(10, () => count(action));
    await times(5, () => expect(count(action)).rejects.toMatchObject(refused));
    await times(3, async () => refund(action));
    await times(2, () => count(action));
    await expect(count(action)).rejects.toMatchObject(refused);
  });

  it('writes pending refunds on close', async () => {
    const [one, other] = [limiter(), limiter()];
    const action = { 'sign-in-email': 'lu@example.com' };
    await times(10, () => one.count(action));
    await times(4, async () => one.refund(action));
    await one.close();
    await times(4, () => other.count(action));
    await expect(other.count(action)).rejects.toMatchObject(refused);
  });

  it('does not apply a late refund to a new window', async () => {
    const { count, refund, close } = limiter();
    const action = { 'sign-in-email': 'mo@example.com' };
    await times(5, () => count(action));
    clock.pass({ minutes: 16 });
    await times(5, async () => refund(action));
    await times(10, () => count(action));
    await close();
    await expect(count(action)).rejects.toMatchObject(refused);
  });

  it('counts only wrong attempts, even after many correct ones', async () => {
    const limits = limiter();
    const action = { 'sign-in-email': 'gus@example.com' };
    for (let tried = 0; tried < 30; tried += 1) await limitAttempts(limits, action, right);
    const broken = () =>
      limitAttempts(limits, action, () => Promise.reject(new RangeError('broken')));
    await times(30, () => expect(broken()).rejects.toThrow('broken'));

    const wrong = async () => ({ isRight: false });
    for (let tried = 0; tried < 10; tried += 1) await limitAttempts(limits, action, wrong);
    await expect(limitAttempts(limits, action, right)).rejects.toMatchObject(refused);
  });

  it('rejects a blocked key without a database query until its window ends', async () => {
    const { count } = limiter();
    const action = { 'token-network': '203.0.113.2' };
    await times(150, () => count(action));
    await expect(count(action)).rejects.toMatchObject(refused);
    await database.delete(counts);
    await expect(count(action)).rejects.toMatchObject(refused);
    clock.pass({ minutes: 5, seconds: 1 });
    await count(action);
  });

  it('allows one email a minute, and reports how long to wait', async () => {
    const { count } = limiter();
    const action = { 'mail-email': 'hal@example.com' };
    await count(action);
    clock.pass({ seconds: 20 });
    await expect(count(action)).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/you can only request this after (40|39) seconds\.$/),
    });
    clock.pass({ seconds: 41 });
    await count(action);
  });

  it('multiplies the limits by the factor, and disables the limits at a factor of 0', async () => {
    const doubled = limiter(2);
    const action: RateLimitedAction = { 'sign-in-email': 'ida@example.com' };
    await times(20, () => doubled.count(action));
    await expect(doubled.count(action)).rejects.toThrow();
    const off = limiter(0);
    await times(50, () => off.count(action));
  });

  it('hashes the rate-limit keys with the server secret', async () => {
    const email = 'lea@example.com';
    const action = { 'sign-in-email': email };
    const served = (secret: string) =>
      serverLimits(database, clock.now, { secret: secret.padEnd(32, '.'), limitFactor: 1 });
    const [one, same, other] = await Promise.all(['one', 'one', 'other'].map(served));
    await times(10, async () => one?.count(action));
    await expect(same?.count(action)).rejects.toMatchObject(refused);
    await other?.count(action);
    const unkeyed = createHash('sha256').update(email).digest('base64url');
    expect(JSON.stringify(await database.select().from(counts))).not.toContain(unkeyed);
  });

  it('does not store addresses, and deletes expired windows', async () => {
    const { count } = limiter();
    await count({ 'sign-in-email': 'jo@example.com', 'sign-in-network': '203.0.113.3' });
    const kept = await database.select().from(counts);
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toMatch(/example|203\.0/);

    clock.pass({ hours: 2 });
    await count({ 'sign-in-email': 'kit@example.com' });
    expect(await database.select().from(counts)).toHaveLength(1);
  });
});
