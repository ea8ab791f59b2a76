import { describe, expect, it } from 'vitest';
import { sampleLoan } from '../../test/loan-samples.ts';
import type { LoanType } from '../loan/loan-type.ts';
import type { CreditScore } from '../quote/choices.ts';
import { costTables } from './cost-tables.generated.ts';
import { mortgageInsurance, premiumInMonth, upFrontPremium } from './mortgage-insurance.ts';

const price = 400_000;

describe('mortgageInsurance', () => {
  const insuranceOf = (principal: number, loanType: LoanType, creditScore: CreditScore) =>
    mortgageInsurance(
      sampleLoan(principal),
      loanType,
      { homePrice: price, creditScore },
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
  ])('requires for a loan of %s, %s, with a %s score: %s', (principal, type, score, kind) => {
    expect(insuranceOf(principal, type, score).kind).toBe(kind);
  });

  it.each<[LoanType, number]>([
    ['Conventional', 0],
    ['FHA', 6_650],
    ['VA', 5_700],
    ['USDA', 3_838.38],
  ])('charges up front for a %s loan of 380,000: %s', (loanType, dollars) => {
    expect(upFrontPremium(insuranceOf(380_000, loanType, 'good'))).toBeCloseTo(dollars, 2);
  });

  it('has a premium of 0 after it ends', () => {
    const { premiums } = insuranceOf(380_000, 'Conventional', 'good');
    const months = premiums[0]?.count ?? Number.NaN;
    expect(premiumInMonth(premiums, 1)).toBeCloseTo((380_000 * 0.0128) / 12, 9);
    expect(premiumInMonth(premiums, months)).toBeGreaterThan(0);
    expect(premiumInMonth(premiums, months + 1)).toBe(0);
  });
});
