import { describe, expect, it } from 'vitest';
import { type Figures, firstPage, goals, isWithin, resultPage } from './goals.ts';

const bare: Figures = { fcp: 640, lcp: 901, scripts: 0, blocked: 0, shift: 0 };
const empty: Figures = { fcp: 1_400, lcp: 1_500, scripts: 74, blocked: 20, shift: 0 };

describe("a page's goals", () => {
  it('come from the bare page and the empty app of the same run', () => {
    expect(goals(firstPage, bare, empty)).toEqual({
      fcp: 832,
      lcp: 1_352,
      scripts: 92,
      blocked: 70,
      shift: 0,
    });
    expect(goals(resultPage, bare, empty)).toEqual({
      fcp: 896,
      lcp: 1_982,
      scripts: 165,
      blocked: 170,
      shift: 0,
    });
  });

  const goal = goals(firstPage, bare, empty);

  it('are met by a page that is exactly at each limit', () => {
    expect(isWithin(goal, goal)).toBe(true);
  });

  it.each(['fcp', 'lcp', 'scripts', 'blocked', 'shift'] as const)(
    'are missed by a page whose %s is over its limit or missing',
    (figure) => {
      expect(isWithin({ ...goal, [figure]: goal[figure] + 0.001 }, goal)).toBe(false);
      expect(isWithin({ ...goal, [figure]: Number.NaN }, goal)).toBe(false);
    },
  );
});
