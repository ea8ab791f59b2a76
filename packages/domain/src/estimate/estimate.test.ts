import { describe, expect, it } from 'vitest';
import { compared, loweredOf } from '../../test/compared.ts';
import { sampleLowering } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { noTerms } from '../../test/program-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import type { FirstMortgageType } from '../catalog/first-mortgage.ts';
import { type LoanLimits, unknownLimits } from '../loan/loan-limit.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { termsOf } from '../mortgage/terms.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import type { CountedProgram } from '../programs/applied-program.ts';
import type { CreditScore } from '../quote/choices.ts';
import { Fraction, Percent } from '../units.ts';
import { cashFacts } from './cash-facts.ts';
import { type Estimate, estimateOf, leadingPlan, whyTraditional } from './estimate.ts';

const facts: PricingFacts = {
  homePrice: 400_000,
  downPayment: 80_000,
  interest: Percent.parse(6.375),
  term: 30,
  propertyTax: Fraction.parse(0.011),
  insurance: Fraction.parse(0.005),
  creditScore: 'excellent',
  homeType: 'single-family',
  lowering: sampleLowering,
};

const plainDetails = {
  ...sampleDetails,
  closingCosts: Percent.parse(0),
  lenderFees: 0,
  prepaidInterestDays: 0,
};

const limits: LoanLimits = { conformingLimits: [832_750], fhaLimits: [541_287] };

