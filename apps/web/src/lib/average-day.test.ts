import { expect, it } from 'vitest';
import { averageDay } from './average-day.ts';

it('includes the date and the age of an old average', () => {
  expect(averageDay('Oct 1', { ageDays: 53 })).toBe('Oct 1, 53 days ago');
  expect(averageDay('Nov 19', { ageDays: null })).toBe('Nov 19');
});
