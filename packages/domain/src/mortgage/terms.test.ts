import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compared, loweredOf } from '../../test/compared.ts';
import {
  assistanceCaps,
  loanTypes,
  lowerings,
  pricingFacts,
} from '../../test/pricing-arbitraries.ts';
import { flat, sampleFacts, sampleLine, sampleLowering } from '../../test/pricing-samples.ts';
import { type Extras, noExtras } from '../loan/extras.ts';
import { aprOf } from './first-loan.ts';
import { type PlanTerms, type Terms, termsOf } from './terms.ts';

function sampleTerms(changes: Parameters<typeof sampleFacts>[0] = {}, some: Partial<Extras> = {}) {
  const facts = sampleFacts(changes);
  const extras = { ...noExtras, ...some };
  return termsOf(facts, compared(facts, null, extras), extras);
}

const insured = { mortgageInsurance: true };

function planOf({ lowered }: Terms): PlanTerms {
  return lowered ?? expect.fail('the site offers no lowered payment');
}

describe('termsOf', () => {
  it('returns the amount, the down payment, the term, the rate and the APR of the loan', () => {
    expect(sampleTerms()).toMatchObject({
      loanAmount: 320_000,
      downPayment: 80_000,
      downPaymentPercent: 20,
      years: 30,
      interest: 6.375,
      apr: expect.closeTo(6.375, 8),
      insuredMonths: 0,
    });
  });

  it('includes assistance in the down payment', () => {
    const facts = sampleFacts();
    expect(termsOf(facts, compared(facts, flat(20_000)), noExtras)).toMatchObject({
      loanAmount: 300_000,
      downPayment: 100_000,
      downPaymentPercent: 25,
    });
  });

  it('shows the lowered payment, the payment after it, the balance and the payback', () => {
    const { payments, owed, payback } = planOf(sampleTerms());
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
    // In year 30, taxes and insurance are 6,400 × 1.02²⁹ ÷ 12 = 947.11 a month.
    expect(payments[1]?.monthlyInLastYear).toBeCloseTo(1_996.38 + 947.11, 1);
    expect(owed).toEqual([
      { on: 'line-of-credit', afterYear: 7, dollars: expect.closeTo(31_911.11, 2) },
      { on: 'everything', afterYear: 30, dollars: 0 },
    ]);
    // The payback repays 31,911.11 at 9% over ten years.
    expect(payback).toEqual({ monthly: expect.closeTo(404.24, 2), years: 10 });
  });

  it('includes the balance, with interest, of a line of credit that is due in full', () => {
    const lowering = { ...sampleLowering, line: { ...sampleLine, repayYears: 0 } };
    const { owed, payback } = planOf(sampleTerms({ lowering }));
    expect(owed[1]).toMatchObject({ on: 'everything', dollars: expect.closeTo(31_911.11, 2) });
    expect(payback).toBeNull();
  });

  it('includes the payment on an amortized second loan until it is repaid', () => {
    const terms = sampleTerms({ downPayment: 100_000, propertyTax: 0.025 });
    const { payments, owed, payback } = planOf(terms);
    expect(payments[0]).toMatchObject({ toYear: 7, taxesAndInsurance: 'second-loan' });
    // 12,000 × 1.02⁷ ÷ 12, plus principal and interest, plus 481.70 for the second loan.
    expect(payments[1]?.monthly).toBeCloseTo(1_148.69 + 1_871.61 + 481.7, 1);
    expect(owed[0]).toMatchObject({ on: 'second-loan', afterYear: 7 });
    expect(owed[0]?.dollars).toBeCloseTo(69_665.03, 2);
    expect(owed[1]).toEqual({ on: 'everything', afterYear: 30, dollars: 0 });
    expect(payback).toBeNull();
  });

  it('shows the traditional payment including taxes and insurance, and a final balance of 0', () => {
    const { payments, owed, payback } = sampleTerms({ term: 15 }).traditional;
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ fromYear: 1, toYear: 15, taxesAndInsurance: 'inside' });
    expect(payments[0]?.forTaxesAndInsurance).toBeCloseTo(6_400 / 12, 9);
    expect(owed).toEqual([{ on: 'everything', afterYear: 15, dollars: 0 }]);
    expect(payback).toBeNull();
  });

  it('returns no lowered payment if the site offers none', () => {
    const facts = { ...sampleFacts(), lowering: null };
    expect(termsOf(facts, compared(facts), noExtras).lowered).toBeNull();
  });

  it('returns payments that cover every year of the term', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, (facts, cap) => {
        const terms = termsOf(facts, compared(facts, cap), noExtras);
        for (const plan of [planOf(terms), terms.traditional]) {
          expect(yearsOf(plan)).toEqual(Array.from({ length: facts.term }, (_, at) => at + 1));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('starts with the same two payments that the page compares', () => {
    fc.assert(
      fc.property(pricingFacts, assistanceCaps, fc.boolean(), (facts, cap, mortgageInsurance) => {
        const extras = { ...noExtras, mortgageInsurance };
        const comparison = compared(facts, cap, extras);
        const plan = loweredOf(comparison);
        const terms = termsOf(facts, comparison, extras);
        const [lowered, { traditional }] = [planOf(terms), terms];
        expect(lowered.payments[0]?.monthly).toBe(plan.payment);
        expect(lowered.payments[1]?.monthly).toBe(plan.paymentAfter);
        expect(traditional.payments[0]?.monthly).toBe(comparison.traditional.payment);
        expect(lowered.owed[0]?.dollars).toBe(plan.waiting.owed);
      }),
      { numRuns: 50 },
    );
  });

  it('includes private insurance until it ends', () => {
    const plain = sampleTerms({ downPayment: 40_000 }).traditional.payments[0];
    const terms = sampleTerms({ downPayment: 40_000 }, insured);
    const [counted] = terms.traditional.payments;
    const premium = (360_000 * 0.0046) / 12;
    expect((counted?.monthly ?? 0) - (plain?.monthly ?? 0)).toBeCloseTo(premium, 9);
    expect(counted?.monthlyInLastYear).toBe(plain?.monthlyInLastYear);
    expect(terms.insuredMonths).toBeGreaterThan(60);
  });

  it('includes no insurance in the last month of a year if the insurance ended earlier in that year', () => {
    const loan = { homePrice: 180_000, downPayment: 18_000, interest: 3.875 };
    const facts = { ...loan, propertyTax: 0, insurance: 0 };
    const plain = planOf(sampleTerms(facts)).payments[0];
    const terms = sampleTerms(facts, insured);
    const [counted] = planOf(terms).payments;
    expect(terms.insuredMonths).toBe(80);
    expect(counted?.toYear).toBe(7);
    expect(counted?.monthly).toBeGreaterThan(plain?.monthly ?? Number.NaN);
    expect(counted?.monthlyInLastYear).toBe(plain?.monthlyInLastYear);
  });

  it("includes FHA's monthly premium until the end, and the up-front premium in the loan", () => {
    const facts = { downPayment: 14_000, creditScore: 'poor' } as const;
    const [plain, terms] = [sampleTerms(facts), sampleTerms(facts, insured)];
    expect(terms.loanAmount).toBeCloseTo(386_000 * 1.0175, 6);
    expect(terms.insuredMonths).toBe(360);
    const last = ({ traditional }: Terms) => traditional.payments[0]?.monthlyInLastYear ?? 0;
    const onPremium = (386_000 * 0.0175 * 6.238_699) / 1_000;
    const added = last(terms) - last(plain);
    expect(added).toBeGreaterThan(onPremium);
    expect(added).toBeLessThan(onPremium + 10);
  });

  it('excludes dues and extra principal', () => {
    const [plain, terms] = [sampleTerms(), sampleTerms({}, { dues: 100, extraPrincipal: 200 })];
    expect(terms.traditional.payments[0]?.monthly).toBe(plain.traditional.payments[0]?.monthly);
    expect(planOf(terms).payments[0]?.monthly).toBe(planOf(plain).payments[0]?.monthly);
  });

  it('has the same APR and loan with and without insurance in the payment', () => {
    const given = [pricingFacts, lowerings, assistanceCaps, loanTypes] as const;
    fc.assert(
      fc.property(...given, (facts, lowering, cap, loanType) => {
        const site = { ...facts, lowering };
        const [off, on] = [false, true].map((mortgageInsurance) => {
          const extras = { ...noExtras, mortgageInsurance };
          const comparison = compared(site, cap, { ...extras, loanType });
          const { lowered, traditional, ...loan } = termsOf(site, comparison, extras);
          expect(loan.apr).toBe(aprOf(comparison.firstLoan));
          return loan;
        });
        expect(off).toEqual(on);
      }),
      { numRuns: 50 },
    );
  });
});

function yearsOf({ payments }: PlanTerms): number[] {
  return payments.flatMap(({ fromYear, toYear }) =>
    Array.from({ length: toYear - fromYear + 1 }, (_, at) => fromYear + at),
  );
}
