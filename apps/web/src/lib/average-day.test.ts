import { expect, it } from 'vitest';
import { averageDay, shortAverageDay } from './average-day.ts';

it("shows an old average's date together with its age", () => {
  expect(averageDay('Oct 1', { ageDays: 53 })).toBe('Oct 1, 53 days ago');
  expect(averageDay('Nov 19', { ageDays: null })).toBe('Nov 19');
});

it("shows an old average's age without its date where space is limited", () => {
  expect(shortAverageDay({ date: '2026-10-01', ageDays: 53 })).toBe('53 days ago');
  expect(shortAverageDay({ date: '2026-11-19', ageDays: null })).toBe('Nov 19');
});
