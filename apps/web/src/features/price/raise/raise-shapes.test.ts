import { describe, expect, it } from 'vitest';
import { helping, sampleHelp, step, unsure } from '../../../../test/sample-help.ts';
import { hasHelp, raiseShapes } from './raise-shapes.ts';

describe('raiseShapes', () => {
  it("places the steps, the loss and the buyer's income on the chart", () => {
    // The chart is $100,000 wide and 1.15 × $25,000 high.
    const { line, area, drops, you } = raiseShapes(sampleHelp);
    const [upper, lower] = [100 - 100 / 1.15, 100 - 40 / 1.15];
    const numbers = (path: string) => path.match(/[\d.]+/g)?.map(Number);
    expect(numbers(line)).toEqual(
      [0, upper, 35.501, 35.501, lower, 100].map((each) => expect.closeTo(each, 6)),
    );
    expect(line).toMatch(/^M[^MV]+M[^MV]+$/);
    expect(area).toMatch(/^M.*Z$/);
    expect(drops).toEqual([
      {
        left: expect.closeTo(35.501, 6),
        top: expect.closeTo(upper, 6),
        bottom: expect.closeTo(lower, 6),
        at: 75_500,
        dollars: 15_000,
      },
    ]);
    expect(you).toEqual({ left: expect.closeTo(8, 6), top: expect.closeTo(upper, 6) });
  });

  it('labels both axes with round figures', () => {
    const { helpTicks, incomeTicks } = raiseShapes(sampleHelp);
    expect(helpTicks.map(({ dollars }) => dollars)).toEqual([0, 10_000, 20_000]);
    expect(incomeTicks.map(({ income }) => income)).toEqual([
      40_000, 60_000, 80_000, 100_000, 120_000, 140_000,
    ]);
  });

  it('draws an increase as part of the line, not as a loss', () => {
    const steps = [step(0, 50_000, 5_000), step(50_001, 100_000, 8_000)];
    const { line, drops } = raiseShapes({ ...sampleHelp, steps });
    expect(line).toMatch(/^M[^M]+V[^M]+$/);
    expect(drops).toEqual([]);
  });

  it('draws uncertain assistance above the line', () => {
    const more = unsure(20_000, helping(9), 'near-limit');
    const steps = [step(0, 49_999, 10_000), step(50_000, 100_000, 10_000, [], more)];
    const shapes = raiseShapes({ ...sampleHelp, steps });
    expect(shapes.unsure).toEqual([
      {
        left: expect.closeTo(50, 6),
        width: expect.closeTo(50, 6),
        top: expect.closeTo(100 - 100 / 1.15, 6),
        height: expect.closeTo(50 / 1.15, 6),
      },
    ]);
    expect(shapes.drops).toEqual([]);
  });

  it('stays within the chart if there is no assistance', () => {
    const steps = [step(0, 100_000, 0)];
    expect(hasHelp({ steps })).toBe(false);
    expect(raiseShapes({ ...sampleHelp, steps }).you.top).toBe(100);
    expect(hasHelp(sampleHelp)).toBe(true);
  });
});
