import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assistanceCaps, pricingFacts } from '../../test/pricing-arbitraries.ts';
import { sampleFacts } from '../../test/pricing-samples.ts';
import type { AssistancePayment } from '../assistance/payment.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { Percent } from '../units.ts';
import { allInPayments, lenderExtras } from './all-in-payments.ts';
import { costTables } from './cost-tables.generated.ts';
import { extraCosts } from './extra-costs.ts';

const none: AssistancePayment = { kind: 'none' };

function monthly(dollars: number, years: number): AssistancePayment {
  const loan = { principal: dollars * 12 * years, interest: Percent.parse(0), years };
  return { kind: 'monthly', monthly: dollars, loan };
}

function allIn(
  facts: PricingFacts,
  some: Partial<Extras> = {},
  payment = none,
  cap: Parameters<typeof comparePayments>[1] = null,
) {
  const extras = { ...noExtras, ...some };
  const comparison = comparePayments(facts, cap);
  const { loanType } = comparison;
  const costs = extraCosts(facts, comparison, loanType, lenderExtras(extras), costTables);
  return allInPayments(facts, comparison, costs, extras, [payment]);
}

/** The buyer of the design: Detroit, taxes and insurance of $3,788.85 a year. */
const detroit = sampleFacts({
  homePrice: 145_000,
  downPayment: 12_000,
  propertyTax: 0.0182,
  insurance: 0.00793,
  creditScore: 'fair',
});
const help = { cap: 7_250, maxPercent: null, percentOf: null };

describe('allInPayments', () => {
  it('adds $98.50 of mortgage insurance, with the switch off: $883.02, then $1,218.08', () => {
    const { lowered, after, traditional, notInLowered } = allIn(detroit, {}, none, help);
    expect(lowered.loan).toBeCloseTo(784.52, 2);
    expect(lowered.mortgageInsurance).toBeCloseTo(98.5, 2);
    expect(lowered.total).toBeCloseTo(883.02, 2);
    expect(after.total).toBeCloseTo(1_218.08, 2);
    expect(traditional.total).toBeCloseTo(1_198.76, 2);
    expect(lowered).toMatchObject({ taxesAndInsurance: 0, secondLoan: 0, isComplete: true });
    expect(notInLowered.taxesAndInsurance).toBeCloseTo(315.74, 2);
    expect(notInLowered).toMatchObject({
      mortgageInsurance: lowered.mortgageInsurance,
      financedPremium: 0,
      dues: 0,
      assistance: 0,
    });
  });

  it('does not count insurance twice if the switch is on, nor extra principal', () => {
    const switched = allIn(detroit, { mortgageInsurance: true, extraPrincipal: 300 });
    expect(switched).toEqual(allIn(detroit));
  });

  it('counts dues and the payment on assistance', () => {
    const plain = allIn(detroit);
    const more = allIn(detroit, { dues: 250 }, monthly(45, 10));
    expect(more.lowered.total - plain.lowered.total).toBeCloseTo(295, 9);
    expect(more.after.total - plain.after.total).toBeCloseTo(295, 9);
    expect(more.notInLowered).toMatchObject({ dues: 250, assistance: 45 });
  });

  it.each([
    [3, 0],
    [4, 45],
  ])('counts assistance repaid over %i years with %i from year 4', (years, dollars) => {
    const { lowered, after } = allIn(detroit, {}, monthly(45, years), help);
    expect(lowered.assistance).toBe(45);
    expect(after.assistance).toBe(dollars);
  });

  it('says that a total is incomplete if a part is unknown', () => {
    const unknown = { kind: 'unknown', term: 'payment' } as const;
    const { lowered } = allIn(detroit, {}, unknown, help);
    expect(lowered).toMatchObject({ assistance: null, isComplete: false });
    expect(lowered.total).toBeCloseTo(883.02, 2);
    const above97 = allIn(sampleFacts({ downPayment: 11_999 })).lowered;
    expect(above97).toMatchObject({ mortgageInsurance: null, isComplete: false });
  });

  it('drops private insurance that ends before year N + 1', () => {
    const facts = { homePrice: 180_000, downPayment: 18_000, interest: 3.875 };
    const { lowered, after } = allIn(sampleFacts({ ...facts, propertyTax: 0, insurance: 0 }));
    expect(lowered.mortgageInsurance).toBeGreaterThan(50);
    expect(after.mortgageInsurance).toBe(0);
  });

  it('counts the financed premium and the monthly premium of an FHA loan', () => {
    const { lowered } = allIn(sampleFacts({ downPayment: 14_000, creditScore: 'poor' }));
    const rate = 0.06375 / 12;
    const onPremium = (386_000 * 0.0175 * rate) / (1 - (1 + rate) ** -360);
    expect(lowered.financedPremium).toBeCloseTo(onPremium, 6);
    // 0.55% of about 386,000 a year.
    expect(lowered.mortgageInsurance).toBeCloseTo((386_000 * 0.0055) / 12, -1);
  });

  it('keeps the payment on an amortized second loan after the program length', () => {
    const facts = sampleFacts({ downPayment: 100_000, propertyTax: 0.025 });
    const { lowered, after } = allIn(facts);
    expect(lowered.secondLoan).toBeCloseTo(481.7, 1);
    expect(after.secondLoan).toBe(lowered.secondLoan);
  });

  it('is the payment that the page shows plus the parts that it leaves out', () => {
    const amounts = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, amounts, (facts, cap, dues) => {
        const shown = comparePayments(facts, cap);
        const { lowered, after, traditional, notInLowered } = allIn(facts, { dues }, none, cap);
        const { mortgageInsurance, financedPremium } = notInLowered;
        const leftOut = (mortgageInsurance ?? 0) + financedPremium + dues;
        const rounding = 1e-9 * (1 + traditional.total + after.total);

        expect(Math.abs(lowered.total - shown.ITMOMortgagePayment - leftOut)).toBeLessThan(
          rounding,
        );
        const lender = shown.traditionalMortgagePayment + leftOut;
        expect(Math.abs(traditional.total - lender)).toBeLessThan(rounding);
        expect(after.total).toBeGreaterThan(shown.paymentAfter - rounding);
        expect(lowered.isComplete).toBe(mortgageInsurance !== null);
      }),
    );
  });
});
