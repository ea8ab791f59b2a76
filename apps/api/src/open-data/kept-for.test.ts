import { expect, it } from 'vitest';
import { HALF_A_SECOND, keptFor } from './kept-for.ts';

it('keeps the newer result when an older call fails later', async () => {
  const calls: PromiseWithResolvers<string>[] = [];
  let basis = 1;
  const kept = keptFor(
    () => {
      const call = Promise.withResolvers<string>();
      calls.push(call);
      return call.promise;
    },
    () => basis,
    HALF_A_SECOND,
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
