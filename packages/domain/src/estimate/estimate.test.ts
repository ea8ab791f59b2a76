import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLowering } from '../../test/pricing-samples.ts';
import { products } from '../../test/product-arbitraries.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { austin, helpWith } from '../../test/quote-samples.ts';
import type { Repayment } from '../catalog/catalog-program.ts';
import type { FirstMortgageType } from '../catalog/first-mortgage.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import {
  CalculatorDetails,
  HIGHEST_CLOSING_COSTS,
  HIGHEST_POINTS,
  LARGEST_EXTRA,
  STRONGEST_GROWTH,
} from '../draft/calculator-details.ts';
import type { PricedAnswers } from '../draft/priced-answers.ts';
import { type LoanLimits, unknownLimits } from '../loan/applied-loan-type.ts';
import { HIGHEST_INTEREST_RATE, loanTerms, type PricingFacts } from '../loan/pricing-facts.ts';
import { comparePayments } from '../mortgage/compare-payments.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import { termsFacts } from '../mortgage/terms-facts.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import { CreditScore } from '../quote/choices.ts';
import { LARGEST_AMOUNT } from '../quote/whole-dollars.ts';
import { Fraction, Percent } from '../units.ts';
import { estimateOf, paymentNow, paymentOnly } from './estimate.ts';

const facts: PricingFacts = {
  homePrice: 400_000,
  downPayment: 80_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.011),
  insurance: Fraction.parse(0.005),
  creditScore: 'excellent',
  lowering: sampleLowering,
};

const plainDetails = { ...sampleDetails, closingCosts: Percent.parse(0) };

const noTerms: Repayment = {
  monthly: null,
  interest: null,
  forgiven: null,
  dueOn: [],
  dueAfterYears: null,
  appreciationSharePercent: null,
  choices: false,
};

const limits: LoanLimits = { conformingLimits: [832_750], fhaLimits: [541_287] };

