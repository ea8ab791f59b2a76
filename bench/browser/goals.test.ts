import { describe, expect, it } from 'vitest';
import { type Figures, firstPage, isWithin, resultPage } from './goals.ts';

const bare: Figures = { fcp: 640, lcp: 901, shift: 0, interaction: 8 };

describe("a page's goals", () => {
  it("sets a page's goals to multiples of the bare page's times, or to fixed limits", () => {
    expect(firstPage(bare)).toEqual({ fcp: 896, lcp: 1_442, shift: 0, interaction: 200 });
    expect(resultPage(bare)).toEqual({ fcp: 896, lcp: 2_500, shift: 0, interaction: 200 });
  });

  const goal = firstPage(bare);

  it('accepts a page whose figures are exactly at its goals', () => {
    expect(isWithin(goal, goal)).toBe(true);
  });

  it.each(['fcp', 'lcp', 'shift', 'interaction'] as const)(
    'rejects a page whose %s is over its goal or missing',
    (figure) => {
      expect(isWithin({ ...goal, [figure]: goal[figure] + 0.001 }, goal)).toBe(false);
      expect(isWithin({ ...goal, [figure]: Number.NaN }, goal)).toBe(false);
    },
  );
});
