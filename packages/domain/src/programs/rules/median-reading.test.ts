import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amiPercents, areaIncomes, medianLimits } from '../../../test/limit-arbitraries.ts';
import { travisIncome } from '../../../test/program-samples.ts';
import type { MedianLimit } from '../../catalog/limits.ts';
import { adjustedLimit, medianReading } from './median-reading.ts';

const adjusted80: MedianLimit = { percentAmi: 80, householdSize: 'adjusted' };
const sameForAll = { percentAmi: 100, householdSize: 'not-adjusted', base: 'median' } as const;
const twoBands = {
  percentAmi: 100,
  threePlusPercentAmi: 115,
  householdSize: 'two-bands',
  base: 'median',
} as const;
const unknown80: MedianLimit = { percentAmi: 80, householdSize: 'unknown' };
const unknown120: MedianLimit = { percentAmi: 120, householdSize: 'unknown' };

const sizes = fc.integer({ min: 1, max: 8 });

describe('adjustedLimit', () => {
  it.each([
    ["HUD's own limit", 80, 1, 70_000],
    ["HUD's own limit", 80, 8, 132_000],
    ["HUD's own limit", 50, 3, 56_500],
    ["HUD's own limit", 30, 2, 30_000],
    ['1.2 times the 50% limit', 60, 3, 67_800],
    ['2.4 times the 50% limit', 120, 3, 135_600],
    ['twice the 50% limit', 100, 4, 125_000],
    ['0.4 times the 50% limit', 20, 3, 22_600],
  ])('returns %s, for %s%% of the median income and %s people', (_, percent, size, expected) => {
    expect(adjustedLimit(travisIncome, percent, size)).toBe(expected);
  });

  it('returns a limit that never falls as the household grows', () => {
    fc.assert(
      fc.property(areaIncomes, amiPercents, sizes, sizes, (income, percent, one, other) => {
        const fewer = adjustedLimit(income, percent, Math.min(one, other));
        const more = adjustedLimit(income, percent, Math.max(one, other));
        expect(more).toBeGreaterThanOrEqual(fewer ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('medianReading', () => {
  it.each<[MedianLimit, number, number, number, number]>([
    [adjusted80, 1, 70_000, 70_000, 0],
    [adjusted80, 8, 132_000, 132_000, 0],
    [sameForAll, 1, 130_000, 130_000, 0],
    [sameForAll, 8, 130_000, 130_000, 0],
    [{ ...sameForAll, percentAmi: 80 }, 3, 104_000, 104_000, 0],
    [{ ...sameForAll, base: 'very-low', percentAmi: 150 }, 1, 187_500, 187_500, 0],
    [twoBands, 1, 130_000, 130_000, 20],
    [twoBands, 2, 130_000, 130_000, 20],
    [twoBands, 3, 149_500, 149_500, 20],
    [twoBands, 8, 149_500, 149_500, 20],
    [{ ...twoBands, base: 'very-low' }, 2, 125_000, 125_000, 20],
    [{ ...twoBands, base: 'very-low' }, 3, 143_750, 143_750, 20],
    [unknown80, 1, 70_000, 104_000, 0],
    [unknown80, 8, 104_000, 132_000, 0],
    [unknown120, 4, 150_000, 156_000, 0],
  ])(
    'returns, for the limit %o and %s people, a range of %s to %s with a margin of %s%%',
    (limit, size, low, high, margin) => {
      expect(medianReading(travisIncome, limit, size)).toEqual({ low, high, margin });
    },
  );

  it.each([
    ['lower', 95_000, 130_000, 0, 149_500, 20],
    ['the same', 130_000, 130_000, 0, 149_500, 20],
    ['higher', 150_000, 150_000, 0, 172_500, 20],
    ['missing', null, 130_000, 25, 149_500, 25],
  ])(
    "raises a lower median to the state's median if the state's median is %s",
    (_, median, same, margin, bands, bandsMargin) => {
      const income = { ...travisIncome, stateMedianFamilyIncome: median };
      const atLeastStateMedian = true;
      expect(medianReading(income, { ...sameForAll, atLeastStateMedian }, 3)).toEqual({
        low: same,
        high: same,
        margin,
      });
      expect(medianReading(income, { ...twoBands, atLeastStateMedian }, 3)).toEqual({
        low: bands,
        high: bands,
        margin: bandsMargin,
      });
    },
  );

  it.each([undefined, false])(
    "ignores the state's median if `atLeastStateMedian` is %s",
    (asked) => {
      const limit = { ...sameForAll, atLeastStateMedian: asked };
      for (const stateMedianFamilyIncome of [150_000, null]) {
        const reading = medianReading({ ...travisIncome, stateMedianFamilyIncome }, limit, 3);
        expect(reading).toEqual({ low: 130_000, high: 130_000, margin: 0 });
      }
    },
  );

  it.each<[MedianLimit, number]>([
    [adjusted80, 9],
    [unknown80, 9],
    [unknown120, 9],
  ])('returns undefined for the limit %o and %s people', (limit, size) => {
    expect(medianReading(travisIncome, limit, size)).toBeUndefined();
  });

  it('returns undefined if the HUD limits that the rule needs are missing', () => {
    const none = { ...travisIncome, lowIncomeLimits: [], veryLowIncomeLimits: [] };
    expect(medianReading(none, adjusted80, 3)).toBeUndefined();
    expect(medianReading(none, unknown120, 3)).toBeUndefined();
    expect(medianReading(none, { ...twoBands, base: 'very-low' }, 3)).toBeUndefined();
    expect(medianReading(none, twoBands, 3)).toBeDefined();
  });

  it('returns the lower and the higher limit if we do not know which one applies', () => {
    fc.assert(
      fc.property(areaIncomes, amiPercents, sizes, (income, percentAmi, size) => {
        const read = (limit: MedianLimit) => medianReading(income, limit, size)?.low ?? Number.NaN;
        const adjusted = read({ percentAmi, householdSize: 'adjusted' });
        const same = read({ ...sameForAll, percentAmi });
        expect(medianReading(income, { percentAmi, householdSize: 'unknown' }, size)).toEqual({
          low: Math.min(adjusted, same),
          high: Math.max(adjusted, same),
          margin: 0,
        });
      }),
    );
  });

  it('never returns a low value above the high value', () => {
    fc.assert(
      fc.property(areaIncomes, medianLimits, sizes, (income, limit, size) => {
        const { low, high, margin } = medianReading(income, limit, size) ?? {};
        expect(low).toBeLessThanOrEqual(high ?? 0);
        expect([0, 20, 25]).toContain(margin);
      }),
    );
  });
});
