import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances, sampleLoan } from '../../test/loan-samples.ts';
import { loans } from '../../test/pricing-arbitraries.ts';
import { costTables } from './cost-tables.generated.ts';
import { usdaFees } from './usda-fees.ts';

describe('usdaFees', () => {
  /** USDA's published method: the total loan is the base loan divided by 0.99. */
  it.each([
    [100_000, 101_010.1],
    [200_000, 202_020.2],
  ])('turns a base loan of %s into a total loan of %s', (base, total) => {
    expect(base + usdaFees(sampleLoan(base), costTables.usda).upFront).toBeCloseTo(total, 2);
  });

  /**
   * A lender's published example: the balance of a loan of $100,000 averages $99,443 in the first
   * year, so 0.35% is $348 a year or $29 a month (arizonamortgageteam.com, 2016). The example
   * matches a schedule at 6%.
   */
  it('charges an annual fee of $29 a month in the first year of a $100,000 loan', () => {
    const { premiums } = usdaFees(sampleLoan(99_000, 30, 6), costTables.usda);
    const first = premiums[0]?.amount ?? Number.NaN;
    expect((first * 12) / 0.0035).toBeCloseTo(99_443, 0);
    expect(first * 12).toBeCloseTo(348, 0);
    expect(first).toBeCloseTo(29, 1);
  });

  it("charges 1% of the loan including the fee, and 0.35% a year of the loan's average balance", () => {
    fc.assert(
      fc.property(loans, ({ interest, years }) => {
        const loan = { principal: 380_000, interest, years };
        const { upFront, premiums, rate, months } = usdaFees(loan, costTables.usda);
        const total = loan.principal + upFront;
        expect(upFront).toBeCloseTo(total * 0.01, 6);
        expect(rate).toBe(0.35);
        expect(months).toBe(years * 12);

        const owed = balances({ ...loan, principal: total });
        for (let month = 1; month <= months; month += 1) {
          const year = Math.floor((month - 1) / 12);
          const inYear = owed.slice(year * 12, year * 12 + 12);
          const average = inYear.reduce((sum, balance) => sum + balance, 0) / 12;
          const expected = (average * 0.35) / 1200;
          const premium = premiums[year]?.amount ?? Number.NaN;
          expect(Math.abs(premium - expected)).toBeLessThan(0.005);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('lowers the annual fee every year', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const amounts = usdaFees(loan, costTables.usda).premiums.map(({ amount }) => amount);
        for (const [year, amount] of amounts.entries()) {
          expect(amount).toBeLessThan(amounts[year - 1] ?? Number.POSITIVE_INFINITY);
          expect(amount).toBeGreaterThan(0);
        }
      }),
    );
  });
});
