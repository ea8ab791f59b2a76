import { describe, expect, it } from 'vitest';
import { middleOf } from '@/ui/owed-shapes.ts';
import { lineShapes } from './line-shapes.ts';
import type { LineYear } from './line-years.ts';

/** Four years. The payment is lowered for two years, and the buyer owes a debt from year 2 on. */
const years: LineYear[] = [
  { year: 1, payment: 500, traditional: 800, owed: 0 },
  { year: 2, payment: 500, traditional: 810, owed: 2_000 },
  { year: 3, payment: 820, traditional: 820, owed: 2_000 },
  { year: 4, payment: 830, traditional: 830, owed: 2_000 },
];

/** Returns the coordinates of an SVG path. */
function points(path: string): number[][] {
  return [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('lineShapes', () => {
  it('draws each year as a full-width step, and higher payments closer to the top', () => {
    const { payment, topOf } = lineShapes(years);
    const steps = points(payment);
    expect(steps[0]).toEqual([0, Number(topOf(500).toFixed(2))]);
    expect(steps.at(-1)?.[0]).toBe(100);
    expect(topOf(830)).toBeLessThan(topOf(500));
    expect(topOf(0)).toBe(100);
    expect(topOf(830)).toBeGreaterThan(0);
  });

  it('fills the gap between the two payments only in the years with a lowered payment', () => {
    const x = points(lineShapes(years).less).map(([at]) => at);
    expect(Math.min(...x.map(Number))).toBe(0);
    expect(Math.max(...x.map(Number))).toBe(50);
    const traditional = years.map((year) => ({ ...year, payment: year.traditional, owed: 0 }));
    expect(lineShapes(traditional).less).toBe('');
  });

  it('draws the amount owed, starting in the year in which the debt begins', () => {
    const { owed, owedTop } = lineShapes(years);
    const bottom = points(owed).filter(([x = 0]) => x < 25);
    expect(bottom.every(([, y]) => y === 100)).toBe(true);
    expect(owedTop(2_000)).toBeGreaterThan(0);
  });

  it("omits an amount's label if the line or the last payment’s label would cover it", () => {
    const { ticks } = lineShapes(years);
    expect(ticks.length).toBeGreaterThan(0);
    for (const { dollars } of ticks) expect(dollars).toBeLessThan(830 * 0.78);
  });

  it('contains no NaN or Infinity if all payments are 0 or very large', () => {
    for (const dollars of [0, 1e9]) {
      const flat = [{ year: 1, payment: dollars, traditional: dollars, owed: dollars }];
      expect(JSON.stringify(lineShapes(flat))).not.toMatch(/NaN|Infinity/);
    }
  });

  it('places the knob in the middle of a year', () => {
    expect([middleOf(1, 30), middleOf(30, 30)]).toEqual([50 / 30, 100 - 50 / 30]);
  });
});
