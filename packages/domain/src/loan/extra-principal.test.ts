import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loans } from '../../test/pricing-arbitraries.ts';
import { Percent } from '../units.ts';
import { balanceWithExtra, payoff } from './extra-principal.ts';
import { type Loan, levelPayment } from './level-payment.ts';
import { remainingBalance } from './remaining-balance.ts';

const ordinary = { principal: 320_000, interest: Percent.parse(6.375), years: 30 };

/** Extra payments as a fraction of the level payment. */
const shares = fc.double({ min: 0.001, max: 3, noNaN: true });

/** Simulates the loan month by month until it is paid off. */
function paidByHand(loan: Loan, extra: number) {
  const payment = levelPayment(loan) + extra;
  const owed = [loan.principal];
  let interest = 0;
  for (let balance = loan.principal; balance > 0.005; ) {
    const charged = (balance * loan.interest) / 1200;
    interest += charged;
    balance = Math.max(0, balance + charged - payment);
    owed.push(balance);
  }
  return { owed, months: owed.length - 1, interest };
}

describe('payoff', () => {
  it('takes 281 months for $320,000 at 6.375% with an extra $200 a month', () => {
    const { months, interest } = payoff(ordinary, 200);
    const without = payoff(ordinary, 0);
    expect(months).toBe(281);
    expect(without.months).toBe(360);
    expect(without.interest).toBeCloseTo(1_996.383_68 * 360 - 320_000, 1);
    expect(without.interest - interest).toBeGreaterThan(95_000);
  });

  it('matches a month-by-month simulation', () => {
    fc.assert(
      fc.property(loans, shares, (loan, share) => {
        const extra = share * levelPayment(loan);
        const result = payoff(loan, extra);
        const byHand = paidByHand(loan, extra);
        expect(Math.abs(result.months - byHand.months)).toBeLessThanOrEqual(1);
        const tolerance = 0.006 + loan.principal * 1e-8;
        expect(Math.abs(result.interest - byHand.interest)).toBeLessThan(tolerance);
      }),
    );
  });

  it('never takes longer or costs more with a larger extra payment', () => {
    fc.assert(
      fc.property(loans, shares, shares, (loan, less, more) => {
        const payment = levelPayment(loan);
        const [a, b] = [payoff(loan, less * payment), payoff(loan, (less + more) * payment)];
        expect(b.months).toBeLessThanOrEqual(a.months);
        expect(b.interest).toBeLessThanOrEqual(a.interest + loan.principal * 1e-9);
      }),
    );
  });

  it('takes the full term without an extra payment', () => {
    const free = { principal: 300_000, interest: Percent.parse(0), years: 15 };
    expect(payoff(free, 0)).toEqual({ months: 180, interest: 0 });
    expect(payoff(free, 300_000 / 180)).toEqual({ months: 90, interest: 0 });
    expect(payoff(free, 300_000)).toEqual({ months: 1, interest: 0 });
  });

  it('is zero for a loan of zero', () => {
    expect(payoff({ ...ordinary, principal: 0 }, 100)).toEqual({ months: 0, interest: 0 });
  });
});

describe('balanceWithExtra', () => {
  it('matches a month-by-month simulation', () => {
    fc.assert(
      fc.property(loans, shares, fc.nat(30), (loan, share, years) => {
        const extra = share * levelPayment(loan);
        const expected = paidByHand(loan, extra).owed[years * 12] ?? 0;
        const difference = balanceWithExtra(loan, extra, years) - expected;
        expect(Math.abs(difference)).toBeLessThan(0.006 + loan.principal * 1e-8);
      }),
    );
  });

  it('equals the scheduled balance without an extra payment', () => {
    fc.assert(
      fc.property(loans, fc.nat(31), (loan, years) => {
        expect(balanceWithExtra(loan, 0, years)).toBe(remainingBalance(loan, years));
      }),
    );
  });
});
