import { describe, expect, it } from 'vitest';
import { sampleLoan } from '../../test/loan-samples.ts';
import type { CreditScore } from '../quote/choices.ts';
import { costTables } from './cost-tables.generated.ts';
import { mortgageInsurance, premiumInMonth } from './mortgage-insurance.ts';

const price = 400_000;

describe('mortgageInsurance', () => {
  const insuranceOf = (principal: number, creditScore: CreditScore) =>
    mortgageInsurance(sampleLoan(principal), { homePrice: price, creditScore }, costTables);

  it.each<[number, CreditScore, string]>([
    [0, 'good', 'none'],
    [0, 'poor', 'none'],
    [320_000, 'good', 'none'],
    [320_001, 'good', 'private'],
    [388_000, 'fair', 'private'],
    [388_001, 'fair', 'unknown'],
    [100_000, 'poor', 'fha'],
    [400_000, 'poor', 'fha'],
  ])('requires for a loan of %s with a %s score: %s', (principal, score, kind) => {
    expect(insuranceOf(principal, score).kind).toBe(kind);
  });

  it('has a premium of 0 after it ends', () => {
    const { premiums } = insuranceOf(380_000, 'good');
    const months = premiums[0]?.count ?? Number.NaN;
    expect(premiumInMonth(premiums, 1)).toBeCloseTo((380_000 * 0.0128) / 12, 9);
    expect(premiumInMonth(premiums, months)).toBeGreaterThan(0);
    expect(premiumInMonth(premiums, months + 1)).toBe(0);
  });
});
