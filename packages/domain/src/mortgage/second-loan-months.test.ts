import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared, loweredFrom } from '../../test/compared.ts';
import { assistanceCaps, lowerings, pricingFacts } from '../../test/pricing-arbitraries.ts';
import {
  detroit,
  flat,
  sampleFacts,
  sampleLine,
  sampleLowering,
} from '../../test/pricing-samples.ts';
import type { LineTerms } from '../loan/lowering.ts';
import { Percent } from '../units.ts';
import type { LoweredPlan } from './lowered-plan.ts';
import { endOfYear } from './timeline.ts';

/**
 * Returns a site's lowered payment with these terms for the line of credit. Assumed terms replace
 * missing terms.
 */
function withLine(line: Partial<LineTerms>) {
  return { ...sampleLowering, line: { ...sampleLine, ...line } };
}

const free = withLine({ rate: Percent.parse(0) });

/** Returns the second loan's balance at the end of each year, in dollars. */
function balancesOf({ months }: LoweredPlan, years: number): number[] {
  return Array.from({ length: years }, (_, at) => endOfYear(months, at + 1).balances.second);
}

/** Returns the buyer's total payments on the second loan in a year, in dollars. */
function paidIn({ months }: LoweredPlan, year: number): number {
  return months
    .slice(year * 12 - 12, year * 12)
    .reduce((sum, { line, secondLoan }) => sum + line + secondLoan, 0);
}

describe('a line of credit', () => {
  it('draws on the line of credit from year 2 on to pay taxes and insurance: $7,806.55 in Detroit', () => {
    const plan = loweredFrom({ ...detroit, lowering: free }, flat(7_250));
    const [first, second, third] = balancesOf(plan, 3);
    expect(first).toBe(0);
    expect(second).toBeCloseTo(3_788.85 * 1.02, 2);
    expect(third).toBeCloseTo(7_806.55, 2);
  });

  it('draws one-twelfth of the yearly taxes and insurance on the line at the end of each month, starting in month 13', () => {
    const { months } = loweredFrom(sampleFacts({ downPayment: 30_000, lowering: free }));
    const owed = months.map(({ balances }) => balances.second);
    expect(owed.slice(0, 12).every((dollars) => dollars === 0)).toBe(true);
    expect(owed[12]).toBeCloseTo((6_400 * 1.02) / 12, 9);
    expect(owed[13]).toBeCloseTo((2 * 6_400 * 1.02) / 12, 9);
  });

  it('draws on the line only for taxes and insurance that the monthly amount does not cover', () => {
    const plan = loweredFrom(sampleFacts({ lowering: free }));
    // With the savings from year 1, $192.61 a month pays the bills of year 2 and most of year 3.
    expect(plan.monthlyAmount).toBeCloseTo(192.61, 2);
    const bills = [6_528, 6_658.56, 6_791.73, 6_927.57, 7_066.12, 7_207.44];
    const saved = 12 * plan.monthlyAmount;
    const drawn = bills.map((_, index) => {
      const due = bills.slice(0, index + 1).reduce((sum, dollars) => sum + dollars, 0);
      return due - saved * (index + 2);
    });
    expect(balancesOf(plan, 7)[6]).toBeCloseTo(25_000, 2);
    for (const [index, owed] of balancesOf(plan, 7).slice(1).entries()) {
      expect(owed).toBeCloseTo(Math.max(0, drawn[index] ?? Number.NaN), 1);
    }
  });

  it("adds each month's interest to the balance of the line", () => {
    const { months } = loweredFrom(sampleFacts({ downPayment: 30_000 }));
    const [before = 0, after] = months.slice(13, 15).map(({ balances }) => balances.second);
    expect(after).toBeCloseTo(before * (1 + 0.09 / 12) + (6_400 * 1.02) / 12, 9);
  });

  it("charges only interest each month while the buyer draws on the line, if the line's terms require it", () => {
    const lowering = withLine({ duringDraw: 'interest' });
    const plan = loweredFrom({ ...detroit, lowering }, flat(7_250));
    expect(balancesOf(plan, 3)[2]).toBeCloseTo(7_806.55, 2);
    const [, , year3] = plan.months.filter((_, month) => month % 12 === 11);
    const month35 = plan.months[34]?.balances.second ?? Number.NaN;
    expect(year3?.line).toBeCloseTo((month35 * 0.09) / 12, 9);
    expect(paidIn(plan, 1)).toBe(0);
  });

  it('repays the line over the repayment years after the program ends', () => {
    const plan = loweredFrom({ ...detroit, lowering: withLine({ repayYears: 2 }) }, flat(7_250));
    const balances = balancesOf(plan, 6);
    expect(balances[2]).toBeCloseTo(8_514.62, 2);
    expect(balances[3]).toBeGreaterThan(0);
    expect(balances[4]).toBe(0);
    expect(paidIn(plan, 4)).toBeCloseTo(paidIn(plan, 5), 9);
    expect(paidIn(plan, 6)).toBe(0);
  });

  it('keeps the balance of a line of credit that is due in full', () => {
    const plan = loweredFrom({ ...detroit, lowering: withLine({ repayYears: 0 }) }, flat(7_250));
    expect(balancesOf(plan, 30)[29]).toBe(balancesOf(plan, 3)[2]);
    expect(paidIn(plan, 4)).toBe(0);
  });

  it('continues to repay the line of credit after a short first loan ends', () => {
    const { months, years } = loweredFrom(sampleFacts({ downPayment: 90_000, term: 15 }));
    expect(months).toHaveLength((years + 10) * 12);
    expect(endOfYear(months, 15).balances.second).toBeGreaterThan(0);
    expect(months.at(-1)?.balances).toEqual({ first: 0, second: 0 });
  });
});

