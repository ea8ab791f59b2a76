import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperWith } from '../../test/loan-estimate-sample.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { Percent } from '../units.ts';
import type { LoanEstimate } from './loan-estimate.ts';
import { paymentFinding } from './payment-check.ts';

const pileOf = (changes: Partial<LoanEstimate>) => paymentFinding(paperWith(changes)).pile;

describe('paymentFinding', () => {
  it.each([
    // The exact payment of form H-24(B) is $761.7837.
    [761.78, 'same'],
    [761.79, 'same'],
    [761.77, 'different'],
    [761.8, 'different'],
    // Typed without cents.
    [762, 'same'],
    [761, 'same'],
    [763, 'different'],
    [780.2, 'different'],
  ])('reports a payment of $%s on the official form as: %s', (principalAndInterest, pile) => {
    expect(pileOf({ principalAndInterest })).toBe(pile);
  });

  it('returns the payment that follows from the other figures', () => {
    expect(paymentFinding(paperWith({ principalAndInterest: 800 }))).toMatchObject({
      paper: { unit: 'cents', value: 800 },
      expected: { unit: 'cents', value: expect.closeTo(761.7837, 3) },
    });
  });

  it.each<Partial<LoanEstimate>>([
    { product: { rate: 'fixed', feature: 'interest-only' } },
    { product: { rate: 'step' } },
    { balloonPayment: true },
    { loanAmount: undefined },
    { rate: undefined },
    { termMonths: undefined },
    { principalAndInterest: undefined },
  ])('has no result with %j', (changes) => {
    expect(pileOf(changes)).toBe('unknown');
  });

  it('checks only the first payment of a loan with an adjustable rate', () => {
    expect(pileOf({ product: { rate: 'adjustable', introductoryYears: 5 } })).toBe('same');
  });

  it('accepts every payment rounded to the cent, and rejects a payment that is off by $1.50', () => {
    const loans = fc.record({
      loanAmount: fc.integer({ min: 10_000, max: 2_000_000 }),
      rate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1_000),
      termMonths: fc.constantFrom(120, 180, 240, 360, 480),
    });
    fc.assert(
      fc.property(loans, ({ loanAmount, rate: value, termMonths }) => {
        const rate = Percent.parse(value);
        const loan = { principal: loanAmount, interest: rate, years: termMonths / 12 };
        const exact = Math.round(levelPayment(loan) * 100) / 100;
        const found = { loanAmount, rate, termMonths };
        expect(pileOf({ ...found, principalAndInterest: exact })).toBe('same');
        expect(pileOf({ ...found, principalAndInterest: exact + 1.51 })).toBe('different');
      }),
    );
  });
});
