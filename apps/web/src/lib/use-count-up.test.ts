import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureAt } from './use-count-up.ts';

it('starts at the old figure and ends at the new one after 400 ms', () => {
  expect([-5, 0, 399, 400, 5_000].map((ms) => figureAt(7_250, 25_000.5, ms))).toEqual([
    7_250, 7_250, 25_000, 25_000.5, 25_000.5,
  ]);
});

it('never counts down, and never counts past the new figure', () => {
  const dollars = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(dollars, dollars, fc.nat(500), fc.nat(100), (from, more, ms, later) => {
      const now = figureAt(from, from + more, ms);
      const next = figureAt(from, from + more, ms + later);
      return from <= now && now <= next && next <= from + more;
    }),
  );
});
