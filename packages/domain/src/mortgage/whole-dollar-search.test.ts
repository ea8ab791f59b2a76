import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastWhere, lowestPoint } from './whole-dollar-search.ts';

const range = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.nat(300));

describe('lowestPoint', () => {
  it('finds the same lowest point as a check of every whole number in the range', () => {
    const lines = fc.array(
      fc.record({
        slope: fc.integer({ min: -20, max: 20 }),
        at0: fc.integer({ min: -999, max: 999 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(lines, range, (convex, [from, length]) => {
        // The maximum of several lines is convex.
        const of = (x: number) => Math.max(...convex.map(({ slope, at0 }) => slope * x + at0));
        const all = Array.from({ length: length + 1 }, (_, step) => from + step);
        const lowest = Math.min(...all.map(of));
        expect(lowestPoint(of, from, from + length)).toBe(all.find((x) => of(x) === lowest));
      }),
    );
  });
});

describe('lastWhere', () => {
  it('finds the same last number as a check of every whole number in the range', () => {
    fc.assert(
      fc.property(range, fc.nat(700), ([from, length], more) => {
        const last = from + more;
        const expected = Math.min(last, from + length);
        expect(lastWhere((x) => x <= last, from, from + length)).toBe(expected);
      }),
    );
  });
});
