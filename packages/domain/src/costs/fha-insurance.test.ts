import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances, sampleLoan } from '../../test/loan-samples.ts';
import { loans } from '../../test/pricing-arbitraries.ts';
import { costTables } from './cost-tables.generated.ts';
import { fhaInsurance } from './fha-insurance.ts';

const price = 400_000;

describe('fhaInsurance', () => {
  const insured = (principal: number, homePrice: number, years = 30, interest = 6.375) =>
    fhaInsurance(sampleLoan(principal, years, interest), homePrice, costTables.fha);

  /**
   * HUD's table: base loan, price, term, annual percentage, and years (Infinity for the life of the
   * loan).
   */
  it.each([
    [360_000, 400_000, 30, 0.5, 11],
    [360_001, 400_000, 30, 0.5, Number.POSITIVE_INFINITY],
    [380_000, 400_000, 20, 0.5, Number.POSITIVE_INFINITY],
    [380_001, 400_000, 30, 0.55, Number.POSITIVE_INFINITY],
    [726_200, 1_000_000, 30, 0.5, 11],
    [726_201, 1_000_000, 30, 0.7, 11],
    [900_001, 1_000_000, 30, 0.7, Number.POSITIVE_INFINITY],
    [950_001, 1_000_000, 30, 0.75, Number.POSITIVE_INFINITY],
    [360_000, 400_000, 15, 0.15, 11],
    [360_001, 400_000, 15, 0.4, Number.POSITIVE_INFINITY],
    [780_000, 1_000_000, 15, 0.15, 11],
    [780_001, 1_000_000, 15, 0.4, 11],
    [900_001, 1_000_000, 15, 0.65, Number.POSITIVE_INFINITY],
  ])(
    'charges a loan of %s on a home of %s over %s years a premium of %s%% for %s years',
    (loan, home, term, rate, years) => {
      const insurance = insured(loan, home, term);
      expect(insurance.rate).toBeCloseTo(rate, 9);
      expect(insurance.months).toBe(Math.min(term, years) * 12);
      expect(insurance.isForLife).toBe(years === Number.POSITIVE_INFINITY);
      expect(insurance.upFront).toBeCloseTo(loan * 0.0175, 6);
    },
  );

  it('never charges premiums after the loan ends', () => {
    expect(insured(360_000, 400_000, 10)).toMatchObject({ months: 120, isForLife: false });
  });

  it("computes each year's premium from that year's average balance", () => {
    fc.assert(
      fc.property(loans, ({ interest, years }) => {
        const loan = { principal: 380_000, interest, years };
        const { premiums, rate, months } = fhaInsurance(loan, price, costTables.fha);
        const owed = balances(loan);
        for (let month = 1; month <= months; month += 1) {
          const year = Math.floor((month - 1) / 12);
          const inYear = owed.slice(year * 12, year * 12 + 12);
          const average = inYear.reduce((sum, balance) => sum + balance, 0) / 12;
          const expected = (average * rate) / 1200;
          const premium = premiums[year]?.amount ?? Number.NaN;
          expect(Math.abs(premium - expected)).toBeLessThan(0.005);
        }
      }),
      { numRuns: 30 },
    );
  });

  /**
   * HUD's published example of the monthly premium (hud.gov, sfpcalc, with the percentages in
   * effect at the time): a loan of $106,605 at 7.5% that includes an up-front premium of 2.25%. The
   * loan's average balance in the first year is $106,160.65, so 0.5% of the part without the
   * premium is $43.26 a month.
   */
  it('matches HUD’s published example to the cent', () => {
    const table = { ...costTables.fha, upFrontPercent: 2.25 };
    const loan = sampleLoan(106_605 / 1.0225, 30, 7.5);
    const { upFront, rate, premiums } = fhaInsurance(loan, 200_000, table);
    expect(loan.principal + upFront).toBeCloseTo(106_605, 6);
    expect(rate).toBe(0.5);
    expect(premiums[0]).toEqual({ count: 12, amount: expect.closeTo(43.26, 2) });
  });

  it('charges slightly less than the rate times the balance at the start of the year', () => {
    const first = insured(386_000, 400_000).premiums[0]?.amount;
    expect(first).toBeLessThan((386_000 * 0.0055) / 12);
    expect(first).toBeGreaterThan(((386_000 * 0.0055) / 12) * 0.99);
  });
});
