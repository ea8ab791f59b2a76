import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgivenShare } from './forgiven-share.ts';

const forgiveness = fc.record({
  afterYears: fc.integer({ min: 0, max: 40 }),
  how: fc.constantFrom('at-end', 'yearly', 'monthly'),
  startsAfterYears: fc.oneof(fc.constantFrom(0, 0.16, 5), fc.integer({ min: 0, max: 40 })),
});

describe('forgivenShare', () => {
  it.each([
    ['at-end', 4.99, 0],
    ['at-end', 5, 1],
    ['yearly', 0.99, 0],
    ['yearly', 1, 0.2],
    ['yearly', 4.99, 0.8],
    ['yearly', 5, 1],
    ['monthly', 0.08, 0],
    ['monthly', 1 / 12, 1 / 60],
    ['monthly', 2.5, 0.5],
    ['monthly', 5, 1],
  ] as const)(
    'forgives over five years with the schedule "%s": after %s years, the forgiven share is %s',
    (how, years, share) => {
      const fraction = forgivenShare({ afterYears: 5, how, startsAfterYears: 0 }, years);
      expect(fraction).toBeCloseTo(share, 12);
    },
  );

  it.each([
    [10, 0],
    [10.99, 0],
    [11, 0.2],
    [14, 0.8],
    [15, 1],
  ])(
    'forgives one fifth a year from year 10: after %s years, the forgiven share is %s',
    (years, share) => {
      const terms = { afterYears: 15, how: 'yearly', startsAfterYears: 10 } as const;
      expect(forgivenShare(terms, years)).toBeCloseTo(share, 12);
    },
  );

  it('matches a monthly table that forgives 1/60 each month from year 5 on', () => {
    const terms = { afterYears: 10, how: 'monthly', startsAfterYears: 5 } as const;
    for (let month = 0; month <= 130; month += 1) {
      const expected = Math.min(60, Math.max(0, month - 60)) / 60;
      expect(forgivenShare(terms, month / 12)).toBeCloseTo(expected, 12);
    }
  });

  it('returns a share that never decreases and that ends at 1', () => {
    const years = fc.double({ min: 0, max: 45, noNaN: true });
    fc.assert(
      fc.property(forgiveness, years, years, (terms, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        const share = forgivenShare(terms, early);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(forgivenShare(terms, late));
        expect(forgivenShare(terms, Math.max(late, terms.afterYears))).toBe(1);
      }),
    );
  });
});
