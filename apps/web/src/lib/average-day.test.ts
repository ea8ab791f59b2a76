import { expect, it } from 'vitest';
import { averageDay, shortAverageDay } from './average-day.ts';

it('includes the date and the age of an old average', () => {
  expect(averageDay('Oct 1', { ageDays: 53 })).toBe('Oct 1, 53 days ago');
  expect(averageDay('Nov 19', { ageDays: null })).toBe('Nov 19');
});

it('includes only the age of an old average if space is limited', () => {
  expect(shortAverageDay({ date: '2026-10-01', ageDays: 53 })).toBe('53 days ago');
  expect(shortAverageDay({ date: '2026-11-19', ageDays: null })).toBe('Nov 19');
});