describe('estimateOf', () => {
  it('returns the same figures as the plain comparison if the buyer adds no costs', () => {
    const { comparison, terms } = estimateOf(facts, plainDetails, [], unknownLimits);
    expect(comparison).toEqual(compared(facts, [], plainDetails));
    expect(terms).toEqual(termsOf(facts, comparison, plainDetails));
  });

  it("adds the buyer's extra costs to both payments and leaves the savings unchanged", () => {
    const plain = estimateOf(facts, plainDetails, [], unknownLimits).comparison;
    const added = estimateOf(facts, { ...plainDetails, dues: 100 }, [], unknownLimits).comparison;
    const [before, after] = [loweredOf(plain), loweredOf(added)];
    expect(after.payment).toBeCloseTo(before.payment + 100, 9);
    expect(added.traditional.payment).toBeCloseTo(plain.traditional.payment + 100, 9);
    expect(after.saved).toBeCloseTo(before.saved, 9);
  });

  it('calculates a sale at the end of the lowered payment', () => {
    const { saleAtEnd, comparison } = estimateOf(facts, plainDetails, [], unknownLimits);
    expect(saleAtEnd.year).toBe(loweredOf(comparison).years);
    expect(saleAtEnd.secondLoan).toBe(loweredOf(comparison).waiting.owed);
    expect(saleAtEnd.assistance).toEqual({ kind: 'owed', dollars: 0 });
  });

  it('calculates a sale after seven years without a second loan if there is no lowered payment', () => {
    const short = { ...facts, downPayment: 20_000 };
    const { comparison, salePlan } = estimateOf(short, plainDetails, [], unknownLimits);
    expect(comparison.lowering.kind).toBe('not-qualified');
    expect(salePlan.plan).toBe(comparison.traditional);
    const plain = estimateOf({ ...facts, lowering: null }, plainDetails, [], unknownLimits);
    expect(plain.saleAtEnd).toMatchObject({ year: 7, secondLoan: 0 });
  });

  it('uses the loan type, insurance and premium of the loan that the applied program accepts', () => {
    const details = { ...plainDetails, mortgageInsurance: true };
    const good = { ...facts, creditScore: 'good' } as const;
    const { loanType, loanTypeReason, comparison } = estimateOf(
      good,
      details,
      [helpWith(['fha'])],
      limits,
    );
    expect({ loanType, loanTypeReason }).toEqual({ loanType: 'FHA', loanTypeReason: 'program' });
    expect(comparison.firstLoan).toMatchObject({ type: 'FHA', insurance: { kind: 'fha' } });
    expect(comparison.firstLoan.loan.principal).toBeCloseTo(310_000 * 1.0175, 6);
    // The credit score's own loan type determines whether the buyer can have the lowered payment.
    const own = estimateOf(good, details, [helpWith(['conventional'])], limits);
    expect(loweredOf(comparison).length).toBe(loweredOf(own.comparison).length);
  });

  it.each<[FirstMortgageType[], number, string, string | null]>([
    [[], 80_000, 'Conventional', null],
    [['conventional', 'fha'], 80_000, 'Conventional', null],
    [['va', 'usda'], 80_000, 'USDA', 'program'],
    [['va'], 80_000, 'Conventional', null],
    [['conventional', 'usda'], 80_000, 'Conventional', null],
  ])(
    'picks the right loan type for a program that accepts %j, with $%i down: %s',
    (types, downPayment, loanType, loanTypeReason) => {
      const estimate = estimateOf(
        { ...facts, downPayment },
        plainDetails,
        [helpWith(types)],
        limits,
      );
      expect(estimate).toMatchObject({ loanType, loanTypeReason });
    },
  );

  it('picks the other loan type above the county limit, if the limits are known', () => {
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

  it.each([
    ['excellent', 'Conventional', 12_000],
    ['poor', 'FHA', 14_000],
  ] as const)(
    "uses the program's cap for the loan's own type with a %s score: %s",
    (creditScore, type, paid) => {
      const percent = (maxPercent: number) => ({
        cap: null,
        maxPercent,
        percentOf: 'price' as const,
      });
      const tiered: CountedProgram = {
        ...helpWith(['conventional', 'fha']),
        ...percent(3),
        capByLoanType: { Conventional: percent(3), FHA: percent(3.5) },
      };
      const estimate = estimateOf({ ...facts, creditScore }, plainDetails, [tiered], limits);
      expect(estimate.loanType).toBe(type);
      expect(estimate.help[0]?.amount).toBeCloseTo(paid, 6);
      expect(estimate.comparison.down.assistance).toBeCloseTo(paid, 6);
      expect(cashFacts(estimate, 0).needed.downPayment).toBeCloseTo(80_000, 6);
    },
  );

  it('ignores the county limit if there is no assistance', () => {
    const poor = {
      ...facts,
      homePrice: 700_000,
      downPayment: 10_000,
      creditScore: 'poor',
    } as const;
    const estimate = estimateOf(poor, plainDetails, [], limits);
    expect(estimate).toMatchObject({ loanType: 'FHA', loanTypeReason: null });
  });

  it('adds up the assistance from several programs, and the cost of each program', () => {
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
    const { comparison, help, saleAtEnd, program, loanType } = estimate;
    expect(comparison.down.assistance).toBe(34_000);
    expect(help.map(({ program: { id }, amount }) => [id, amount])).toEqual([
      [2, 24_000],
      [1, 10_000],
    ]);
    expect(program?.id).toBe(2);
    expect(loanType).toBe('FHA');
    expect(monthOfYear(comparison.traditional.months, 1).assistance).toBeCloseTo(200, 6);
    const left = 24_000 * (1 - loweredOf(comparison).years / 10);
    expect(saleAtEnd.assistance).toEqual({ kind: 'owed', dollars: expect.closeTo(left, 6) });
  });

  it('uses the whole traditional payment as the payment that a lender considers', () => {
    const { comparison, lenderPayment } = estimateOf(
      { ...facts, downPayment: 40_000 },
      { ...plainDetails, dues: 250 },
      [],
      limits,
    );
    const { payment } = comparison.traditional;
    // Insurance on $360,000 at 90% costs 0.46% a year. The setting for insurance is off.
    expect(lenderPayment).toBeCloseTo(payment + (360_000 * 0.0046) / 12, 9);
  });

  it('includes the payment on a second loan that starts at closing in the payment that a lender uses', () => {
    const dear = { ...facts, downPayment: 100_000, propertyTax: Fraction.parse(0.025) };
    const { comparison, lenderPayment } = estimateOf(dear, plainDetails, [], limits);
    const plan = loweredOf(comparison);
    expect(plan.product).toBe('Amortization');
    const all = allInPayment(monthOfYear(comparison.traditional.months, 1));
    expect(lenderPayment).toBeCloseTo(all + 481.7, 2);
    const lowering = { ...sampleLowering, lengths: ['7 years'] } as const;
    const small = { ...dear, downPayment: 40_000, lowering };
    const short = estimateOf(small, plainDetails, [], limits);
    expect(loweredOf(short.comparison).product).toBe('Amortization');
    expect(short.comparison.lowering.kind).toBe('not-qualified');
    expect(short.lenderPayment).toBe(
      allInPayment(monthOfYear(short.comparison.traditional.months, 1)),
    );
  });

  it.each<[FirstMortgageType, CreditScore, number, Estimate['escrow'], Estimate['leadsWith']]>([
    ['conventional', 'good', 80_000, 'optional', 'lowered'],
    ['conventional', 'good', 79_999, 'usual', 'lowered'],
    ['conventional', 'good', 10_000, 'usual', 'traditional'],
    ['fha', 'good', 80_000, 'required', 'traditional'],
    ['usda', 'good', 80_000, 'required', 'traditional'],
  ])(
    'for a %s loan, a %s score and $%i down, has %s escrow and leads with the %s plan',
    (...given) => {
      const [type, creditScore, downPayment, escrow, leadsWith] = given;
      const buyer = { ...facts, creditScore, downPayment };
      const program = { ...helpWith([type]), cap: 0 };
      const estimate = estimateOf(buyer, plainDetails, [program], unknownLimits);
      expect(estimate).toMatchObject({ escrow, leadsWith });
      const { traditional, lowering } = estimate.comparison;
      const lowered = lowering.kind === 'qualified' ? lowering.plan : null;
      expect(leadingPlan(estimate)).toBe(leadsWith === 'lowered' ? lowered : traditional);
    },
  );

  it('leads with the traditional payment below a score of 620, even if the buyer qualifies', () => {
    const dear = { downPayment: 100_000, propertyTax: Fraction.parse(0.025) };
    const poor = { ...facts, ...dear, creditScore: 'poor' } as const;
    const { comparison, ...estimate } = estimateOf(poor, plainDetails, [], limits);
    expect(comparison.lowering).toMatchObject({
      kind: 'qualified',
      plan: { product: 'Amortization' },
    });
    expect(estimate).toMatchObject({ loanType: 'FHA', leadsWith: 'traditional' });
    // Therefore, there is no second loan, neither at a sale nor in the payment that a lender uses.
    expect(estimate.saleAtEnd.secondLoan).toBe(0);
    const first = monthOfYear(comparison.traditional.months, 1);
    expect(estimate.lenderPayment).toBe(allInPayment(first));
  });

  it('reports which parts of the payment are unknown', () => {
    const multi = { ...facts, homeType: 'multi-family', downPayment: 40_000 } as const;
    const loan = { ...helpWith([]), kind: 'repayable-loan' } as const;
    const unknown = estimateOf(multi, plainDetails, [loan], limits);
    expect(unknown.unknown).toEqual({ insurance: true, assistance: true });
    expect(unknown.terms.apr).toBeNull();
    const known = estimateOf(facts, plainDetails, [helpWith([])], limits);
    expect(known.unknown).toEqual({ insurance: false, assistance: false });
    expect(known.terms.apr).not.toBeNull();
  });
});

describe('whyTraditional', () => {
  const why = (changes: Partial<PricingFacts>) =>
    whyTraditional(estimateOf({ ...facts, ...changes }, plainDetails, [], unknownLimits));

  it.each([
    ['the lowered payment leads', {}, null],
    ['the down payment is too small', { downPayment: 12_000 }, 'not-qualified'],
    [
      'an FHA lender collects taxes and insurance',
      { creditScore: 'poor' } as const,
      'escrow-required',
    ],
    ['there is no loan', { downPayment: 400_000 }, null],
  ])('returns the reason why the traditional payment leads: %s', (_, changes, reason) => {
    expect(why(changes)).toBe(reason);
  });

  it('returns no reason if the site offers no lowered payment', () => {
    expect(why({ downPayment: 12_000, lowering: null })).toBeNull();
  });
});
