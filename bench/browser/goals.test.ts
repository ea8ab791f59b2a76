import { describe, expect, it } from 'vitest';
import { type Figures, firstPage, isWithin, movingPage, resultPage } from './goals.ts';

const bare: Figures = {
  fcp: 640,
  lcp: 901,
  shift: 0,
  interaction: 8,
  answer: Number.NaN,
  frame: Number.NaN,
};

describe('the goals of a page', () => {
  it("sets a page's goals to multiples of the bare page's times, or to fixed limits", () => {
    expect(firstPage(bare)).toEqual({ fcp: 896, lcp: 1_442, shift: 0, interaction: 200 });
    const result = { fcp: 896, answer: 2_500, shift: 0, interaction: 200 };
    expect(resultPage(bare)).toEqual(result);
    expect(movingPage(bare)).toEqual({ ...result, frame: 34 });
  });

  const goal = { ...firstPage(bare), ...movingPage(bare) };
  const figures: Figures = { ...bare, ...goal };

  it('accepts a page whose figures equal its goals', () => {
    expect(isWithin(figures, goal)).toBe(true);
  });

  it.each(['fcp', 'lcp', 'shift', 'interaction', 'answer', 'frame'] as const)(
    'rejects a page whose %s is over its goal or missing',
    (figure) => {
      expect(isWithin({ ...figures, [figure]: figures[figure] + 0.001 }, goal)).toBe(false);
      expect(isWithin({ ...figures, [figure]: Number.NaN }, goal)).toBe(false);
    },
  );

  it('accepts any value of a figure without a goal', () => {
    expect(isWithin({ ...figures, lcp: 9_000 }, resultPage(bare))).toBe(true);
    expect(isWithin({ ...figures, answer: Number.NaN }, firstPage(bare))).toBe(true);
  });
});
