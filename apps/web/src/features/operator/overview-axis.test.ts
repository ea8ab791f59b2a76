import { describe, expect, it } from 'vitest';
import { countTicks, evenly } from './overview-axis.ts';

describe('countTicks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [130, [0, 50, 100, 150]],
    [3_608, [0, 1_000, 2_000, 3_000, 4_000]],
  ])('returns round values, the last of which is at least %d', (largest, ticks) => {
    expect(countTicks(largest)).toEqual(ticks);
  });
});

describe('evenly', () => {
  it.each([
    [0, []],
    [1, [0]],
    [2, [0, 1]],
    [30, [0, 15, 29]],
  ])('returns three indexes that are evenly spread over %d rows', (length, indexes) => {
    expect(evenly(length, 3)).toEqual(indexes);
  });
});
