import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema.ts';
import { openTestDatabase } from '../../db/testing/test-database.ts';
import { testClock } from '../suite/test-clock.ts';
import { limitTries } from './limit-tries.ts';
import { limits } from './limits.ts';

describe('limits', { timeout: 60_000 }, () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let database: Database;
  const clock = testClock();

  beforeAll(async () => {
    opened = await openTestDatabase();
    database = opened.database;
  }, 60_000);
  afterAll(() => opened.close());

  const limiter = (factor = 1) => limits({ database, clock: clock.now, factor });

  const right = async () => ({ isRight: true });

  async function times(many: number, act: () => Promise<void>): Promise<void> {
    for (let done = 0; done < many; done += 1) await act();
  }

  it('as many as may get through, one more hears when to come again', async () => {
    const { count } = limiter();
    const deed = { 'sign-in-email': 'ada@example.com' };
    await times(10, () => count(deed));
    clock.pass({ minutes: 5 });
    await expect(count(deed)).rejects.toMatchObject({
      code: 'over_request_rate_limit',
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^(600|599)$/) },
    });
  });

  it('counting begins anew when its time is over, however often was tried meanwhile', async () => {
    const { count } = limiter();
    const deed = { 'sign-in-email': 'bob@example.com' };
    await times(10, () => count(deed));
    clock.pass({ minutes: 14, seconds: 50 });
    await times(3, () => expect(count(deed)).rejects.toMatchObject({ status: 429 }));
    clock.pass({ seconds: 11 });
    await times(10, () => count(deed));
    await expect(count(deed)).rejects.toMatchObject({ status: 429 });
  });

  it('of many at once, in several processes, no more get through than may', async () => {
    const [one, other] = [limiter(), limiter()];
    const deed = { 'sign-in-email': 'eve@example.com', 'sign-in-address': '203.0.113.1' };
    const tries = Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).count(deed));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('counting and taking back at once never wait for each other for good', async () => {
    const limiters = Array.from({ length: 4 }, () => limiter(100));
    const people = ['nan', 'ovid', 'pam', 'quin'].map((name) => ({
      'sign-in-email': `${name}@example.com`,
      'sign-in-address': '203.0.113.9',
    }));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        limiters.flatMap((one) => people.map((deed) => limitTries(one, deed, right))),
      );
      await Promise.all(limiters.map((one) => one.close()));
    }
    const { count } = limiter();
    await times(10, () => count({ 'sign-in-email': 'nan@example.com' }));
    await expect(count({ 'sign-in-email': 'nan@example.com' })).rejects.toThrow();
  });

  it('each person and each rule is counted apart', async () => {
    const { count } = limiter();
    await times(10, () => count({ 'sign-in-email': 'cy@example.com' }));
    await count({ 'sign-in-email': 'dee@example.com' });
    await count({ 'sign-in-device': 'cy@example.com' });
  });

  it('what is taken back does not count, nor does what was refused', async () => {
    const { count, takeBack } = limiter();
    const deed = { 'sign-in-email': 'fay@example.com' };
    await times(10, () => count(deed));
    await times(5, () => expect(count(deed)).rejects.toMatchObject({ status: 429 }));
    await times(3, async () => takeBack(deed));
    await times(2, () => count(deed));
    await expect(count(deed)).rejects.toMatchObject({ status: 429 });
  });

  it('what nothing counts again is taken back at the end', async () => {
    const [one, other] = [limiter(), limiter()];
    const deed = { 'sign-in-email': 'lu@example.com' };
    await times(10, () => one.count(deed));
    await times(4, async () => one.takeBack(deed));
    await one.close();
    await times(4, () => other.count(deed));
    await expect(other.count(deed)).rejects.toMatchObject({ status: 429 });
  });

  it('what is taken back late is not taken from what is counted anew', async () => {
    const { count, takeBack, close } = limiter();
    const deed = { 'sign-in-email': 'mo@example.com' };
    await times(5, () => count(deed));
    clock.pass({ minutes: 16 });
    await times(5, async () => takeBack(deed));
    await times(10, () => count(deed));
    await close();
    await expect(count(deed)).rejects.toMatchObject({ status: 429 });
  });

  it('only wrong tries count, also where somebody is right very often', async () => {
    const limiting = limiter();
    const deed = { 'sign-in-email': 'gus@example.com' };
    for (let tried = 0; tried < 30; tried += 1) await limitTries(limiting, deed, right);
    const broken = () => limitTries(limiting, deed, () => Promise.reject(new RangeError('broken')));
    await times(30, () => expect(broken()).rejects.toThrow('broken'));

    const wrong = async () => ({ isRight: false });
    for (let tried = 0; tried < 10; tried += 1) await limitTries(limiting, deed, wrong);
    await expect(limitTries(limiting, deed, right)).rejects.toMatchObject({ status: 429 });
  });

  it('who fails too often is refused without a query until the time is over', async () => {
    const { check, countFailure } = limiter();
    const deed = { 'token-address': '203.0.113.2' };
    await times(150, () => countFailure(deed));
    check(deed);
    await countFailure(deed);
    expect(() => check(deed)).toThrow(expect.objectContaining({ status: 429 }));
    clock.pass({ minutes: 5, seconds: 1 });
    check(deed);
  });

  it('a mail may be asked for once a minute, and the refusal says how long to wait', async () => {
    const { count } = limiter();
    const deed = { 'mail-email': 'hal@example.com' };
    await count(deed);
    clock.pass({ seconds: 20 });
    await expect(count(deed)).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/you can only request this after (40|39) seconds\.$/),
    });
    clock.pass({ seconds: 41 });
    await count(deed);
  });

  it('a factor raises every limit, none lifts them', async () => {
    const doubled = limiter(2);
    await times(20, () => doubled.count({ 'sign-in-email': 'ida@example.com' }));
    await expect(doubled.count({ 'sign-in-email': 'ida@example.com' })).rejects.toThrow();
    const none = limiter(0);
    await times(50, () => none.count({ 'sign-in-email': 'ida@example.com' }));
  });

  it('the database names nobody, and forgets what is over', async () => {
    const { count } = limiter();
    await count({ 'sign-in-email': 'jo@example.com', 'sign-in-address': '203.0.113.3' });
    const kept = await database.select().from(rateLimits);
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toMatch(/example|203\.0/);

    clock.pass({ hours: 2 });
    await count({ 'sign-in-email': 'kit@example.com' });
    expect(await database.select().from(rateLimits)).toHaveLength(1);
  });
});
