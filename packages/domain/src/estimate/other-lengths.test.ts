import { describe, expect, it } from 'vitest';
import { detroit, sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { estimateOf } from './estimate.ts';
import { isLengthenedByHelp, shorterLengths } from './other-lengths.ts';

const details = countedDetails(sampleDetails, 'MI', costTables.closingCosts);

function estimated(facts: typeof detroit, cap: number | null) {
  const programs = cap === null ? [] : [{ ...helpWith([]), cap }];
  return estimateOf(facts, details, programs, unknownLimits);
}

describe('shorterLengths', () => {
  it('includes a 3-year length with $7,806.55 in Detroit, if $25,000 of assistance covers 7 years', () => {
    const [five, three, ...others] = shorterLengths(estimated(detroit, 25_000));
    expect(three).toMatchObject({ years: 3 });
    expect(three?.owed).toBeCloseTo(7_806.55, 2);
    expect(five?.years).toBe(5);
    expect(five?.owed).toBeLessThan(25_000);
    expect(others).toEqual([]);
  });

  it('lists no shorter lengths if the plan already has the shortest length, or if there is no lowered payment', () => {
    expect(shorterLengths(estimated(detroit, 7_250))).toEqual([]);
    expect(shorterLengths(estimated(detroit, null))).toEqual([]);
    expect(shorterLengths(estimated(sampleFacts({ creditScore: 'poor' }), null))).toEqual([]);
  });
});

describe('isLengthenedByHelp', () => {
  // 3% of the price, plus taxes and insurance for years 2 to 7.
  const needed = 4_350 + 3_788.85 * [1, 2, 3, 4, 5, 6].reduce((sum, n) => sum + 1.02 ** n, 0);

  it('returns true if assistance covers a longer length than the buyer’s own money alone', () => {
    expect(isLengthenedByHelp(estimated(detroit, 25_000))).toBe(true);
    expect(isLengthenedByHelp(estimated({ ...detroit, downPayment: 15_000 }, 25_000))).toBe(true);
  });

  it.each([
    [Math.floor(needed), true],
    [Math.ceil(needed), false],
  ])("decides by the buyer's own money alone: %d for 7 years", (downPayment, isLonger) => {
    expect(isLengthenedByHelp(estimated({ ...detroit, downPayment }, 25_000))).toBe(isLonger);
  });

  it('returns false if the assistance makes only the shortest length possible', () => {
    expect(isLengthenedByHelp(estimated(detroit, 7_250))).toBe(false);
  });
});
