import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { hashesAtOnce, hashInThread, verifyInThread } from './hash-threads.ts';

const cheap = { memoryCost: 8, timeCost: 1 };

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [64, 3],
])('on a machine with %i cores, hashes %i passwords at the same time', (cores, atOnce) => {
  expect(hashesAtOnce(cores)).toBe(atOnce);
});

it('rejects a password immediately with Retry-After when the queue is full', async () => {
  const kept = await hashInThread('plover', cheap);
  const begunOrWaiting = 120 + 2 * hashesAtOnce(availableParallelism());
  const asked = Array.from({ length: begunOrWaiting + 1 }, () => verifyInThread(kept, 'plover'));
  const answers = await Promise.allSettled(asked);
  expect(answers.pop()).toMatchObject({
    status: 'rejected',
    reason: { code: 'overloaded', headers: { 'retry-after': '1' } },
  });
  expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await verifyInThread(kept, 'plover')).toBe(true);
});

it('fails only the call with a malformed hash', async () => {
  const broken = verifyInThread('no hash', 'plover');
  const next = hashInThread('plover', cheap);
  await expect(broken).rejects.toThrow();
  expect(await next).toContain('$argon2id$');
});