describe('an amortized second loan', () => {
  const facts = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });

  it("repays an amortized loan over the first loan's term: $69,665.03 remains after 7 years", () => {
    const plan = loweredFrom(facts);
    expect(plan.product).toBe('Amortization');
    expect(balancesOf(plan, 7)[6]).toBeCloseTo(69_665.03, 2);
    expect(balancesOf(plan, 30)[29]).toBe(0);
    expect(plan.months.at(-1)?.secondLoan).toBeCloseTo(481.7, 2);
  });

  it('ends an amortized second loan at the end of its term', () => {
    const dear = sampleFacts({ downPayment: 150_000, propertyTax: 0.035, term: 15 });
    const { product, months } = loweredFrom(dear);
    expect(product).toBe('Amortization');
    expect(months).toHaveLength(180);
  });
});

describe('any second loan', () => {
  it('returns a balance with interest that is never below the amount borrowed', () => {
    fc.assert(
      fc.property(pricingFacts, lowerings, assistanceCaps, (facts, lowering, cap) => {
        const { lowering: choice } = compared({ ...facts, lowering }, cap);
        if (choice.kind === 'not-offered') return;
        const { waiting, product, secondLoan, years, months } = choice.plan;
        const rounding = 1e-9 * Math.max(1, facts.homePrice);
        expect(waiting.owed).toBe(endOfYear(months, years).balances.second);
        if (product === 'Line of Credit') {
          expect(waiting.owed).toBeGreaterThan(secondLoan.borrowed - rounding);
        } else {
          expect(Math.abs(waiting.owed - secondLoan.owed)).toBeLessThan(rounding);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('returns a balance equal to the amount drawn if there is no interest', () => {
    fc.assert(
      fc.property(pricingFacts, lowerings, (facts, { line, ...lowering }) => {
        const lines = { ...lowering, line: { ...line, rate: Percent.parse(0) } };
        const { lowering: choice } = compared({ ...facts, lowering: lines });
        if (choice.kind === 'not-offered' || choice.plan.product === 'Amortization') return;
        const { waiting, secondLoan } = choice.plan;
        const rounding = 1e-9 * Math.max(1, facts.homePrice);
        expect(Math.abs(waiting.owed - secondLoan.owed)).toBeLessThan(rounding);
      }),
      { numRuns: 200 },
    );
  });

  it('returns a balance of 0 in the last month, unless the loan is due in full', () => {
    fc.assert(
      fc.property(pricingFacts, lowerings, (facts, lowering) => {
        const { lowering: choice } = compared({ ...facts, lowering });
        if (choice.kind === 'not-offered') return;
        const { waiting, months } = choice.plan;
        expect(months.at(-1)?.balances).toEqual({
          first: 0,
          second: waiting.isDueInFull ? waiting.owed : 0,
        });
      }),
      { numRuns: 200 },
    );
  });
});
