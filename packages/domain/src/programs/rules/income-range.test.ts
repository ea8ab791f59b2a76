import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaIncomes, areas, incomeLimits, medianLimits } from '../../../test/limit-arbitraries.ts';
import { townBased, travis } from '../../../test/program-samples.ts';
import { type ResolvedIncomeLimit, resolvedIncomeLimit } from './income-limit.ts';
import { type IncomeSide, incomeSide, statedLimit } from './income-range.ts';

/** A percentage of the area median income, read as `low` to `high`. */
function limit(low: number, high = low, margin = 0): ResolvedIncomeLimit {
  return { reading: { low, high, margin }, percentAmi: 80, householdSize: 3, county: 'Travis' };
}

const unknown: ResolvedIncomeLimit = { ...limit(1), reading: null };
const exact = limit(100_000);
const range = limit(90_000, 100_000);
const computed = limit(100_000, 100_000, 20);

describe('incomeSide', () => {
  it.each<[string, ResolvedIncomeLimit, number, number, IncomeSide]>([
    ['an exact limit', exact, 0, 100_000, 'below'],
    ['an exact limit', exact, 0, 100_001, 'above'],
    ['a range', range, 0, 90_000, 'below'],
    ['a range', range, 0, 90_001, 'between-readings'],
    ['a range', range, 0, 100_000, 'between-readings'],
    ['a range', range, 0, 100_001, 'above'],
    ['an estimate', exact, 15, 100_000, 'below'],
    ['an estimate', exact, 15, 100_001, 'over-stand-in'],
    ['an estimate', exact, 15, 115_000, 'over-stand-in'],
    ['an estimate', exact, 15, 115_001, 'above'],
    ['a computed limit', computed, 0, 100_000, 'below'],
    ['a computed limit', computed, 0, 100_001, 'over-computed'],
    ['a computed limit', computed, 0, 120_000, 'over-computed'],
    ['a computed limit', computed, 0, 120_001, 'above'],
    ['a limit without the state', limit(100_000, 100_000, 25), 0, 125_000, 'over-computed'],
    ['a limit without the state', limit(100_000, 100_000, 25), 0, 125_001, 'above'],
    ['a computed estimate', computed, 15, 115_000, 'over-stand-in'],
    ['a computed estimate', computed, 15, 115_001, 'over-computed'],
    ['a computed estimate', computed, 15, 120_001, 'above'],
    ['an estimated range', range, 15, 115_000, 'over-stand-in'],
    ['an estimated range', range, 15, 115_001, 'above'],
    ['an unknown limit', unknown, 15, 0, 'unknown'],
  ])('compares with %s: %o, margin %s%%, income %s is %s', (_, given, margin, income, expected) => {
    expect(incomeSide(income, given, travis, margin)).toBe(expected);
  });

  it.each<[ResolvedIncomeLimit, number, IncomeSide]>([
    [exact, 89_999, 'below'],
    [exact, 90_000, 'near-town-limit'],
    [exact, 110_000, 'near-town-limit'],
    [exact, 110_001, 'above'],
    [range, 80_999, 'below'],
    [range, 81_000, 'near-town-limit'],
    [range, 90_000, 'near-town-limit'],
    [range, 90_001, 'between-readings'],
    [range, 100_000, 'between-readings'],
    [range, 100_001, 'near-town-limit'],
    [range, 110_001, 'above'],
    [computed, 110_001, 'over-computed'],
    [{ ...exact, percentAmi: null }, 100_000, 'below'],
    [{ ...exact, percentAmi: null }, 100_001, 'above'],
  ])('compares %o of a county with town limits: %s is %s', (given, income, expected) => {
    expect(incomeSide(income, given, townBased, 0)).toBe(expected);
  });

  it('goes from below over uncertain to above as income rises', () => {
    const order = (side: IncomeSide) => {
      if (side === 'below') return 0;
      return side === 'above' ? 2 : 1;
    };
    const incomes = fc.integer({ min: 0, max: 400_000 });
    const margins = fc.constantFrom(0, 15);
    fc.assert(
      fc.property(incomeLimits, areas, incomes, incomes, margins, (one, area, a, b, margin) => {
        const resolved = resolvedIncomeLimit(one, 3, area);
        const lower = incomeSide(Math.min(a, b), resolved, area, margin);
        const higher = incomeSide(Math.max(a, b), resolved, area, margin);
        expect(order(higher)).toBeGreaterThanOrEqual(order(lower));
      }),
    );
  });
});

describe('statedLimit', () => {
  it.each<[string, ResolvedIncomeLimit, IncomeSide, number | null, number | null]>([
    ['an exact limit', exact, 'below', 100_000, null],
    ['an exact limit', exact, 'above', 100_000, null],
    ['a range', range, 'below', 90_000, 100_000],
    ['a range', range, 'between-readings', 90_000, 100_000],
    ['a range', range, 'above', 100_000, null],
    ['a computed limit', computed, 'below', 100_000, 120_000],
    ['a computed limit', computed, 'over-computed', 100_000, 120_000],
    ['a computed limit', computed, 'above', 100_000, null],
    ['an unknown limit', unknown, 'unknown', null, null],
  ])('states %s (%o) for an income that is %s', (_, given, side, required, upTo) => {
    const { percentAmi, householdSize, county } = given;
    expect(statedLimit(given, side)).toEqual({
      required,
      upTo,
      percentAmi,
      householdSize,
      county,
    });
  });

  it('states a higher amount only for a limit that is not exact', () => {
    fc.assert(
      fc.property(medianLimits, areaIncomes, (one, income) => {
        const resolved = resolvedIncomeLimit(one, 3, { ...travis, income });
        const { required, upTo } = statedLimit(resolved, 'below');
        const { low, high, margin } = resolved.reading ?? {};
        if (low === high && margin === 0) expect(upTo).toBeNull();
        else expect(upTo).toBeGreaterThan(required ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 1000 },
    );
  });
});
