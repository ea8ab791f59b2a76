import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { owedPoints } from './owed-points.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is paid once, with what came within a second', async () => {
  const paid: [string, number][][] = [];
  const owed = owedPoints(async (points) => void paid.push([...points]));
  owed.add('a');
  owed.add('a');
  await vi.advanceTimersByTimeAsync(900);
  owed.add('b');
  expect(paid).toEqual([]);
  await vi.advanceTimersByTimeAsync(101);
  expect(paid).toEqual([
    [
      ['a', 2],
      ['b', 1],
    ],
  ]);
  owed.add('c');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(paid[1]).toEqual([['c', 1]]);
});

it('is not paid twice where somebody took it', async () => {
  const paid: [string, number][][] = [];
  const owed = owedPoints(async (points) => void paid.push([...points]));
  owed.add('a');
  expect(owed.take('a')).toBe(1);
  expect(owed.take('a')).toBe(0);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(paid).toEqual([]);
});

it('goes on after it could not be paid', async () => {
  let tries = 0;
  const owed = owedPoints(async () => {
    tries += 1;
    if (tries === 1) throw new RangeError('The database is away');
  });
  owed.add('a');
  await vi.advanceTimersByTimeAsync(1_001);
  owed.add('b');
  await vi.advanceTimersByTimeAsync(1_001);
  expect(tries).toBe(2);
});
