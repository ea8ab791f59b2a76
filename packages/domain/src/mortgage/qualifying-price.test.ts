import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared, loweredFrom } from '../../test/compared.ts';
import { appliedAssistance, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { detroit, flat, sampleFacts } from '../../test/pricing-samples.ts';
import { type AppliedAssistance, capsOf } from '../assistance/combined-assistance.ts';
import { raisedDownPayment } from './additional-down-payment.ts';
import { downPaymentOf } from './compare-payments.ts';
import { chooseLength, type LoweredFacts } from './program-length.ts';
import { qualifyingPrice } from './qualifying-price.ts';

/** Returns the changes that would let a buyer qualify. Null if the buyer already qualifies. */
function changesOf(facts: LoweredFacts, applied: AppliedAssistance = null) {
  const { lowering } = compared(facts, applied);
  if (lowering.kind !== 'not-qualified') return null;
  const downPayment = raisedDownPayment(facts.downPayment, lowering.additionalDownPayment);
  return { ...lowering, downPayment, homePrice: qualifyingPrice(facts, applied) };
}

describe('a buyer who does not qualify', () => {
  it('finds that a buyer can qualify with $156.55 more down or at a lower price', () => {
    const changes = changesOf(detroit);
    expect(compared(detroit).traditional.payment).toBeCloseTo(1_145.48, 2);
    expect(changes?.shortfall).toBeCloseTo(156.55, 2);
    expect(changes?.downPayment).toBe(12_158);
    const raised = loweredFrom({ ...detroit, downPayment: 12_158 });
    expect(raised.years).toBe(3);
    expect(raised.payment).toBeCloseTo(828.76, 2);
    expect(raised.paymentAfter).toBeCloseTo(1_163.82, 2);
    expect(raised.secondLoan.owed).toBeCloseTo(7_806.55, 2);
    expect(raised.waiting.prepaid).toBeCloseTo(3_788.85, 2);
    // The share is 3% + 2.613% × (1.02 + 1.02²), and the price is 12,000 divided by the share.
    const share = 0.03 + 0.02613 * (1.02 + 1.02 ** 2);
    expect(changes?.homePrice).toBe(Math.floor(12_000 / share));
  });

  it('qualifies once assistance covers the shortfall', () => {
    expect(compared(detroit, flat(7_250)).lowering.kind).toBe('qualified');
    expect(compared(detroit, flat(156)).lowering.kind).toBe('not-qualified');
    expect(compared(detroit, flat(157)).lowering.kind).toBe('qualified');
  });
});

describe('a buyer with enough money for the whole price', () => {
  it.each([
    [9_499, 1],
    [9_500, 0],
    [12_000, 0],
  ])(
    'requires, with a down payment of %i on a $9,500 home, a loan of %i',
    (downPayment, principal) => {
      const facts = { ...detroit, homePrice: 9_500, downPayment };
      expect(compared(facts).firstLoan.base.principal).toBe(principal);
    },
  );

  it('charges $20.69 a month for taxes and insurance even if there is no loan', () => {
    const { traditional } = compared({ ...detroit, homePrice: 9_500 });
    expect(traditional.payment).toBeCloseTo(20.69, 2);
  });

  it('requires no loan if assistance pays the remaining price', () => {
    const facts = { ...detroit, homePrice: 19_000 };
    expect(compared(facts, flat(6_999)).firstLoan.base.principal).toBe(1);
    expect(compared(facts, flat(7_000)).firstLoan.base.principal).toBe(0);
  });
});

describe('qualifyingPrice', () => {
  it('returns the highest price at which the buyer qualifies with the raised down payment', () => {
    let notQualified = 0;
    fc.assert(
      fc.property(pricingFacts, appliedAssistance, (facts, cap) => {
        const changes = changesOf(facts, cap);
        if (!changes) return;
        notQualified += 1;
        const { downPayment, homePrice: price } = changes;
        const kindAt = (homePrice: number) => compared({ ...facts, homePrice }, cap).lowering.kind;
        expect(compared({ ...facts, downPayment }, cap).lowering.kind).toBe('qualified');
        if (price === null) return;
        expect(price).toBeLessThan(facts.homePrice);
        expect(kindAt(price)).toBe('qualified');
        expect(kindAt(price + 1)).toBe('not-qualified');
      }),
      { numRuns: 500 },
    );
    expect(notQualified).toBeGreaterThan(20);
  });

  it('matches the highest qualifying price among all prices', () => {
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
        if (compared(facts, caps).lowering.kind !== 'not-qualified') return;
        const prices = Array.from({ length: facts.homePrice }, (_, index) => index + 1);
        const highest = prices.findLast((homePrice) => {
          const { total } = downPaymentOf({ ...facts, homePrice }, caps);
          return chooseLength({ ...facts, homePrice }, total)?.isQualified;
        });
        expect(qualifyingPrice(facts, caps)).toBe(highest ?? null);
      }),
      { numRuns: 300 },
    );
  });
});
