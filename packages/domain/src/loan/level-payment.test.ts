import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loans } from '../../test/pricing-arbitraries.ts';
import { Percent } from '../units.ts';
import { type Loan, levelPayment } from './level-payment.ts';

function loan(principal: number, interest: number, years: number): Loan {
  return { principal, interest: Percent.parse(interest), years };
}

describe('levelPayment', () => {
  it('matches a worked example: $320,000 at 6.375% over 30 years', () => {
    expect(levelPayment(loan(320_000, 6.375, 30))).toBeCloseTo(1_996.38, 2);
  });

  // Printed tables of monthly payments: dollars per $1,000 borrowed, to the cent.
  it.each([
    [4, 15, 7.4],
    [4, 30, 4.77],
    [5, 20, 6.6],
    [6, 15, 8.44],
    [6, 30, 6.0],
    [7, 20, 7.75],
    [8, 30, 7.34],
    [10, 15, 10.75],
    [12, 30, 10.29],
  ])('matches printed tables for %s percent over %s years: %s', (interest, years, printed) => {
    expect(levelPayment(loan(1_000, interest, years))).toBeCloseTo(printed, 2);
  });

  it('pays off the loan by the end of the term', () => {
    fc.assert(
      fc.property(loans, (each) => {
        const payment = levelPayment(each);
        let balance = each.principal;
        for (let month = 0; month < each.years * 12; month += 1) {
          balance += (balance * each.interest) / 1200 - payment;
        }
        expect(Math.abs(balance) / each.principal).toBeLessThan(1e-8);
      }),
    );
  });

  it('returns payments with a present value equal to the principal', () => {
    fc.assert(
      fc.property(loans, (each) => {
        const payment = levelPayment(each);
        let discount = 1;
        let worth = 0;
        for (let month = 0; month < each.years * 12; month += 1) {
          discount /= 1 + each.interest / 1200;
          worth += payment * discount;
        }
        expect(worth / each.principal).toBeCloseTo(1, 9);
      }),
    );
  });

  it('divides an interest-free loan into equal payments', () => {
    expect(levelPayment(loan(360_000, 0, 30))).toBe(1_000);
  });

  it('returns nearly the same payment for a rate close to zero as for a rate of zero', () => {
    expect(levelPayment(loan(360_000, 1e-12, 30))).toBeCloseTo(1_000, 6);
  });

  it.each([0, -1])('returns 0 for a principal of %s dollars', (principal) => {
    expect(levelPayment(loan(principal, 6.375, 30))).toBe(0);
  });

  it.each([0, -30, Number.NaN])('rejects a term of %s years', (years) => {
    expect(() => levelPayment(loan(320_000, 6.375, years))).toThrow(RangeError);
  });
});
