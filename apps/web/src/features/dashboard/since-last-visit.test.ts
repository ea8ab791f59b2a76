import { expect, it } from 'vitest';
import { changesSince } from './since-last-visit.ts';

const program = (id: number, status: 'open' | 'paused' | 'unknown' | 'waitlist') => ({
  id,
  programName: `Program ${id}`,
  status,
});
const seen = { day: '2026-11-15', answers: '' };

it('finds new and lost matches, and funding that has opened or closed since the last visit', () => {
  const before = { 1: 'paused', 2: 'open', 3: 'unknown', 4: 'open' } as const;
  const now = [
    program(1, 'open'),
    program(2, 'waitlist'),
    program(3, 'unknown'),
    program(5, 'open'),
  ];
  const { added, gone, opened, closed } = changesSince({ ...seen, statuses: before }, now);
  expect([added, gone]).toEqual([1, 1]);
  expect(opened.map(({ id }) => id)).toEqual([1]);
  expect(closed.map(({ id }) => id)).toEqual([2]);
});

it('finds no changes if the matches are the same', () => {
  const statuses = { 1: 'open', 2: 'paused' } as const;
  const now = [program(1, 'open'), program(2, 'paused')];
  expect(changesSince({ ...seen, statuses }, now)).toEqual({
    added: 0,
    gone: 0,
    opened: [],
    closed: [],
  });
});
