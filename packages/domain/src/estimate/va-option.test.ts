import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared } from '../../test/compared.ts';
import { pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { noExtras } from '../loan/extras.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { aprOf } from '../mortgage/first-loan.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import { Percent } from '../units.ts';
import { vaOption } from './va-option.ts';

/** Settings that add no costs to the costs of the loan. */
const plainDetails = { ...sampleDetails, ...noExtras };

const veteran = { veteranStatus: true, homePlan: 'primary' } as const;

function optionOf(changes: Parameters<typeof sampleFacts>[0]) {
  return vaOption(sampleFacts(changes), veteran, plainDetails);
}

describe('vaOption', () => {
  it.each([
    [true, 'primary', true],
    [false, 'primary', false],
    [true, 'vacation', false],
    [true, 'investment', false],
  ] as const)(
    'given military service "%s" and the home plan "%s", returns an option: %s',
    (veteranStatus, homePlan, is) => {
      const option = vaOption(sampleFacts(), { veteranStatus, homePlan }, plainDetails);
      expect(option !== null).toBe(is);
    },
  );

  it.each([
    [399_999, 1],
    [400_000, undefined],
    [400_001, undefined],
  ])('given a down payment of %s, needs a base loan of %s', (downPayment, baseLoan) => {
    expect(optionOf({ downPayment })?.firstLoan.base.principal).toBe(baseLoan);
  });

  it('needs no down payment: a $200,000 loan finances a fee of 2.15%', () => {
    const option = optionOf({ homePrice: 200_000, downPayment: 0 });
    expect(option?.firstLoan.loan.principal).toBeCloseTo(204_300, 9);
    expect(option?.fundingFees.first.upFront).toBeCloseTo(4_300, 9);
    expect(option?.fundingFees.subsequent.upFront).toBeCloseTo(6_600, 9);
    expect(option?.fundingFees.exempt.upFront).toBe(0);
    // 204,300 at 6.375% over 30 years. A loan table lists 6.238699 for each 1,000.
    const first = option && monthOfYear(option.plan.months, 1);
    expect((first?.principalAndInterest ?? 0) + (first?.premium ?? 0)).toBeCloseTo(
      204.3 * 6.238_699,
      2,
    );
    expect(first?.insurance).toBe(0);
    expect(option?.plan.payment).toBeCloseTo(204.3 * 6.238_699 + 3_200 / 12, 2);
  });

  it('includes the fee in the APR, so that the payments discounted at the APR equal the base loan', () => {
    const option = optionOf({ downPayment: 0 });
    const rate = (option?.apr ?? Number.NaN) / 1200;
    const payment = option ? levelPayment(option.firstLoan.loan) : Number.NaN;
    expect((payment * (1 - (1 + rate) ** -360)) / rate).toBeCloseTo(400_000, 3);
  });

  it('includes lender fees, prepaid interest, points and dues like any other loan', () => {
    const details = { ...sampleDetails, closingCosts: Percent.parse(3), dues: 100 };
    const option = vaOption(sampleFacts({ downPayment: 0 }), veteran, details);
    const plain = optionOf({ downPayment: 0 });
    expect(option?.firstLoan.charges.lenderFees).toBe(4_000);
    expect(option?.apr).toBeGreaterThan((plain?.apr ?? Number.NaN) + 0.1);
    const [counted, not] = [option, plain].map((each) => each?.plan.payment ?? Number.NaN);
    expect((counted ?? 0) - (not ?? 0)).toBeCloseTo(100, 9);
  });

  it('contains the traditional payment plus the payment on the financed fee', () => {
    fc.assert(
      fc.property(pricingFacts, (facts) => {
        const option = vaOption(facts, veteran, plainDetails);
        fc.pre(option !== null);
        const { upFront } = option.fundingFees.first;
        const onFee = levelPayment({ ...option.firstLoan.loan, principal: upFront });
        const payment = compared(facts).traditional.payment + onFee;
        expect(Math.abs(option.plan.payment - payment)).toBeLessThan(1e-9 * (1 + payment));
        const allIn = allInPayment(monthOfYear(option.plan.months, 1));
        expect(Math.abs(option.plan.payment - allIn)).toBeLessThan(1e-9 * (1 + payment));
      }),
    );
  });

  it('has a lower APR than an FHA loan of the same amount', () => {
    fc.assert(
      fc.property(pricingFacts, (facts) => {
        const option = vaOption(facts, veteran, plainDetails);
        fc.pre(option !== null);
        const fha = aprOf(compared(facts, null, { loanType: 'FHA' }).firstLoan);
        expect(option.apr).toBeLessThan(fha ?? Number.NaN);
      }),
    );
  });

  it('has the same figures for every credit score', () => {
    fc.assert(
      fc.property(pricingFacts, (facts) => {
        const poor = vaOption({ ...facts, creditScore: 'poor' }, veteran, plainDetails);
        expect(vaOption(facts, veteran, plainDetails)).toEqual(poor);
      }),
    );
  });
});
