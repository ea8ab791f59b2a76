import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances, sampleLoan } from '../../test/loan-samples.ts';
import { loans } from '../../test/pricing-arbitraries.ts';
import type { Loan } from '../loan/level-payment.ts';
import type { CreditScore } from '../quote/choices.ts';
import { costTables } from './cost-tables.generated.ts';
import { monthsToBalance, privateInsurance } from './private-insurance.ts';

const price = 400_000;
const shares = fc.double({ min: 0.8001, max: 0.97, noNaN: true });
const scores = fc.constantFrom<CreditScore>('excellent', 'good', 'fair');

describe('privateInsurance', () => {
  const insured = (loan: Loan, creditScore: CreditScore = 'good', homePrice = price) =>
    privateInsurance(loan, { homePrice, creditScore }, costTables);

  it('ends the insurance after 80 months, as on form H-25(B): $162,000 at 3.875%', () => {
    expect(insured(sampleLoan(162_000, 30, 3.875), 'excellent', 180_000)?.months).toBe(80);
  });

  it.each<[number, CreditScore, number, number]>([
    [320_001, 'excellent', 0.19, 0.23],
    [340_000, 'excellent', 0.19, 0.23],
    [340_001, 'excellent', 0.28, 0.46],
    [360_000, 'good', 0.55, 0.9],
    [360_001, 'good', 0.78, 1.28],
    [380_000, 'fair', 1.33, 1.42],
    [380_001, 'fair', 1.65, 1.86],
    [388_000, 'fair', 1.65, 1.86],
  ])(
    'charges a loan of %s with a score of %s a rate from %s to %s%%',
    (principal, score, low, high) => {
      const insurance = insured(sampleLoan(principal), score);
      expect(insurance).toMatchObject({ lowestRate: low, rate: high });
      expect(insurance?.premiums[0]?.amount).toBeCloseTo((principal * high) / 1200, 9);
    },
  );

  it.each([
    [30, 0.9],
    [20, 0.56],
    [15, 0.56],
  ])(
    'uses one price list for terms over 20 years and another for shorter terms: %s years',
    (years, rate) => {
      const score = years === 30 ? 'good' : 'fair';
      expect(insured(sampleLoan(360_000, years), score)?.rate).toBeCloseTo(rate, 9);
    },
  );

  it('returns no rate for a loan-to-value of 80% or over 97%, or for a score below 620', () => {
    expect(insured(sampleLoan(320_000))).toBeUndefined();
    expect(insured(sampleLoan(388_001))).toBeUndefined();
    expect(insured(sampleLoan(350_000), 'poor')).toBeUndefined();
  });

  it('ends with the payment that lowers the balance to 78%, or to 80% if the borrower requests it', () => {
    fc.assert(
      fc.property(loans, shares, scores, ({ interest, years }, share, score) => {
        const loan = { principal: price * share, interest, years };
        const insurance = insured(loan, score);
        const owed = balances(loan);
        const monthsTo = (percent: number) => {
          const month = owed.findIndex((balance) => balance * 100 <= price * percent + 1e-3);
          return Math.min(month, years * 6);
        };
        expect(Math.abs((insurance?.months ?? Number.NaN) - monthsTo(78))).toBeLessThanOrEqual(1);
        expect(
          Math.abs((insurance?.monthsOnRequest ?? Number.NaN) - monthsTo(80)),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('ends the insurance no later than halfway through the term', () => {
    expect(insured(sampleLoan(388_000, 30, 20))).toMatchObject({
      months: 180,
      monthsOnRequest: 180,
    });
    expect(insured(sampleLoan(388_000, 15, 25))).toMatchObject({ months: 90 });
  });

  it('never charges less for a lower score or a higher loan-to-value', () => {
    fc.assert(
      fc.property(shares, shares, fc.constantFrom(15, 20, 30), (a, b, years) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const rate = (share: number, score: CreditScore) =>
          insured(sampleLoan(price * share, years), score)?.rate ?? Number.NaN;
        expect(rate(high, 'good')).toBeGreaterThanOrEqual(rate(low, 'good'));
        expect(rate(low, 'fair')).toBeGreaterThanOrEqual(rate(low, 'good'));
        expect(rate(low, 'good')).toBeGreaterThanOrEqual(rate(low, 'excellent'));
      }),
    );
  });
});

describe('monthsToBalance', () => {
  it('matches a month-by-month simulation', () => {
    fc.assert(
      fc.property(loans, fc.double({ min: 0.01, max: 1.1, noNaN: true }), (loan, share) => {
        const most = loan.principal * share;
        const months = monthsToBalance(loan, most);
        const owed = balances(loan);
        const slack = loan.principal * 1e-8;
        expect(owed[months]).toBeLessThanOrEqual(most + slack);
        if (months > 0) expect(owed[months - 1]).toBeGreaterThan(most - slack);
      }),
    );
  });

  it('returns 0 if the loan starts below the target, and the whole term for a target of 0', () => {
    expect(monthsToBalance(sampleLoan(100_000), 100_000)).toBe(0);
    expect(monthsToBalance(sampleLoan(100_000), 99_999)).toBe(1);
    expect(monthsToBalance(sampleLoan(100_000), 0)).toBe(360);
  });
});
