import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingRefunds } from './pending-refunds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes all refunds from the same second together', async () => {
  const written: [string, number][][] = [];
  const refunds = pendingRefunds(async (points) => void written.push([...points]));
  refunds.add('a');
  refunds.add('a');
  await vi.advanceTimersByTimeAsync(900);
  refunds.add('b');
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(101);
  expect(written).toEqual([
    [
      ['a', 2],
      ['b', 1],
    ],
  ]);
  refunds.add('c');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written[1]).toEqual([['c', 1]]);
});

it('does not write a refund again if the next count already included it', async () => {
  const written: [string, number][][] = [];
  const refunds = pendingRefunds(async (points) => void written.push([...points]));
  refunds.add('a');
  expect(refunds.take('a')).toBe(1);
  expect(refunds.take('a')).toBe(0);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(written).toEqual([]);
});

it('keeps working after a failed write', async () => {
  let writes = 0;
  const refunds = pendingRefunds(async () => {
    writes += 1;
    if (writes === 1) throw new RangeError('The database is down');
  });
  refunds.add('a');
  await vi.advanceTimersByTimeAsync(1_001);
  refunds.add('b');
  await vi.advanceTimersByTimeAsync(1_001);
  expect(writes).toBe(2);
});
