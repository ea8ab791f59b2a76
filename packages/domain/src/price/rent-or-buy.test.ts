import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimated, help } from '../../test/detroit-estimate.ts';
import { pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { dueOnSale, noTerms } from '../../test/program-samples.ts';
import { cashFacts } from '../estimate/cash-facts.ts';
import { estimateOf } from '../estimate/estimate.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { allInPayment } from '../mortgage/timeline.ts';
import { Percent } from '../units.ts';
import { boughtHome } from './bought-home.ts';
import { type BoughtHome, HIGHEST_GROWTH, type RentAssumptions, rentOrBuy } from './rent-or-buy.ts';

const assumed = (rent: number | null, rentGrowth = 3, priceGrowth = 0): RentAssumptions => ({
  rent,
  rentGrowth: Percent.parse(rentGrowth),
  priceGrowth: Percent.parse(priceGrowth),
});

/** Returns the results by year. */
function results(home: BoughtHome, assumptions: RentAssumptions) {
  return new Map(rentOrBuy(home, assumptions).map((result) => [result.year, result]));
}
const afterYears = (year: number, home: BoughtHome, assumptions = assumed(1_050)) =>
  results(home, assumptions).get(year) ?? expect.fail(`no result after ${year} years`);

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * A forgivable loan of $7,250 for a $145,000 home in Detroit. The buyer has $12,000 of their own
 * money, and pays for mortgage insurance for 97 months.
 */
const forgivable = {
  ...help,
  kind: 'forgivable-loan',
  repayment: {
    ...dueOnSale,
    forgiven: { afterYears: 10, how: 'yearly', startsAfterYears: 0 },
  },
} as const;
const detroit = boughtHome(estimated({}, forgivable));

describe('rentOrBuy', () => {
  it('matches a spreadsheet, month by month', () => {
    // A row for each month: the interest is a twelfth of 6.375% of the balance, and the payment is
    // level over 360 months. Taxes and insurance are 2.613% of the price, and rise by 2% a year.
    const loan = 145_000 - 12_000 - 7_250;
    const rate = 0.06375 / 12;
    const level = (loan * rate) / (1 - (1 + rate) ** -360);
    const insurance = detroit.months[0]?.insurance ?? 0;
    const insured = detroit.months.filter((month) => month.insurance > 0).length;
    let balance = loan;
    let paid = detroit.cash;
    for (let month = 1; month <= 120; month += 1) {
      const year = Math.ceil(month / 12);
      balance += balance * rate - level;
      paid += level + ((145_000 * 0.02613) / 12) * 1.02 ** (year - 1);
      paid += month <= insured ? insurance : 0;
      if (![36, 60, 84, 120].includes(month)) continue;
      const result = afterYears(year, detroit);
      expect(cents(result.loan)).toBe(cents(balance));
      expect(cents(result.paid)).toBe(cents(paid));
      const owed = 7_250 * (1 - year / 10);
      expect(cents(result.yours.least)).toBe(cents(145_000 - balance - owed));
      expect(result.yours.most).toBe(result.yours.least);
    }
    expect(insured).toBeGreaterThan(60);
    expect(insured).toBeLessThan(120);
  });

  it('adds up the rent, which rises each year', () => {
    // 12,600 · (1 + 1.03 + 1.03² + …)
    const paid = [3, 5, 7, 10].map((year) => cents(afterYears(year, detroit).rent?.paid ?? 0));
    expect(paid).toEqual([38_945.34, 66_895.11, 96_547.02, 144_444.88]);
    expect(cents(afterYears(10, detroit).rent?.monthly ?? 0)).toBe(1_370.01);
  });

  it('returns results for buying even if there is no rent', () => {
    const [withRent, without] = [assumed(1_050), assumed(null)].map((one) =>
      afterYears(5, detroit, one),
    );
    expect(without).toEqual({ ...withRent, rent: null });
  });

  it.each([
    [0, 12_600 * 10],
    [15, 255_826.85],
  ])('accepts an annual growth of %s%%', (growth, paid) => {
    const result = afterYears(10, detroit, assumed(1_050, growth, growth));
    expect(result.rent?.paid).toBeCloseTo(paid, 2);
    const value = 145_000 * (1 + growth / 100) ** 10;
    expect(result.yours.least + result.loan + result.helpOwed.most).toBeCloseTo(value, 6);
    expect(growth).toBeLessThanOrEqual(HIGHEST_GROWTH);
  });

  it('returns a range if the terms of the assistance are unknown', () => {
    const unknown = boughtHome(estimated({}, { ...help, kind: 'deferred-loan', repayment: null }));
    const { helpOwed, yours, loan } = afterYears(3, unknown);
    expect(helpOwed.least).toBe(0);
    expect(helpOwed.most).toBeGreaterThan(7_250);
    expect(yours).toEqual({ least: 145_000 - loan - helpOwed.most, most: 145_000 - loan });
  });

  it('still includes assistance that the buyer had to repay before the year shown', () => {
    const due = { ...help, kind: 'deferred-loan', repayment: { ...dueOnSale, dueAfterYears: 4 } };
    const home = boughtHome(estimated({}, { ...due, kind: 'deferred-loan' }));
    expect(afterYears(3, home).helpOwed).toEqual({ least: 7_250, most: 7_250 });
    expect(afterYears(10, home).helpOwed).toEqual({ least: 7_250, most: 7_250 });
  });

  it("subtracts the agency's share of the gain", () => {
    const repayment = { ...dueOnSale, appreciationSharePercent: 50 };
    const home = boughtHome(
      estimated({}, { ...help, kind: 'shared-appreciation-loan', repayment }),
    );
    expect(afterYears(5, home, assumed(null, 3, 0)).helpOwed.most).toBe(7_250);
    const gain = 145_000 * (1.04 ** 5 - 1);
    expect(afterYears(5, home, assumed(null, 3, 4)).helpOwed.most).toBeCloseTo(7_250 + gain / 2, 6);
  });

  it('includes FHA insurance for 11 years or longer, and adds the financed premium to the loan balance', () => {
    const home = boughtHome(estimated({ creditScore: 'poor' }, null));
    expect(home.months[119]?.insurance).toBeGreaterThan(0);
    const plain = boughtHome(estimated({}, null));
    expect(afterYears(3, home).loan).toBeCloseTo(afterYears(3, plain).loan * 1.0175, 6);
  });

  it('adds known payments on the assistance to the amount paid', () => {
    const monthly = { ratePercent: 0, aboveFirstMortgage: null, termYears: 10 };
    const home = boughtHome(
      estimated({}, { ...help, kind: 'repayable-loan', repayment: { ...noTerms, monthly } }),
    );
    const free = boughtHome(estimated());
    expect(afterYears(5, home).paid - afterYears(5, free).paid).toBeCloseTo(7_250 / 2, 6);
    expect(afterYears(5, home).helpOwed.most).toBeCloseTo(7_250 / 2, 6);
  });

  it('rejects a plan with too few months', () => {
    const months = detroit.months.slice(0, 119);
    expect(() => rentOrBuy({ ...detroit, months }, assumed(null))).toThrow(RangeError);
  });
});

describe('rentOrBuy for any home', () => {
  const growth = fc.integer({ min: 0, max: HIGHEST_GROWTH });

  it('never decreases the amount paid, and keeps every range in order', () => {
    fc.assert(
      fc.property(pricingFacts, fc.nat(10_000), growth, growth, (facts, rent, ofRent, ofPrice) => {
        const details = { ...sampleDetails, closingCosts: Percent.parse(2) };
        const estimate = estimateOf(facts, details, [], unknownLimits);
        const home = boughtHome(estimate);
        const assumptions = assumed(rent, ofRent, ofPrice);
        const years = rentOrBuy(home, assumptions);
        const { total } = cashFacts(estimate, 0, 'traditional').needed;
        years.forEach((result, index) => {
          const before = years[index - 1];
          expect(result.yours.least).toBeLessThanOrEqual(result.yours.most);
          expect(result.rent?.paid).toBeGreaterThanOrEqual(rent * 12 * result.year * (1 - 1e-9));
          const months = home.months.slice(0, result.year * 12);
          const sum = months.reduce((dollars, month) => dollars + allInPayment(month), total);
          expect(result.paid).toBeCloseTo(sum, 4);
          if (!before) return;
          expect(result.paid).toBeGreaterThanOrEqual(before.paid);
          expect(result.loan).toBeLessThanOrEqual(before.loan);
          expect(result.rent?.monthly).toBeGreaterThanOrEqual(before.rent?.monthly ?? 0);
        });
        const flat = rentOrBuy(home, assumed(rent, ofRent, 0));
        years.forEach((result, index) => {
          expect(result.yours.least).toBeGreaterThanOrEqual(flat[index]?.yours.least ?? 0);
          expect(result.paid).toBe(flat[index]?.paid);
        });
      }),
    );
  });
});
