import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas } from '../../test/limit-arbitraries.ts';
import { travis } from '../../test/program-samples.ts';
import { HomeType } from '../quote/choices.ts';
import type { UnitCount } from '../quote/unit-count.ts';
import { largestLoan, loanLimitFinding, noCommonLoan, unknownLimits } from './loan-limit.ts';
import type { LoanType } from './loan-type.ts';

const countyWithoutLimits = { conformingLimits: null, fhaLimits: [] };

describe('loanLimitFinding', () => {
  it.each<[number, LoanType, HomeType, string, number, number]>([
    [832_749, 'Conventional', 'single-family', 'within', 832_750, 0],
    [832_750, 'Conventional', 'condo', 'within', 832_750, 0],
    [832_751, 'Conventional', 'single-family', 'over', 832_750, 1],
    [571_550, 'FHA', 'single-family', 'within', 571_550, 0],
    [581_550, 'FHA', 'single-family', 'over', 571_550, 10_000],
    [0, 'FHA', 'condo', 'within', 571_550, 0],
  ])(
    'rates a loan of %s (%s, %s) as %s, with a limit of %s',
    (loan, type, home, verdict, limit, over) => {
      expect(loanLimitFinding(loan, type, home, travis)).toEqual({
        loanType: type,
        verdict,
        limit: { fewest: limit, most: limit },
        over,
        checkReason: null,
        pastYear: null,
        units: { fewest: 1, most: 1 },
      });
    },
  );

  it.each<[number, LoanType, string, number]>([
    [1_066_250, 'Conventional', 'within', 0],
    [1_066_251, 'Conventional', 'check', 0],
    [1_601_750, 'Conventional', 'check', 0],
    [1_601_751, 'Conventional', 'over', 1],
    [731_700, 'FHA', 'within', 0],
    [731_701, 'FHA', 'check', 0],
    [1_099_150, 'FHA', 'check', 0],
    [1_099_151, 'FHA', 'over', 1],
  ])('rates a loan of %s (%s) on two to four units as %s', (loan, type, verdict, over) => {
    const finding = loanLimitFinding(loan, type, 'multi-family', travis);
    expect(finding).toMatchObject({ verdict, over, units: { fewest: 2, most: 4 } });
  });

  it.each<[UnitCount, number]>([
    [2, 731_700],
    [3, 884_450],
    [4, 1_099_150],
  ])('uses the limit for %i units once the buyer has given the number: %s', (units, limit) => {
    const known = { ...travis, units };
    const at = (loan: number) => loanLimitFinding(loan, 'FHA', 'multi-family', known).verdict;
    expect(at(limit)).toBe('within');
    expect(at(limit + 1)).toBe('over');
    expect(loanLimitFinding(571_551, 'FHA', 'condo', known).verdict).toBe('over');
  });

  it.each<[number, LoanType, HomeType, string, string | null, number]>([
    [571_550, 'FHA', 'condo', 'within', null, 0],
    [571_551, 'FHA', 'condo', 'check', 'new-limits', 0],
    [600_127, 'FHA', 'condo', 'check', 'new-limits', 0],
    [600_128, 'FHA', 'condo', 'over', null, 28_578],
    [832_751, 'Conventional', 'condo', 'check', 'new-limits', 0],
    [874_387, 'Conventional', 'condo', 'check', 'new-limits', 0],
    [874_388, 'Conventional', 'condo', 'over', null, 41_638],
    [1_099_150, 'FHA', 'multi-family', 'check', 'units', 0],
    [1_154_107, 'FHA', 'multi-family', 'check', 'new-limits', 0],
    [1_154_108, 'FHA', 'multi-family', 'over', null, 54_958],
  ])(
    "with last year's limits, rates a loan of %i (%s, %s) as %s",
    (loan, type, home, verdict, checkReason, over) => {
      const finding = loanLimitFinding(loan, type, home, { ...travis, pastLimitYear: 2026 });
      expect(finding).toMatchObject({ verdict, checkReason, over, pastYear: 2026 });
    },
  );

  it.each(['VA', 'USDA'] as const)('has no limit for a %s loan of any amount', (loanType) => {
    const finding = loanLimitFinding(9_000_000, loanType, 'multi-family', travis);
    expect(finding).toMatchObject({ loanType, verdict: 'none', limit: null, over: 0 });
  });

  it('returns the verdict `unknown` if we have no limit for the county', () => {
    for (const loanType of ['Conventional', 'FHA'] as const) {
      const finding = loanLimitFinding(900_000, loanType, 'condo', countyWithoutLimits);
      expect(finding).toMatchObject({ verdict: 'unknown', limit: null, over: 0 });
    }
  });
});

