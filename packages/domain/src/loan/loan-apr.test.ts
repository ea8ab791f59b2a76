import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loans } from '../../test/pricing-arbitraries.ts';
import { Percent } from '../units.ts';
import { levelPayment } from './level-payment.ts';
import { loanApr } from './loan-apr.ts';

const ordinary = { principal: 300_000, interest: Percent.parse(6.375), years: 30 };
const free = { prepaid: 0, premiums: [] };

/** Charges as a fraction of the loan, always below 1. */
const shares = fc.double({ min: 0.0001, max: 0.2, noNaN: true });

describe('loanApr', () => {
  it('equals the rate without charges', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(loanApr(loan, free)).toBe(loan.interest);
        const premiums = [{ count: 60, amount: 0 }];
        expect(loanApr(loan, { prepaid: 0, premiums })).toBe(loan.interest);
      }),
    );
  });

  it('approaches the rate as the charges approach zero', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const almost = loanApr(loan, { prepaid: loan.principal * 1e-9, premiums: [] });
        expect(almost).toBeCloseTo(loan.interest, 5);
      }),
    );
  });

  it('rises with prepaid charges and with premiums', () => {
    fc.assert(
      fc.property(loans, shares, shares, (loan, less, more) => {
        const apr = (prepaid: number, premium: number) =>
          loanApr(loan, {
            prepaid: prepaid * loan.principal,
            premiums: [{ count: 100, amount: (premium * loan.principal) / 12 }],
          }) ?? Number.NaN;
        expect(apr(less + more, less)).toBeGreaterThan(apr(less, less));
        expect(apr(less, less + more)).toBeGreaterThan(apr(less, less));
        expect(apr(less, less)).toBeGreaterThan(loan.interest);
      }),
    );
  });

  it('matches the yield for $300,000 at 6.375% with two points', () => {
    const apr = loanApr(ordinary, { prepaid: 6_000, premiums: [] }) ?? Number.NaN;
    const pays = { principal: 294_000, interest: Percent.parse(apr), years: 30 };
    expect(levelPayment(pays)).toBeCloseTo(levelPayment(ordinary), 6);
    expect(apr).toBeCloseTo(6.57, 2);
  });

  it('includes mortgage insurance: form H-25(B), 82.35 for 80 months', () => {
    const loan = { principal: 162_000, interest: Percent.parse(3.875), years: 30 };
    const premiums = [{ count: 80, amount: 82.35 }];
    expect(loanApr(loan, { prepaid: 0, premiums })).toBeCloseTo(4.174, 3);
  });

  it('ignores premiums after the last payment', () => {
    const years = (count: number) => ({ prepaid: 0, premiums: [{ count, amount: 50 }] });
    expect(loanApr(ordinary, years(400))).toBe(loanApr(ordinary, years(360)));
    expect(loanApr(ordinary, years(360))).toBeGreaterThan(loanApr(ordinary, years(359)) ?? 0);
  });

  it('is undefined if the charges use up the loan, and equals the rate for a loan of zero', () => {
    expect(loanApr(ordinary, { prepaid: 300_000, premiums: [] })).toBeUndefined();
    expect(loanApr(ordinary, { prepaid: 299_999, premiums: [] })).toBeGreaterThan(1_000);
    expect(loanApr({ ...ordinary, principal: 0 }, { prepaid: 500, premiums: [] })).toBe(6.375);
  });
});
