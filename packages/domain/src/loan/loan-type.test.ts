import { expect, it } from 'vitest';
import { CreditScore } from '../quote/choices.ts';
import { creditScoreBand } from '../quote/credit-score.ts';
import { loanTypeOfScore, maxLoanToValue } from './loan-type.ts';

it.each(CreditScore.options)('chooses FHA only for credit scores below 620: %s', (band) => {
  expect(loanTypeOfScore(band)).toBe(creditScoreBand[band].to < 620 ? 'FHA' : 'Conventional');
});

it('allows 96.5% of the price for FHA loans and 97% for conventional loans', () => {
  expect(maxLoanToValue).toEqual({ FHA: 0.965, Conventional: 0.97 });
});
