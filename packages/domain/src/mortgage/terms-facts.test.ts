import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { comparePayments } from './compare-payments.ts';
import { type PlanTerms, type TermsFacts, termsFacts } from './terms-facts.ts';

function sampleTerms(changes: Parameters<typeof sampleFacts>[0] = {}) {
  const facts = sampleFacts(changes);
  return termsFacts(facts, comparePayments(facts));
}

function loweredOf({ lowered }: TermsFacts): PlanTerms {
  return lowered ?? expect.fail('the site offers no lowered payment');
}

describe('termsFacts', () => {
  it('describes the loan and uses its rate as the APR, because there are no fees', () => {
    expect(sampleTerms()).toMatchObject({
      loanAmount: 320_000,
      downPayment: 80_000,
      downPaymentPercent: 20,
      years: 30,
      interest: 6.375,
      apr: 6.375,
    });
  });

  it('includes assistance in the down payment', () => {
    const cap = { cap: 20_000, maxPercent: null, percentOf: null };
    const facts = sampleFacts();
    expect(termsFacts(facts, comparePayments(facts, cap))).toMatchObject({
      loanAmount: 300_000,
      downPayment: 100_000,
      downPaymentPercent: 25,
    });
  });

  it('shows the lowered payment, the payment after it and the line of credit balance', () => {
    const { payments, owed } = loweredOf(sampleTerms());
    expect(payments).toHaveLength(2);
    expect(payments[0]).toMatchObject({
      fromYear: 1,
      toYear: 7,
      taxesAndInsurance: 'line-of-credit',
    });
    expect(payments[0]?.monthly).toBeCloseTo(2_189.0, 2);
    expect(payments[0]?.monthlyInLastYear).toBeCloseTo(2_189.0, 2);
    expect(payments[0]?.forTaxesAndInsurance).toBeCloseTo(192.61, 2);
    expect(payments[1]).toMatchObject({ fromYear: 8, toYear: 30, taxesAndInsurance: 'inside' });
    expect(payments[1]?.monthly).toBeCloseTo(2_609.02, 2);
    // 6,400 × 1.02²⁹ ÷ 12 is 947.11.
    expect(payments[1]?.monthlyInLastYear).toBeCloseTo(1_996.38 + 947.11, 1);
    expect(owed).toEqual([
      { on: 'line-of-credit', afterYear: 7, dollars: 25_000 },
      { on: 'everything', afterYear: 30, dollars: 25_000 },
    ]);
  });

  it('includes the payment on an amortized second loan until it is repaid', () => {
    const { payments, owed } = loweredOf(sampleTerms({ downPayment: 100_000, propertyTax: 0.025 }));
    expect(payments[0]).toMatchObject({ toYear: 7, taxesAndInsurance: 'second-loan' });
    // 12,000 × 1.02⁷ ÷ 12, plus principal and interest, plus 481.70 for the second loan.
    expect(payments[1]?.monthly).toBeCloseTo(1_148.69 + 1_871.61 + 481.7, 1);
    expect(owed[0]).toMatchObject({ on: 'second-loan', afterYear: 7 });
    expect(owed[0]?.dollars).toBeCloseTo(69_665.03, 2);
    expect(owed[1]).toEqual({ on: 'everything', afterYear: 30, dollars: 0 });
  });

  it('shows the traditional payment with taxes and insurance and a final balance of 0', () => {
    const { payments, owed } = sampleTerms({ term: 15 }).traditional;
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ fromYear: 1, toYear: 15, taxesAndInsurance: 'inside' });
    expect(payments[0]?.forTaxesAndInsurance).toBeCloseTo(6_400 / 12, 9);
    expect(owed).toEqual([{ on: 'everything', afterYear: 15, dollars: 0 }]);
  });

  it('has no lowered payment if the site offers none', () => {
    const facts = { ...sampleFacts(), lowering: null };
    expect(termsFacts(facts, comparePayments(facts)).lowered).toBeNull();
  });

  it('covers every year of the term', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const terms = termsFacts(facts, comparePayments(facts, cap));
        for (const plan of [loweredOf(terms), terms.traditional]) {
          expect(yearsOf(plan)).toEqual(Array.from({ length: facts.term }, (_, at) => at + 1));
        }
      }),
    );
  });

  it('starts with the two payments that the page compares', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const comparison = comparePayments(facts, cap);
        const terms = termsFacts(facts, comparison);
        const [lowered, { traditional }] = [loweredOf(terms), terms];
        expect(lowered.payments[0]?.monthly).toBe(comparison.ITMOMortgagePayment);
        expect(lowered.payments[1]?.monthly).toBeCloseTo(comparison.paymentAfter, 5);
        expect(traditional.payments[0]?.monthly).toBe(comparison.traditionalMortgagePayment);
      }),
    );
  });
});

function yearsOf({ payments }: PlanTerms): number[] {
  return payments.flatMap(({ fromYear, toYear }) =>
    Array.from({ length: toYear - fromYear + 1 }, (_, at) => fromYear + at),
  );
}
