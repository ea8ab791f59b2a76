import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared } from '../../test/compared.ts';
import { pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { averageAge, latestAverageGap } from './latest-average.ts';

const october = { date: '2026-10-01', rate30: 7.28, rate15: 6.6, ageDays: null };

describe('latestAverageGap', () => {
  it.each([
    [7.03, true],
    [7.031, false],
    [7.029, true],
    [6.375, true],
    [7.28, false],
    [8, false],
  ])(
    'reports a gap between a rate of %s percent and an average of 7.28 percent: %s',
    (interest, isGap) => {
      expect(latestAverageGap(sampleFacts({ interest }), october) !== null).toBe(isGap);
    },
  );

  it.each([
    [6.35, 6.6, true],
    [6.375, 6.625, true],
    [6.1, 6.35, true],
    [6.1, 6.349, false],
  ])(
    'treats a difference of exactly a quarter point as a gap: rate %s, average %s',
    (interest, rate30, isGap) => {
      const gap = latestAverageGap(sampleFacts({ interest }), { ...october, rate30 });
      expect(gap !== null).toBe(isGap);
    },
  );

  it.each([
    [15, 6.6],
    [20, 7.28],
    [30, 7.28],
  ] as const)('uses, for a term of %i years, the average of %s percent', (term, average) => {
    const gap = latestAverageGap(sampleFacts({ term, interest: 6 }), october);
    expect(gap).toMatchObject({ average, date: '2026-10-01', facts: { interest: average, term } });
    expect(gap?.points).toBeCloseTo(average - 6, 9);
  });

  it('reports no gap for a 15-year term if there is no 15-year average', () => {
    const none = { ...october, rate15: null };
    expect(latestAverageGap(sampleFacts({ term: 15, interest: 3 }), none)).toBeNull();
    expect(latestAverageGap(sampleFacts({ term: 20, interest: 3 }), none)).not.toBeNull();
  });

  it('recalculates the figures at the average rate: $320,000 at 7.28% costs $2,189.50', () => {
    const gap = latestAverageGap(sampleFacts(), october);
    const months = compared(gap?.facts ?? sampleFacts()).traditional.months;
    const rate = 0.0728 / 12;
    const expected = (320_000 * rate) / (1 - (1 + rate) ** -360);
    expect(expected).toBeCloseTo(2_189.5, 1);
    expect(months[0]?.principalAndInterest).toBeCloseTo(expected, 6);
  });

  it('changes only the rate, and never lowers it', () => {
    const rates = fc.double({ min: 0, max: 25, noNaN: true });
    fc.assert(
      fc.property(pricingFacts, rates, (facts, rate) => {
        const gap = latestAverageGap(facts, { ...october, rate30: rate, rate15: rate });
        if (gap === null) {
          expect(rate - facts.interest).toBeLessThan(0.25);
        } else {
          expect(rate - facts.interest).toBeGreaterThan(0.25 - 1e-8);
          expect({ ...gap.facts, interest: facts.interest }).toEqual(facts);
        }
      }),
    );
  });
});

describe('averageAge', () => {
  it.each([
    ['2026-10-01', null],
    ['2026-10-15', null],
    ['2026-10-16', 15],
    ['2026-11-23', 53],
    ['2026-09-30', null],
  ])('returns the age in days, on %s, of an average from 2026-10-01: %s', (today, age) => {
    expect(averageAge('2026-10-01', today)).toBe(age);
  });
});
