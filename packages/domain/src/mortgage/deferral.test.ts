import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances } from '../../test/loan-samples.ts';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { Percent } from '../units.ts';
import { comparePayments } from './compare-payments.ts';
import { deferralOf, linePayback } from './deferral.ts';

/** The buyer of the design: Detroit, taxes and insurance of $3,788.85 a year, $7,250 of help. */
const detroit = sampleFacts({
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: 0.0182,
  insurance: 0.00793,
  creditScore: 'fair',
});
const help = { cap: 7_250, maxPercent: null, percentOf: null };

describe('deferralOf', () => {
  it('splits $11,595 of lower payments into $3,789 at closing and $7,807 still owed', () => {
    const deferral = deferralOf(comparePayments(detroit, help));
    expect(deferral.lessInPayments).toBeCloseTo(11_595.4, 2);
    expect(deferral.paidAtClosing).toBeCloseTo(3_788.85, 2);
    expect(deferral.stillOwed).toBeCloseTo(7_806.55, 2);
    expect(deferral.interestPaid).toBe(0);
    expect(deferral.aheadBeforeInterest).toBeCloseTo(0, 6);
  });

  it.each([
    [{}, 31_400, 6_400, 25_000],
    [
      { homePrice: 600_000, downPayment: 45_000, propertyTax: 0.021, insurance: 0.006 },
      41_200,
      16_200,
      25_000,
    ],
    [
      { homePrice: 300_000, downPayment: 36_000, propertyTax: 0.022, insurance: 0.012 },
      31_216.08,
      10_200,
      21_016.08,
    ],
  ])('matches the worked examples with a line of credit: %j', (changes, less, closing, owed) => {
    const deferral = deferralOf(comparePayments(sampleFacts(changes)));
    expect(deferral.lessInPayments).toBeCloseTo(less, 2);
    expect(deferral.paidAtClosing).toBeCloseTo(closing, 2);
    expect(deferral.stillOwed).toBeCloseTo(owed, 2);
    expect(deferral.interestPaid).toBe(0);
  });

  it('counts the interest paid with Amortization: $48,748.71 is $32,916.32 less than is owed', () => {
    const facts = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });
    const comparison = comparePayments(facts);
    const deferral = deferralOf(comparison);
    expect(comparison.product).toBe('Amortization');
    expect(deferral.lessInPayments).toBeCloseTo(48_748.71, 2);
    expect(deferral.paidAtClosing + deferral.stillOwed).toBeCloseTo(12_000 + 69_665.03, 2);
    expect(deferral.interestPaid).toBeCloseTo(81_665.03 - 48_748.71, 1);

    // The same interest, month by month.
    const loan = { principal: comparison.secondLoan.borrowed, interest: facts.interest, years: 30 };
    const owed = balances(loan).slice(0, 84);
    const interest = owed.reduce((sum, balance) => sum + (balance * loan.interest) / 1200, 0);
    expect(deferral.interestPaid).toBeCloseTo(interest, 4);
  });

  it('never puts the buyer ahead before interest, with either product', () => {
    const products = new Set();
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const comparison = comparePayments(facts, cap);
        products.add(comparison.secondLoan.product);
        const deferral = deferralOf(comparison);
        const scale = Math.max(1, deferral.paidAtClosing + deferral.stillOwed);
        expect(Math.abs(deferral.aheadBeforeInterest) / scale).toBeLessThan(1e-7);
        expect(deferral.interestPaid / scale).toBeGreaterThan(-1e-7);
        const moved = deferral.paidAtClosing + deferral.stillOwed - deferral.interestPaid;
        expect(Math.abs(deferral.lessInPayments - moved) / scale).toBeLessThan(1e-7);
      }),
      { numRuns: 500 },
    );
    expect(products).toEqual(new Set(['Line of Credit', 'Amortization']));
  });
});

describe('linePayback', () => {
  it("pays $7,806.55 off in ten years with $88.15 a month at the first loan's rate", () => {
    const payback = linePayback(comparePayments(detroit, help), detroit.interest);
    expect(payback).toMatchObject({ years: 10, interest: 6.375 });
    expect(payback?.owed).toBeCloseTo(7_806.55, 2);
    expect(payback?.monthly).toBeCloseTo(88.15, 2);
  });

  it("uses the line's own rate if it is known: $25,000 at 9% costs $316.69", () => {
    const payback = linePayback(comparePayments(sampleFacts()), Percent.parse(9));
    expect(payback?.monthly).toBeCloseTo(316.69, 2);
  });

  it('divides an interest-free balance evenly over 120 months', () => {
    const payback = linePayback(comparePayments(sampleFacts()), Percent.parse(0));
    expect(payback?.monthly).toBeCloseTo(25_000 / 120, 9);
  });

  it('has none for Amortization or without a balance', () => {
    const amortized = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });
    expect(linePayback(comparePayments(amortized), amortized.interest)).toBeNull();
    const untaxed = sampleFacts({ propertyTax: 0, insurance: 0 });
    expect(linePayback(comparePayments(untaxed), untaxed.interest)).toBeNull();
  });

  it('pays the balance down to zero', () => {
    fc.assert(
      fc.property(pricingFacts, (facts) => {
        const payback = linePayback(comparePayments(facts), facts.interest);
        if (!payback) return;
        let owed = payback.owed;
        for (let month = 1; month <= 120; month += 1) {
          owed += (owed * facts.interest) / 1200 - payback.monthly;
        }
        expect(Math.abs(owed)).toBeLessThan(1e-5);
      }),
    );
  });
});
