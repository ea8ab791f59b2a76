import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, incomeLimits } from '../../../test/limit-arbitraries.ts';
import { townBased, travis } from '../../../test/program-samples.ts';
import { resolvedIncomeLimit } from './income-limit.ts';
import { highestIncomeBelow, incomeSide } from './income-range.ts';

const adjusted = { percentAmi: 80, householdSize: 'adjusted' } as const;

describe('highestIncomeBelow', () => {
  it.each([
    ['the limit itself', { limit: 60_000 }, travis, 60_000],
    // HUD's limit for three people is 90,000.
    ["HUD's figure", adjusted, travis, 90_000],
    ["less than any town's own limit may be", adjusted, townBased, 80_999],
    ['unknown for an unknown limit', { unknown: true }, travis, null],
  ] as const)('is %s', (_, limit, area, expected) => {
    expect(highestIncomeBelow(resolvedIncomeLimit(limit, 3, area), area)).toBe(expected);
  });

  it('is certainly below any limit, and a dollar more is not', () => {
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
