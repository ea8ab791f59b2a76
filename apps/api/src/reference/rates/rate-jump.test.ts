import { expect, it } from 'vitest';
import { isJump } from './rate-jump.ts';

const last = { date: '2026-11-12', rate30: 6.91, rate15: 6.12 };

it.each([
  ['1.5 points up in a week', { rate30: 8.41 }, false],
  ['more', { rate30: 8.42 }, true],
  ['1.5 points down in a week', { rate30: 5.41 }, false],
  ['less', { rate30: 5.4 }, true],
  ['a 15-year average that jumps', { rate15: 7.63 }, true],
  ['no 15-year average', { rate15: null }, false],
  ['another rate for the same week', { date: last.date, rate30: 8.42 }, true],
  ['3 points in two weeks', { date: '2026-11-26', rate30: 9.91 }, false],
  ['more than 3 points in a year', { date: '2027-11-12', rate30: 9.92 }, true],
])('returns whether a change is too large to be correct: %s', (_, changes, expected) => {
  expect(isJump(last, { ...last, date: '2026-11-19', ...changes })).toBe(expected);
});
