import { expect, it } from 'vitest';
import { CreditScore } from '../quote/choices.ts';
import { creditScoreBand } from '../quote/credit-score.ts';
import { loanType, maxLoanToValue } from './loan-type.ts';

it.each(CreditScore.options)('lends by FHA below a score of 620 only: %s', (band) => {
  expect(loanType(band)).toBe(creditScoreBand[band].to < 620 ? 'FHA' : 'Conventional');
});

it('lends 96.5 % of the value by FHA and 97 % otherwise', () => {
  expect(maxLoanToValue).toEqual({ FHA: 0.965, Conventional: 0.97 });
});
