import { describe, expect, it } from 'vitest';
import { travis } from '../../test/program-samples.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { HomeType } from '../quote/choices.ts';
import { loanLimitFinding } from './loan-limit.ts';

describe('loanLimitFinding', () => {
  it.each<[number, LoanType, HomeType, string, number, number]>([
    [832_749, 'Conventional', 'single-family', 'within', 832_750, 0],
    [832_750, 'Conventional', 'condo', 'within', 832_750, 0],
    [832_751, 'Conventional', 'single-family', 'over', 832_750, 1],
    [1_066_250, 'Conventional', 'multi-family', 'within', 1_066_250, 0],
    [1_066_251, 'Conventional', 'multi-family', 'over', 1_066_250, 1],
    [571_550, 'FHA', 'single-family', 'within', 571_550, 0],
    [581_550, 'FHA', 'single-family', 'over', 571_550, 10_000],
    [731_700, 'FHA', 'multi-family', 'within', 731_700, 0],
    [0, 'FHA', 'condo', 'within', 571_550, 0],
  ])(
    'rates a loan of %s (%s, %s) as %s, with a limit of %s',
    (loanAmount, loanType, homeType, verdict, limit, over) => {
      const units = homeType === 'multi-family' ? 2 : 1;
      const finding = loanLimitFinding(loanAmount, loanType, homeType, travis);
      expect(finding).toEqual({ loanType, verdict, limit, over, units });
    },
  );

  it.each(['VA', 'USDA'] as const)('has no limit for a %s loan of any amount', (loanType) => {
    const finding = loanLimitFinding(9_000_000, loanType, 'multi-family', travis);
    expect(finding).toEqual({ loanType, verdict: 'none', limit: null, over: 0, units: 2 });
  });

  it('is unknown when the county has no limit', () => {
    const countyWithoutLimits = { conformingLimits: null, fhaLimits: [] };
    for (const loanType of ['Conventional', 'FHA'] as const) {
      const finding = loanLimitFinding(900_000, loanType, 'condo', countyWithoutLimits);
      expect(finding).toMatchObject({ verdict: 'unknown', limit: null, over: 0 });
    }
  });
});
