import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loans } from '../../test/pricing-arbitraries.ts';
import { Percent } from '../units.ts';
import { levelPayment } from './level-payment.ts';
import { remainingBalance } from './remaining-balance.ts';

describe('remainingBalance', () => {
  it('matches a month-by-month simulation', () => {
    fc.assert(
      fc.property(loans, fc.nat(30), (loan, afterYears) => {
        const payment = levelPayment(loan);
        let balance = loan.principal;
        for (let month = 0; month < Math.min(afterYears, loan.years) * 12; month += 1) {
          balance += (balance * loan.interest) / 1200 - payment;
        }
        const difference = remainingBalance(loan, afterYears) - balance;
        expect(Math.abs(difference) / loan.principal).toBeLessThan(1e-8);
      }),
    );
  });

  it('returns the principal at the start, and 0 after the end of the term', () => {
    const loan = { principal: 250_000, interest: Percent.parse(5), years: 15 };
    expect(remainingBalance(loan, 0)).toBe(250_000);
    expect(remainingBalance(loan, 15)).toBe(0);
    expect(remainingBalance(loan, 16)).toBe(0);
  });

  it('returns a balance that falls by the same amount every year at a rate of zero', () => {
    const loan = { principal: 300_000, interest: Percent.parse(0), years: 30 };
    expect(remainingBalance(loan, 7)).toBe(230_000);
  });

  it('returns 0 for a loan of 0 dollars', () => {
    expect(remainingBalance({ principal: 0, interest: Percent.parse(5), years: 15 }, 3)).toBe(0);
  });

  it('rejects a loan with a term of 0 years', () => {
    const loan = { principal: 1, interest: Percent.parse(5), years: 0 };
    expect(() => remainingBalance(loan, 0)).toThrow(RangeError);
  });
});
