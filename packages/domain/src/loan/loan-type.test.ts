import { describe, expect, it } from 'vitest';
import { CreditScore } from '../quote/choices.ts';
import { creditScoreBand } from '../quote/credit-score.ts';
import { loanTypeOfScore, maxLoanToValue, openTypes } from './loan-type.ts';

it.each(CreditScore.options)('chooses FHA only for credit scores below 620: %s', (band) => {
  expect(loanTypeOfScore(band)).toBe(creditScoreBand[band].to < 620 ? 'FHA' : 'Conventional');
});

it('allows 96.5% of the price for FHA loans and 97% for conventional loans', () => {
  expect(maxLoanToValue).toEqual({ FHA: 0.965, Conventional: 0.97 });
});

describe('openTypes', () => {
  it.each([
    ['poor', ['FHA']],
    ['fair', ['Conventional', 'FHA']],
    ['excellent', ['Conventional', 'FHA']],
  ] as const)('includes conventional loans only for scores of 620 or more: %s', (score, types) => {
    expect(openTypes(score)).toEqual(types);
  });
});