describe('estimateOf', () => {
  it('returns the plain comparison if the buyer adds nothing', () => {
    const { comparison, terms, costs } = estimateOf(facts, plainDetails, [], unknownLimits);
    expect(comparison).toEqual(comparePayments(facts));
    expect(terms).toEqual({ ...termsFacts(facts, comparison), insuredMonths: 0 });
    expect(costs.atClosing.lowered).toBe(86_400);
  });

  it('adds the extras to both payments and leaves the savings unchanged', () => {
    const plain = estimateOf(facts, plainDetails, [], unknownLimits).comparison;
    const added = estimateOf(facts, { ...plainDetails, dues: 100 }, [], unknownLimits).comparison;
    expect(added.ITMOMortgagePayment).toBeCloseTo(plain.ITMOMortgagePayment + 100, 9);
    expect(added.traditionalMortgagePayment).toBeCloseTo(plain.traditionalMortgagePayment + 100, 9);
    expect(added.amountSaved).toBe(plain.amountSaved);
  });

  it('computes a sale at the end of the program', () => {
    const { saleAtEnd, comparison } = estimateOf(facts, plainDetails, [], unknownLimits);
    expect(saleAtEnd.year).toBe(comparison.years);
    expect(saleAtEnd.secondLoan).toBe(comparison.secondLoan.owed);
    expect(saleAtEnd.assistance).toEqual({ kind: 'owed', dollars: 0 });
  });

  it('needs no cash except the down payment if the payment is not lowered', () => {
    const short = { ...facts, downPayment: 20_000 };
    const { comparison, costs, salePlan } = estimateOf(short, plainDetails, [], unknownLimits);
    expect(comparison.isQualified).toBe(false);
    expect(costs.atClosing.traditional).toBe(20_000);
    expect(salePlan.isLowered).toBe(false);
  });

  it('takes the loan type, its insurance and its premium from the applied program', () => {
    const details = { ...plainDetails, mortgageInsurance: true };
    const good = { ...facts, creditScore: 'good' } as const;
    const { loanType, loanTypeReason, comparison, costs } = estimateOf(
      good,
      details,
      [helpWith(['fha'])],
      limits,
    );
    expect({ loanType, loanTypeReason }).toEqual({ loanType: 'FHA', loanTypeReason: 'program' });
    expect(costs.insurance.kind).toBe('fha');
    expect(costs.firstLoan.principal).toBeCloseTo(310_000 * 1.0175, 6);
    // The specification's own type still qualifies the lowered payment.
    expect(comparison.loanType).toBe('Conventional');
  });

  it.each<[FirstMortgageType[], number, string, string | null]>([
    [[], 80_000, 'Conventional', null],
    [['conventional', 'fha'], 80_000, 'Conventional', null],
    [['va', 'usda'], 80_000, 'VA', 'program'],
    [['conventional', 'usda'], 80_000, 'Conventional', null],
  ])('with a program for %j is a %s loan', (types, downPayment, loanType, loanTypeReason) => {
    const estimate = estimateOf({ ...facts, downPayment }, plainDetails, [helpWith(types)], limits);
    expect(estimate).toMatchObject({ loanType, loanTypeReason });
  });

  it('uses the other loan type above the county limit, once the limits are known', () => {
    const poor = {
      ...facts,
      homePrice: 700_000,
      downPayment: 10_000,
      creditScore: 'poor',
    } as const;
    const program = helpWith(['conventional', 'fha']);
    const typeOf = (known: LoanLimits) => {
      const estimate = estimateOf(poor, plainDetails, [program], known);
      return [estimate.loanType, estimate.loanTypeReason];
    };
    expect(typeOf(limits)).toEqual(['Conventional', 'limit']);
    expect(typeOf(unknownLimits)).toEqual(['FHA', null]);
  });

  it('ignores the county limit without help', () => {
    const poor = {
      ...facts,
      homePrice: 700_000,
      downPayment: 10_000,
      creditScore: 'poor',
    } as const;
    const estimate = estimateOf(poor, plainDetails, [], limits);
    expect(estimate).toMatchObject({ loanType: 'FHA', loanTypeReason: null });
  });

  it('adds up the help of several programs, and counts what each of them costs', () => {
    const grant = helpWith(['conventional', 'fha']);
    const monthly = { ratePercent: 0, aboveFirstMortgage: null, termYears: 10 };
    const loan: CountedProgram = {
      ...helpWith(['fha']),
      id: 2,
      kind: 'repayable-loan',
      cap: 24_000,
      repayment: { ...noTerms, monthly },
    };
    const estimate = estimateOf(facts, plainDetails, [grant, loan], limits);
    const { comparison, help, allIn, saleAtEnd, program, loanType } = estimate;
    expect(comparison.assistanceDowpayment).toBe(34_000);
    expect(help.map(({ program: { id }, amount }) => [id, amount])).toEqual([
      [2, 24_000],
      [1, 10_000],
    ]);
    expect(program?.id).toBe(2);
    expect(loanType).toBe('FHA');
    expect(allIn.traditional.assistance).toBeCloseTo(200, 6);
    const left = 24_000 * (1 - comparison.years / 10);
    expect(saleAtEnd.assistance).toEqual({ kind: 'owed', dollars: expect.closeTo(left, 6) });
  });

  it('returns only finite numbers for all answers and settings that the page accepts', () => {
    fc.assert(
      fc.property(pricedAnswers, acceptedDetails, products, (quote, accepted, product) => {
        const details = countedDetails(accepted, 'TX', costTables.closingCosts);
        const estimate = estimateOf(
          pricingFactsOf(quote, details, product),
          details,
          [],
          unknownLimits,
        );
        expect(brokenNumbers(estimate)).toEqual([]);
        expect(estimate.comparison.traditionalMortgagePayment).toBeGreaterThanOrEqual(0);
        expect(paymentOnly(estimate.facts, estimate)).toBeCloseTo(
          paymentNow(estimate.comparison),
          6,
        );
        expect(estimate.comparison.ITMOMortgagePayment).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });
});

function within(lowest: number, highest: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(lowest, highest),
    fc.integer({ min: lowest, max: highest }),
    fc.integer({ min: lowest, max: Math.min(highest, lowest + 100) }),
  );
}

/** Percentages with up to three decimals, like those a buyer may type. */
function percents(lowest: number, highest: number): fc.Arbitrary<number> {
  return within(lowest * 1000, highest * 1000).map((thousandths) => thousandths / 1000);
}

const localRate = fc.option(percents(0, 10).map((percent) => percent / 100));
const dollars = within(0, LARGEST_EXTRA);

const acceptedDetails = fc
  .record({
    term: fc.constantFrom(...loanTerms),
    interestRate: percents(0, HIGHEST_INTEREST_RATE),
    applyAssistance: fc.boolean(),
    propertyTax: localRate,
    insurance: localRate,
    mortgageInsurance: fc.boolean(),
    closingCosts: fc.option(percents(0, HIGHEST_CLOSING_COSTS)),
    points: percents(0, HIGHEST_POINTS),
    lenderFees: dollars,
    dues: dollars,
    extraPrincipal: dollars,
    otherDebts: dollars,
    yearlyGrowth: percents(-STRONGEST_GROWTH, STRONGEST_GROWTH),
  })
  .map((details) => CalculatorDetails.parse(details));

const pricedAnswers: fc.Arbitrary<PricedAnswers> = fc.record({
  homePrice: within(1, LARGEST_AMOUNT),
  downPayment: within(0, LARGEST_AMOUNT),
  creditScore: fc.constantFrom(...CreditScore.options),
  homeLocation: fc.constant(austin),
});

/** The paths of numbers that are NaN or infinite. */
function brokenNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenNumbers(part, `${path}.${key}`));
}
