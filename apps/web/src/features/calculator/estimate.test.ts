import {
  comparePayments,
  defaultCalculatorDetails,
  Fraction,
  Percent,
  type PricingFacts,
  termsFacts,
} from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { estimateOf } from './estimate.ts';

const facts: PricingFacts = {
  homePrice: 400_000,
  downPayment: 80_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.011),
  insurance: Fraction.parse(0.005),
  creditScore: 'excellent',
};

describe('estimateOf', () => {
  it('returns the plain comparison if the buyer adds nothing', () => {
    const { comparison, terms, costs } = estimateOf(facts, defaultCalculatorDetails, null);
    expect(comparison).toEqual(comparePayments(facts));
    expect(terms).toEqual({ ...termsFacts(facts, comparison), insuredMonths: 0 });
    expect(costs.atClosing.lowered).toBe(86_400);
  });

  it('adds the extras to both payments and leaves the savings unchanged', () => {
    const plain = estimateOf(facts, defaultCalculatorDetails, null).comparison;
    const added = estimateOf(facts, { ...defaultCalculatorDetails, dues: 100 }, null).comparison;
    expect(added.ITMOMortgagePayment).toBeCloseTo(plain.ITMOMortgagePayment + 100, 9);
    expect(added.traditionalMortgagePayment).toBeCloseTo(plain.traditionalMortgagePayment + 100, 9);
    expect(added.amountSaved).toBe(plain.amountSaved);
  });

  it('computes a sale at the end of the program’s length', () => {
    const { saleAtEnd, comparison } = estimateOf(facts, defaultCalculatorDetails, null);
    expect(saleAtEnd.year).toBe(comparison.years);
    expect(saleAtEnd.secondLoan).toBe(comparison.secondLoan.owed);
    expect(saleAtEnd.assistance).toEqual({ kind: 'owed', dollars: 0 });
  });

  it('needs no cash except the down payment if the payment is not lowered', () => {
    const short = { ...facts, downPayment: 20_000 };
    const { comparison, costs, salePlan } = estimateOf(short, defaultCalculatorDetails, null);
    expect(comparison.isQualified).toBe(false);
    expect(costs.atClosing.traditional).toBe(20_000);
    expect(salePlan.isLowered).toBe(false);
  });
});
