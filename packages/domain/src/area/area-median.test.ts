import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaIncome } from './area.ts';
import { areaMedianLimit } from './area-median.ts';

/** Round numbers in the same proportions as HUD's tables. */
const county: AreaIncome = {
  medianFamilyIncome: 130_000,
  lowIncomeLimits: [70_000, 80_000, 90_000, 100_000, 108_000, 116_000, 124_000, 132_000],
  veryLowIncomeLimits: [44_000, 50_000, 56_500, 62_500, 67_500, 72_500, 77_500, 82_500],
  extremelyLowIncomeLimits: [26_000, 30_000, 33_900, 37_500, 40_500, 43_500, 46_500, 49_500],
  townAggregated: false,
};

describe('areaMedianLimit', () => {
  it.each([
    [80, 1, 70_000],
    [80, 8, 132_000],
    [50, 3, 56_500],
    [30, 2, 30_000],
    [60, 3, 67_800],
    [80.5, 1, 104_650],
    [100, 3, 130_000],
    [115, 8, 149_500],
    [82.5, 1, 107_250],
    [40, 3, 45_200],
    [20, 3, 22_600],
  ])('at %s%% for a household of %s is $%s', (percent, size, expected) => {
    expect(areaMedianLimit(county, percent, size)).toBe(expected);
  });

  it('is never higher at 70% than at 80%, even where HUD capped the 80% limit', () => {
    const capped = { ...county, lowIncomeLimits: county.veryLowIncomeLimits.map((n) => n * 1.25) };
    expect(areaMedianLimit(capped, 70, 3)).toBe(70_625);
  });

  it('is never lower at 31% than at 30%, even where HUD raised the 30% limit to the poverty line', () => {
    const raised = { ...county, extremelyLowIncomeLimits: county.veryLowIncomeLimits };
    expect(areaMedianLimit(raised, 31, 3)).toBe(56_500);
  });

  it('is undefined for a household size that is not in the table', () => {
    expect(areaMedianLimit({ ...county, lowIncomeLimits: [] }, 80, 3)).toBeUndefined();
    expect(areaMedianLimit(county, 60, 9)).toBeUndefined();
  });

  it('never falls as the percentage rises to 80%', () => {
    const percents = fc.double({ min: 1, max: 80, noNaN: true });
    fc.assert(
      fc.property(percents, percents, fc.integer({ min: 1, max: 8 }), (one, other, size) => {
        const lower = areaMedianLimit(county, Math.min(one, other), size);
        const higher = areaMedianLimit(county, Math.max(one, other), size);
        expect(lower).toBeLessThanOrEqual(higher ?? 0);
      }),
    );
  });
});
