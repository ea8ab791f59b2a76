import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { type PaymentParts, paymentParts } from './payment-parts.ts';

function sum(parts: PaymentParts): number {
  return Object.values(parts).reduce((whole, part) => whole + part, 0);
}

it('replaces $6,400 a year in taxes and insurance with $192.61 a month', () => {
  const facts = sampleFacts();
  const { lowered, traditional } = paymentParts(facts, comparePayments(facts), { total: 0 });
  expect(traditional.taxesAndInsurance).toBeCloseTo(533.33, 2);
  expect(lowered.secondLoan).toBeCloseTo(192.61, 2);
  expect(lowered.taxesAndInsurance).toBe(0);
  expect(traditional.secondLoan).toBe(0);
  expect(lowered.loan).toBe(traditional.loan);
});

it('returns parts that add up to each payment, with the extras in both', () => {
  const added = fc.double({ min: 0, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(pricingFacts, assistanceCaps, added, (facts, cap, total) => {
      const comparison = comparePayments(facts, cap);
      const { lowered, traditional } = paymentParts(facts, comparison, { total });
      expect(sum(lowered)).toBeCloseTo(comparison.ITMOMortgagePayment + total, 4);
      expect(sum(traditional)).toBeCloseTo(comparison.traditionalMortgagePayment + total, 4);
    }),
  );
});
