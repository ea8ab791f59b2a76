import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import type { AssistanceTerms } from '../assistance/terms.ts';
import { Percent } from '../units.ts';
import { comparePayments } from './compare-payments.ts';
import { type SalePlan, saleOutcome } from './sale-outcome.ts';
import { secondLoanOwed } from './second-loan-owed.ts';

const deferred: AssistanceTerms = {
  kind: 'deferred-loan',
  repayment: {
    monthly: null,
    interest: null,
    forgiven: null,
    dueOn: ['sale'],
    dueAfterYears: null,
    appreciationSharePercent: null,
    choices: false,
  },
};
const cap = { cap: 10_000, maxPercent: null, percentOf: null };

function paid(terms: AssistanceTerms) {
  return { terms, amount: 10_000 };
}

function planOf(facts = sampleFacts(), changes: Partial<SalePlan> = {}): SalePlan {
  const comparison = comparePayments(facts, changes.assistance ? cap : null);
  return {
    facts,
    comparison,
    isLowered: true,
    firstLoan: { principal: comparison.loanAmount, interest: facts.interest, years: facts.term },
    extraPrincipal: 0,
    assistance: [],
    yearlyGrowth: Percent.parse(3),
    ...changes,
  };
}

describe('saleOutcome', () => {
  it('returns the net proceeds of the first worked example after seven years', () => {
    const sale = saleOutcome(planOf(), 7);
    expect(sale.price).toBeCloseTo(400_000 * 1.03 ** 7, 6);
    expect(sale.firstLoan).toBeCloseTo(288_724.33, 2);
    expect(sale.secondLoan).toBe(25_000);
    const netProceeds = 491_949.546 - 288_724.33 - 25_000;
    expect(sale.netProceeds.kind === 'known' && sale.netProceeds.dollars).toBeCloseTo(
      netProceeds,
      1,
    );
  });

  it('subtracts the assistance balance, unless it is unknown', () => {
    const known = saleOutcome(planOf(sampleFacts(), { assistance: [paid(deferred)] }), 7);
    const unknown = saleOutcome(
      planOf(sampleFacts(), { assistance: [paid({ kind: 'deferred-loan', repayment: null })] }),
      7,
    );
    expect(known.assistance).toEqual({ kind: 'owed', dollars: 10_000 });
    const before = known.price - known.firstLoan - known.secondLoan;
    expect(known.netProceeds).toEqual({ kind: 'known', dollars: before - 10_000 });
    expect(unknown.netProceeds).toEqual({
      kind: 'unknown',
      term: 'repayment',
      dollarsBefore: before,
    });
  });

  it('does not subtract assistance that came due earlier', () => {
    const repayment = deferred.repayment && { ...deferred.repayment, dueAfterYears: 15 };
    const plan = planOf(sampleFacts(), { assistance: [paid({ ...deferred, repayment })] });
    const taken = (year: number) => {
      const { price, firstLoan, secondLoan, netProceeds } = saleOutcome(plan, year);
      return netProceeds.kind === 'known' && price - firstLoan - secondLoan - netProceeds.dollars;
    };
    expect(taken(15)).toBeCloseTo(10_000, 6);
    expect(taken(16)).toBe(0);
  });

  it('is negative if the buyer owes more than the home is worth', () => {
    const facts = sampleFacts({ downPayment: 60_000 });
    const { netProceeds } = saleOutcome(planOf(facts, { yearlyGrowth: Percent.parse(-8) }), 3);
    expect(netProceeds.kind === 'known' && netProceeds.dollars).toBeLessThan(0);
  });

  it('owes less after extra principal, and owes no second loan with the traditional payment', () => {
    const plain = saleOutcome(planOf(), 5);
    expect(saleOutcome(planOf(sampleFacts(), { extraPrincipal: 100 }), 5).firstLoan).toBeLessThan(
      plain.firstLoan - 6_000,
    );
    expect(saleOutcome(planOf(sampleFacts(), { isLowered: false }), 5).secondLoan).toBe(0);
  });

  it('returns the whole price if the buyer borrowed nothing', () => {
    const facts = sampleFacts({ downPayment: 400_000, propertyTax: 0, insurance: 0 });
    const sale = saleOutcome(planOf(facts), 10);
    expect(sale).toMatchObject({
      firstLoan: 0,
      netProceeds: { kind: 'known', dollars: sale.price },
    });
  });
});

describe('secondLoanOwed', () => {
  it('grows as a line of credit pays taxes and insurance, then stays the same', () => {
    const facts = sampleFacts();
    const comparison = comparePayments(facts);
    const drawn = [6_528, 13_186.56, 19_978.29, 25_000, 25_000];
    expect(secondLoanOwed(facts, comparison, 1)).toBe(0);
    for (const [i, dollars] of drawn.entries()) {
      expect(secondLoanOwed(facts, comparison, i + 2)).toBeCloseTo(dollars, 2);
    }
    expect(secondLoanOwed(facts, comparison, 30)).toBe(25_000);
  });

  it('equals the comparison at the end of the length for a qualified buyer', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, assistance) => {
        const comparison = comparePayments(facts, assistance);
        const { isQualified, secondLoan, years } = comparison;
        const expected = isQualified ? secondLoan.owed : 0;
        expect(secondLoanOwed(facts, comparison, years)).toBe(expected);
      }),
    );
  });
});
