import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyRange } from './money-range.ts';

it.each([
  [0, 20_000, 250],
  [12_000, 30_000, 250],
  [16_000, 40_000, 500],
  [80_000, 200_000, 2_500],
])('returns, for own money of $%s, a slider up to $%s in steps of $%s', (money, max, step) => {
  expect(moneyRange(money)).toEqual({ max, step });
});

it('always leaves space above the answer, and has a maximum that is a multiple of the step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (money) => {
      const { max, step } = moneyRange(money);
      expect(max).toBeGreaterThan(money);
      expect(max % step).toBe(0);
      expect(max / step).toBeLessThanOrEqual(201);
    }),
  );
});
