import { describe, expect, it } from 'vitest';
import { sampleLoan } from '../../test/loan-samples.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { CreditScore, HomeType } from '../quote/choices.ts';
import { costTables } from './cost-tables.generated.ts';
import { mortgageInsurance, upFrontPremium } from './mortgage-insurance.ts';

const price = 400_000;

describe('mortgageInsurance', () => {
  const insuranceOf = (
    principal: number,
    loanType: LoanType,
    creditScore: CreditScore,
    homeType: HomeType = 'single-family',
  ) =>
    mortgageInsurance(
      sampleLoan(principal),
      loanType,
      { homePrice: price, creditScore, homeType },
      costTables,
    );

  it.each<[number, LoanType, CreditScore, string]>([
    [0, 'Conventional', 'good', 'none'],
    [0, 'FHA', 'poor', 'none'],
    [0, 'VA', 'good', 'none'],
    [0, 'USDA', 'good', 'none'],
    [320_000, 'Conventional', 'good', 'none'],
    [320_001, 'Conventional', 'good', 'private'],
    [388_000, 'Conventional', 'fair', 'private'],
    [388_001, 'Conventional', 'fair', 'unknown'],
    [320_000, 'Conventional', 'poor', 'none'],
    [320_001, 'Conventional', 'poor', 'unknown'],
    [100_000, 'FHA', 'poor', 'fha'],
    [400_000, 'FHA', 'excellent', 'fha'],
    [100_000, 'VA', 'poor', 'va'],
    [400_000, 'VA', 'excellent', 'va'],
    [100_000, 'USDA', 'poor', 'usda'],
    [400_000, 'USDA', 'excellent', 'usda'],
  ])(
    'returns, for a loan of %s (%s) and a credit score of "%s", the insurance "%s"',
    (principal, type, score, kind) => {
      expect(insuranceOf(principal, type, score).kind).toBe(kind);
    },
  );

  it.each<[LoanType, number]>([
    ['Conventional', 0],
    ['FHA', 6_650],
    ['VA', 5_700],
    ['USDA', 3_838.38],
  ])('returns the up-front premium of a %s loan of 380,000: %s', (loanType, dollars) => {
    expect(upFrontPremium(insuranceOf(380_000, loanType, 'good'))).toBeCloseTo(dollars, 2);
  });

  it.each<[number, LoanType, HomeType, string]>([
    [320_000, 'Conventional', 'multi-family', 'none'],
    [320_001, 'Conventional', 'multi-family', 'unknown'],
    [320_001, 'Conventional', 'condo', 'private'],
    [320_001, 'FHA', 'multi-family', 'fha'],
    [320_001, 'VA', 'multi-family', 'va'],
    [320_001, 'USDA', 'multi-family', 'usda'],
  ])(
    'returns, for a loan of %s (%s) on a %s home, the insurance "%s"',
    (principal, type, homeType, kind) => {
      expect(insuranceOf(principal, type, 'good', homeType).kind).toBe(kind);
    },
  );

  it('charges the same premium every month for private insurance', () => {
    const { premiums } = insuranceOf(380_000, 'Conventional', 'good');
    expect(premiums).toEqual([
      { count: expect.any(Number), amount: expect.closeTo((380_000 * 0.0128) / 12, 9) },
    ]);
  });
});
