import { describe, expect, it } from 'vitest';
import { paperWith } from '../../test/loan-estimate-sample.ts';
import { Percent } from '../units.ts';
import { aprFinding } from './apr-check.ts';
import type { LoanEstimate } from './loan-estimate.ts';

const pileOf = (changes: Partial<LoanEstimate>) => aprFinding(paperWith(changes)).pile;
const apr = (value: number) => ({ apr: Percent.parse(value) });

describe('aprFinding', () => {
  it('accepts the APR of the official form', () => {
    expect(pileOf({})).toBe('same');
  });

  it.each([
    [3.875, 'different'],
    [4.0, 'different'],
    [4.2, 'same'],
    [4.5, 'same'],
    [4.9, 'different'],
  ])('reports an APR of %s%% on the official form as: %s', (value, pile) => {
    expect(pileOf(apr(value))).toBe(pile);
  });

  it('accepts only an APR within 1/8 of a percentage point of the rate if there are no charges and no insurance', () => {
    const free = {
      originationCharges: 0,
      servicesYouCannotShopFor: 0,
      servicesYouCanShopFor: 0,
      prepaids: 0,
      mortgageInsurance: 0,
      payments: undefined,
    };
    expect(pileOf({ ...free, ...apr(3.875) })).toBe('same');
    expect(pileOf({ ...free, ...apr(3.999) })).toBe('same');
    expect(pileOf({ ...free, ...apr(4.001) })).toBe('different');
    expect(pileOf({ ...free, ...apr(3.749) })).toBe('different');
  });

  it.each([
    ['up-front fee', { upfrontFee: 162_000, servicesYouCannotShopFor: 0 }],
    ['charges', { originationCharges: 162_000 }],
  ])('returns no result if the %s takes the whole loan', (_, changes) => {
    expect(pileOf(changes)).toBe('unknown');
  });

  it('includes points in the APR: $3,240 on this loan adds about 0.17 points', () => {
    // By hand: 360 payments of $761.78 repay $158,760 at 4.0419%.
    const charges = {
      originationCharges: 3_240,
      servicesYouCannotShopFor: 0,
      servicesYouCanShopFor: 0,
      prepaids: 0,
      mortgageInsurance: 0,
      payments: undefined,
    };
    const found = aprFinding(paperWith({ ...charges, ...apr(9) }));
    expect(found).toMatchObject({
      expected: {
        unit: 'percent-range',
        from: expect.closeTo(4.0419, 3),
        to: expect.closeTo(4.0419, 3),
      },
    });
  });

  it('lowers an FHA premium together with the balance: 7.04% for $392,500 at 6.375%', () => {
    // The example of our calculator: with its premiums and the financed fee, 7.039%.
    const loanAmount = 399_368.75;
    const insurance = { min: 175, max: 175 };
    const paper = {
      loanType: 'fha' as const,
      loanAmount,
      rate: Percent.parse(6.375),
      salePrice: 430_000,
      originationCharges: 0,
      servicesYouCannotShopFor: 6_868.75,
      servicesYouCanShopFor: 0,
      prepaids: 0,
      upfrontFee: 6_868.75,
      mortgageInsurance: 175,
      payments: [{ fromYear: 1, toYear: 30, mortgageInsurance: insurance }],
    };
    expect(pileOf({ ...paper, ...apr(7.039) })).toBe('same');
    expect(pileOf({ ...paper, ...apr(6.7) })).toBe('different');
    expect(pileOf({ ...paper, ...apr(7.4) })).toBe('different');
  });

  it.each<Partial<LoanEstimate>>([
    { apr: undefined },
    { originationCharges: undefined },
    { servicesYouCannotShopFor: undefined },
    { servicesYouCanShopFor: undefined },
    { prepaids: undefined },
    { payments: undefined },
    { payments: [{ fromYear: 1, toYear: 7, mortgageInsurance: { min: 82, max: 82 } }] },
    { payments: [{ fromYear: 1, toYear: 30 }] },
    { payments: [{ fromYear: 2, toYear: 30, mortgageInsurance: { min: 0, max: 0 } }] },
    { rate: undefined },
    { loanAmount: 5_000 },
    { product: { rate: 'adjustable', introductoryYears: 5 } },
    { product: { rate: 'fixed', feature: 'balloon' } },
  ])('has no result with %j', (changes) => {
    expect(pileOf(changes)).toBe('unknown');
  });
});