describe('noCommonLoan', () => {
  it.each<[number, HomeType, boolean]>([
    [832_750, 'single-family', false],
    [832_751, 'single-family', true],
    [1_601_750, 'multi-family', false],
    [1_601_751, 'multi-family', true],
  ])(
    'returns whether a loan of %s on a %s is above both limits: %s',
    (loan, homeType, expected) => {
      expect(noCommonLoan(loan, homeType, travis) !== null).toBe(expected);
    },
  );

  it.each([
    [874_387, false],
    [874_388, true],
  ])("with last year's limits, rules out a loan of %i: %s", (loan, isRuledOut) => {
    const found = noCommonLoan(loan, 'condo', { ...travis, pastLimitYear: 2026 });
    expect(found?.pastYear ?? null).toBe(isRuledOut ? 2026 : null);
    expect(found !== null).toBe(isRuledOut);
  });

  it('contains the loan and both limits', () => {
    expect(noCommonLoan(900_000, 'condo', travis)).toEqual({
      loanAmount: 900_000,
      conventional: { fewest: 832_750, most: 832_750 },
      fha: { fewest: 571_550, most: 571_550 },
      units: 1,
      pastYear: null,
    });
  });

  it('returns the number of units that the limits are for: four, unless the buyer entered the number', () => {
    expect(noCommonLoan(9_000_000, 'multi-family', travis)?.units).toBe(4);
    expect(noCommonLoan(9_000_000, 'multi-family', { ...travis, units: 2 })?.units).toBe(2);
  });

  it.each([unknownLimits, countyWithoutLimits, { ...travis, fhaLimits: null }])(
    'never rules out a loan if a limit is unknown: %j',
    (limits) => {
      expect(noCommonLoan(9_000_000, 'condo', limits)).toBeNull();
    },
  );

  it('returns a loan only if `loanLimitFinding` rules out each loan type', () => {
    const loans = fc.integer({ min: 0, max: 2_500_000 });
    const homes = fc.constantFrom(...HomeType.options);
    const types = ['Conventional', 'FHA'] as const;
    fc.assert(
      fc.property(loans, homes, areas, (loan, home, area) => {
        const verdicts = types.map((type) => loanLimitFinding(loan, type, home, area).verdict);
        const isAboveBoth = verdicts.every((verdict) => verdict === 'over');
        expect(noCommonLoan(loan, home, area) !== null).toBe(isAboveBoth);
      }),
    );
  });
});

describe('largestLoan', () => {
  it.each([
    ['Conventional', 'condo'],
    ['FHA', 'condo'],
    ['FHA', 'multi-family'],
  ] as const)("returns the largest loan within the type's limit: %s for %s", (type, home) => {
    const largest = largestLoan(type, home, travis);
    expect(loanLimitFinding(largest, type, home, travis).verdict).not.toBe('over');
    expect(loanLimitFinding(largest + 1, type, home, travis).verdict).toBe('over');
  });

  it('never returns a loan above all limits, even for a type that has no limit', () => {
    const largest = largestLoan('USDA', 'condo', travis);
    expect(noCommonLoan(largest, 'condo', travis)).toBeNull();
    expect(noCommonLoan(largest + 1, 'condo', travis)).not.toBeNull();
  });

  it('allows a loan of any amount if the limit is unknown', () => {
    expect(largestLoan('FHA', 'condo', { ...travis, fhaLimits: null })).toBe(Infinity);
  });
});
