import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turns } from './turns.ts';

/** Work that goes on until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { isBegun: false };
  return {
    state,
    end: resolve,
    begin: async () => {
      state.isBegun = true;
      await promise;
    },
  };
}

test('as much work goes on at the same time as may, the rest waits', async () => {
  const inTurn = turns({ atOnce: 2, waiting: 2 });
  const [first, second, third] = [work(), work(), work()];
  const done = [first, second, third].map(({ begin }) => inTurn(begin));
  await turn();
  expect([first, second, third].map(({ state }) => state.isBegun)).toEqual([true, true, false]);

  second.end();
  await turn();
  expect(third.state.isBegun).toBe(true);
  first.end();
  third.end();
  await Promise.all(done);
});

test('work begins in the order of asking', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 9 });
  const begun: number[] = [];
  await Promise.all(
    [1, 2, 3, 4].map((number) =>
      inTurn(async () => {
        begun.push(number);
        await turn();
      }),
    ),
  );
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('one more than may wait is refused at once, and told when to come again', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 1 });
  const [first, second] = [work(), work()];
  const done = [inTurn(first.begin), inTurn(second.begin)];
  await expect(inTurn(async () => 'done')).rejects.toMatchObject({
    code: 'overloaded',
    headers: { 'retry-after': '1' },
  });
  first.end();
  second.end();
  await Promise.all(done);
  expect(await inTurn(async () => 'done')).toBe('done');
});

test('work that fails gives its turn on', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 1 });
  const failing = inTurn(async () => {
    throw new RangeError('broken');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
