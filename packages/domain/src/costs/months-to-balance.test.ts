import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances, sampleLoan } from '../../test/loan-samples.ts';
import { loans } from '../../test/pricing-arbitraries.ts';
import { monthsToBalance } from './months-to-balance.ts';

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

  it('is 0 if the loan starts below the target, and the term for a target of 0', () => {
    expect(monthsToBalance(sampleLoan(100_000), 100_000)).toBe(0);
    expect(monthsToBalance(sampleLoan(100_000), 99_999)).toBe(1);
    expect(monthsToBalance(sampleLoan(100_000), 0)).toBe(360);
  });
});
