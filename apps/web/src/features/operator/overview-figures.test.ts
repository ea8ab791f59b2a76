import type { FunnelDay } from '@latchkey/contract';
import { expect, it } from 'vitest';
import { overviewFigures } from './overview-figures.ts';

const counts: FunnelDay[] = [
  { day: '2026-03-01', step: 'started', count: 8 },
  { day: '2026-03-01', step: 'homeLocation', count: 4 },
  { day: '2026-03-03', step: 'started', count: 2 },
  { day: '2026-03-03', step: 'submitted', count: 1 },
];
const span = { from: '2026-03-01', to: '2026-03-03' };

it('adds up the days and divides each step by the number of started quotes', () => {
  const { rows } = overviewFigures(counts, { ...span, state: '' });
  expect(rows).toHaveLength(16);
  expect(rows[0]).toMatchObject({ step: 'started', count: 10, ofFirst: 1 });
  expect(rows.at(-1)).toMatchObject({ step: 'submitted', count: 1, ofFirst: 0.1 });
});

it('divides the steps of one state by the number of quotes with a location in that state', () => {
  const { rows, days } = overviewFigures(counts, { ...span, state: 'TX' });
  expect(rows[0]).toMatchObject({ step: 'homeLocation', count: 4, ofFirst: 1 });
  expect(rows.at(-1)).toMatchObject({ step: 'submitted', count: 1, ofFirst: 0.25 });
  expect(days.map(({ first }) => first)).toEqual([4, 0, 0]);
});

it('lists every day, including days without quotes', () => {
  expect(overviewFigures(counts, { ...span, state: '' }).days).toEqual([
    { day: '2026-03-01', first: 8, submitted: 0 },
    { day: '2026-03-02', first: 0, submitted: 0 },
    { day: '2026-03-03', first: 2, submitted: 1 },
  ]);
});
