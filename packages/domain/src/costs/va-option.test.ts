import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { costTables } from './cost-tables.generated.ts';
import { vaOption } from './va-option.ts';

const veteran = { veteranStatus: true, homePlan: 'primary' } as const;

function optionOf(changes: Parameters<typeof sampleFacts>[0]) {
  return vaOption(sampleFacts(changes), veteran, costTables.va);
}

describe('vaOption', () => {
  it.each([
    [true, 'primary', true],
    [false, 'primary', false],
    [true, 'vacation', false],
    [true, 'investment', false],
  ] as const)('with service %s and a home plan of %s exists: %s', (veteranStatus, homePlan, is) => {
    const option = vaOption(sampleFacts(), { veteranStatus, homePlan }, costTables.va);
    expect(option !== null).toBe(is);
  });

  it.each([
    [399_999, 1],
    [400_000, undefined],
    [400_001, undefined],
  ])('with own money of %s has a loan of %s', (downPayment, baseLoan) => {
    expect(optionOf({ downPayment })?.baseLoan).toBe(baseLoan);
  });

  it('needs no down payment: $200,000, 2.15% financed', () => {
    const option = optionOf({ homePrice: 200_000, downPayment: 0 });
    expect(option?.firstLoan.principal).toBeCloseTo(204_300, 9);
    expect(option?.fundingFees.first.upFront).toBeCloseTo(4_300, 9);
    expect(option?.fundingFees.subsequent.upFront).toBeCloseTo(6_600, 9);
    expect(option?.fundingFees.exempt.upFront).toBe(0);
    // 204,300 at 6.375% over 30 years, from a loan table: 6.238699 for each 1,000.
    expect(option?.principalAndInterest).toBeCloseTo(204.3 * 6.238_699, 2);
    expect(option?.monthlyPayment).toBeCloseTo(204.3 * 6.238_699 + 3_200 / 12, 2);
  });

  it('includes the fee in the APR, which discounts the payments to the base loan', () => {
    const option = optionOf({ downPayment: 0 });
    const rate = (option?.apr ?? Number.NaN) / 1200;
    const worth = ((option?.principalAndInterest ?? 0) * (1 - (1 + rate) ** -360)) / rate;
    expect(worth).toBeCloseTo(400_000, 3);
  });

  it('is the traditional payment on the same loan plus the financed fee', () => {
    fc.assert(
      fc.property(pricingFacts, (facts) => {
        const option = vaOption(facts, veteran, costTables.va);
        fc.pre(option !== null);
        const { traditionalMortgagePayment } = comparePayments(facts);
        const { upFront } = option.fundingFees.first;
        const onFee = levelPayment({ ...option.firstLoan, principal: upFront });
        const payment = traditionalMortgagePayment + onFee;
        expect(Math.abs(option.monthlyPayment - payment)).toBeLessThan(1e-9 * (1 + payment));
      }),
    );
  });

  it('does not depend on the credit score', () => {
    fc.assert(
      fc.property(pricingFacts, (facts) => {
        const poor = vaOption({ ...facts, creditScore: 'poor' }, veteran, costTables.va);
        expect(vaOption(facts, veteran, costTables.va)).toEqual(poor);
      }),
    );
  });
});
