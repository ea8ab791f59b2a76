import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLoan } from '../../test/loan-samples.ts';
import { costTables } from './cost-tables.generated.ts';
import { type VaUse, vaFundingFee } from './va-funding-fee.ts';

function feeOf(loan: number, homePrice: number, use?: VaUse) {
  return vaFundingFee(sampleLoan(loan), homePrice, costTables.va, use);
}

describe('vaFundingFee', () => {
  /**
   * Veterans United's published example, vafundingfee.com: a loan of $200,000 with different down
   * payments.
   */
  it.each([
    [200_000, 4_300],
    [210_600, 3_000],
    [222_300, 2_500],
  ])('charges a first-use loan of $200,000 on a home of %s a fee of %s', (homePrice, dollars) => {
    expect(feeOf(200_000, homePrice).upFront).toBeCloseTo(dollars, 9);
  });

  /**
   * Tiers in 38 U.S.C. 3729(b)(2) and (4): a down payment of less than 5%, at least 5%, or at least
   * 10% of the price.
   */
  it.each<[number, VaUse, number]>([
    [400_000, 'first', 2.15],
    [380_001, 'first', 2.15],
    [380_000, 'first', 1.5],
    [360_001, 'first', 1.5],
    [360_000, 'first', 1.25],
    [1, 'first', 1.25],
    [400_000, 'subsequent', 3.3],
    [380_001, 'subsequent', 3.3],
    [380_000, 'subsequent', 1.5],
    [360_000, 'subsequent', 1.25],
    [400_000, 'exempt', 0],
    [360_000, 'exempt', 0],
  ])(
    'charges a loan of %s on a home of 400,000 with %s use a fee of %s%%',
    (loan, use, percent) => {
      const fee = feeOf(loan, 400_000, use);
      expect(fee).toMatchObject({ kind: 'va', rate: percent, premiums: [] });
      expect(fee.upFront).toBeCloseTo((loan * percent) / 100, 9);
    },
  );

  it('never charges more for a larger down payment, and charges exempt veterans nothing', () => {
    const prices = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(prices, fc.nat(100), fc.nat(100), (homePrice, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((percent) =>
          feeOf(homePrice * (1 - percent / 100), homePrice),
        );
        expect(more?.upFront).toBeLessThanOrEqual(less?.upFront ?? Number.NaN);
        expect(more?.rate).toBeLessThanOrEqual(less?.rate ?? Number.NaN);
        expect(feeOf(homePrice, homePrice, 'exempt').upFront).toBe(0);
      }),
    );
  });

  it('rejects a loan above the price', () => {
    expect(() => feeOf(400_001, 400_000)).toThrow(RangeError);
  });
});
