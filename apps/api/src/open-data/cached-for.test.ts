import { expect, it } from 'vitest';
import { cachedFor, REVISION_MAX_AGE_MS } from './cached-for.ts';

it('keeps the newer result when an older call fails later', async () => {
  const calls: PromiseWithResolvers<string>[] = [];
  let basis = 1;
  const kept = cachedFor(
    () => {
      const call = Promise.withResolvers<string>();
      calls.push(call);
      return call.promise;
    },
    () => basis,
    REVISION_MAX_AGE_MS,
  );
  const first = kept('a');
  basis = 2;
  const second = kept('a');
  calls[0]?.reject(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(kept('a')).toBe(second);
  calls[1]?.reject(new Error('now'));
  await expect(second).rejects.toThrow('now');
  expect(kept('a')).not.toBe(second);
});
