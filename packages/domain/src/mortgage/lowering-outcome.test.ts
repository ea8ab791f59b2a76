import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedAssistance, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { capsOf } from '../assistance/combined-assistance.ts';
import { comparePayments } from './compare-payments.ts';
import { loweringOutcome } from './lowering-outcome.ts';

/** Taxes and insurance of $3,788.85 a year. */
const detroit = {
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: 0.0182,
  insurance: 0.00793,
  creditScore: 'fair',
} as const;

/** Assistance of a dollar amount. */
function flat(cap: number) {
  return { cap, maxPercent: null, percentOf: null };
}

describe('loweringOutcome', () => {
  it('says what would change it: $156.55 more, or a lower price', () => {
    const outcome = loweringOutcome(sampleFacts(detroit));
    if (outcome.kind !== 'not-qualified') throw new Error(outcome.kind);
    expect(outcome.traditionalPayment).toBeCloseTo(1_145.48, 2);
    expect(outcome.amountToQualify).toBeCloseTo(156.55, 2);
    expect(outcome.raisedDownPayment).toBe(12_158);
    expect(outcome.ifRaised).toMatchObject({ isQualified: true, years: 3 });
    expect(outcome.ifRaised.ITMOMortgagePayment).toBeCloseTo(828.76, 2);
    expect(outcome.ifRaised.paymentAfter).toBeCloseTo(1_163.82, 2);
    expect(outcome.ifRaised.secondLoan.owed).toBeCloseTo(7_806.55, 2);
    expect(outcome.ifRaised.dueAtClosing).toBeCloseTo(3_788.85, 2);
    // 12,000 / (3% + 2.613% x (1.02 + 1.02²)).
    const share = 0.03 + 0.02613 * (1.02 + 1.02 ** 2);
    expect(outcome.qualifyingPrice).toBe(Math.floor(12_000 / share));
  });

  it('is qualified with assistance', () => {
    const facts = sampleFacts(detroit);
    const comparison = comparePayments(facts, flat(7_250));
    expect(loweringOutcome(facts, flat(7_250))).toEqual({ kind: 'qualified', comparison });
  });

  it.each([
    [9_499, 'qualified'],
    [9_500, 'no-loan'],
    [12_000, 'no-loan'],
  ])('needs no loan for $9,500 from the price on: %i down is %s', (downPayment, kind) => {
    const facts = sampleFacts({ ...detroit, homePrice: 9_500, downPayment });
    expect(loweringOutcome(facts).kind).toBe(kind);
  });

  it('still names taxes and insurance without a loan: $20.69 a month', () => {
    const outcome = loweringOutcome(sampleFacts({ ...detroit, homePrice: 9_500 }));
    if (outcome.kind !== 'no-loan') throw new Error(outcome.kind);
    expect(outcome.isOwnMoneyEnough).toBe(true);
    expect(outcome.taxesAndInsurance).toBeCloseTo(20.69, 2);
  });

  it('needs no loan if assistance pays the rest', () => {
    const facts = sampleFacts({ ...detroit, homePrice: 19_000 });
    expect(loweringOutcome(facts, flat(6_999)).kind).toBe('qualified');
    expect(loweringOutcome(facts, flat(7_000))).toMatchObject({
      kind: 'no-loan',
      isOwnMoneyEnough: false,
    });
  });

  it('gives changes that really qualify, and a price that is the highest', () => {
    let notQualified = 0;
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const outcome = loweringOutcome(facts, cap);
        expect(outcome.kind === 'no-loan').toBe(comparePayments(facts, cap).loanAmount <= 0);
        if (outcome.kind !== 'not-qualified') return;
        notQualified += 1;
        expect(outcome.ifRaised.isQualified).toBe(true);
        const at = (homePrice: number) => comparePayments({ ...facts, homePrice }, cap).isQualified;
        const price = outcome.qualifyingPrice;
        if (price === null) return;
        expect(price).toBeLessThan(facts.homePrice);
        expect(at(price)).toBe(true);
        expect(at(price + 1)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(notQualified).toBeGreaterThan(20);
  });

  it('finds the highest price of a scan', () => {
    const small = fc.record({
      homePrice: fc.integer({ min: 2, max: 400 }),
      downPayment: fc.integer({ min: 0, max: 40 }),
      propertyTax: fc.double({ min: 0, max: 0.1, noNaN: true }),
      creditScore: fc.constantFrom('poor', 'good'),
    });
    fc.assert(
      fc.property(small, appliedAssistance, (changes, given) => {
        const caps = capsOf(given).map((each) => {
          return { ...each, cap: each.cap === null ? null : each.cap % 50 };
        });
        const facts = sampleFacts(changes);
        const outcome = loweringOutcome(facts, caps);
        if (outcome.kind !== 'not-qualified') return;
        const prices = Array.from({ length: facts.homePrice }, (_, index) => index + 1);
        const highest = prices.findLast(
          (homePrice) => comparePayments({ ...facts, homePrice }, caps).isQualified,
        );
        expect(outcome.qualifyingPrice).toBe(highest ?? null);
      }),
      { numRuns: 300 },
    );
  });
});
