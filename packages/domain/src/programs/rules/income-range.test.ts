import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, incomeLimits } from '../../../test/limit-arbitraries.ts';
import { townBased, travis } from '../../../test/program-samples.ts';
import { resolvedIncomeLimit } from './income-limit.ts';
import { highestIncomeBelow, incomeSide } from './income-range.ts';

const adjusted = { percentAmi: 80, householdSize: 'adjusted' } as const;

describe('highestIncomeBelow', () => {
  it.each([
    ['the limit itself if it is in dollars', { limit: 60_000 }, travis, 60_000],
    // HUD's limit for three people is 90,000.
    ["HUD's figure for a percentage of the area median income", adjusted, travis, 90_000],
    ['an income below every possible town limit', adjusted, townBased, 80_999],
    ['null for an unknown limit', { unknown: true }, travis, null],
  ] as const)('returns, as the highest income, %s', (_, limit, area, expected) => {
    expect(highestIncomeBelow(resolvedIncomeLimit(limit, 3, area), area)).toBe(expected);
  });

  it('returns the highest income that is certainly below the limit', () => {
    fc.assert(
      fc.property(incomeLimits, fc.integer({ min: 1, max: 8 }), areas, (stated, people, area) => {
        const limit = resolvedIncomeLimit(stated, people, area);
        const highest = highestIncomeBelow(limit, area);
        expect(highest === null).toBe(limit.reading === null);
        if (highest === null) return;
        expect(incomeSide(highest, limit, area, 0)).toBe('below');
        expect(incomeSide(highest + 1, limit, area, 0)).not.toBe('below');
      }),
    );
  });
});
