import {
  allInPayment,
  type CountedDetails,
  currentPlan,
  type LoweredPlan,
  leadingLoweredPlan,
  Percent,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
  vaOption,
} from '@latchkey/domain';
import { austin, helpWith, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import {
  gapWords,
  insuranceWords,
  loanWords,
  loweredWords,
  termsSentences,
} from './column-words.ts';
import { type ProgramFigures, programFigures, vaColumn } from './columns.ts';

const details: CountedDetails = {
  ...sampleDetails,
  mortgageInsurance: false,
  closingCosts: Percent.parse(0),
  lenderFees: 0,
  prepaidInterestDays: 0,
};

const quote: PricedAnswers = {
  homePrice: 400_000,
  downPayment: 80_000,
  creditScore: 'excellent',
  homeType: 'single-family',
  homeLocation: { ...austin, property_tax: 0.011, insurance_rate: 0.005 },
};

const facts = pricingFactsOf(quote, details, sampleProduct);
const pricing = { facts, details, limits: unknownLimits, ownCash: facts.downPayment };
const grant = helpWith(['conventional']);
const none = { ...grant, cap: 0 };

function loweredPlanIn({ estimate }: ProgramFigures): LoweredPlan {
  const plan = leadingLoweredPlan(estimate);
  if (!plan) throw new RangeError('The estimate leads with the lowered payment');
  return plan;
}

describe('programFigures', () => {
  it('matches the worked example to the cent if no assistance applies', () => {
    const figures = programFigures(none, pricing);
    const plan = loweredPlanIn(figures);
    expect(plan.payment).toBeCloseTo(2_189, 2);
    expect(plan.secondLoan.owed).toBe(25_000);
    expect(plan.waiting.owed).toBeCloseTo(31_911.11, 2);
    expect(figures.cash).toEqual({ have: 80_000, needed: 86_400, short: 6_400, left: 0 });
    expect(figures.estimate.terms.loanAmount).toBe(320_000);
  });

  it("includes mortgage insurance in the lender's payment, even if the buyer's payment does not", () => {
    const little = { ...facts, downPayment: 60_000 };
    const { estimate } = programFigures(none, { ...pricing, facts: little });
    const { payment, months } = estimate.comparison.traditional;
    const insurance = months[0]?.insurance ?? 0;
    expect(insurance).toBeGreaterThan(0);
    expect(estimate.lenderPayment).toBeCloseTo(payment + insurance, 6);
  });

  it('subtracts the assistance from the loan, and shows no debt for a grant', () => {
    const { estimate, owed } = programFigures(grant, pricing);
    expect(estimate.terms.loanAmount).toBe(310_000);
    expect(owed).toEqual([3, 5, 10].map(() => ({ kind: 'owed', dollars: 0 })));
  });

  it('never shows an unknown debt as zero', () => {
    const loan = { ...grant, kind: 'deferred-loan' } as const;
    const { owed } = programFigures(loan, pricing);
    expect(owed.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('shows forgiven assistance as paid off, even if the balance at an earlier sale is unknown', () => {
    const repayment = {
      monthly: null,
      interest: null,
      forgiven: { afterYears: 10, how: 'at-end' as const, startsAfterYears: 0 },
      dueOn: [],
      dueAfterYears: null,
      appreciationSharePercent: null,
      choices: false,
    };
    const loan = { ...grant, kind: 'forgivable-loan' as const, repayment };
    const { owed } = programFigures(loan, pricing);
    expect(owed.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'owed']);
  });

  it('applies no assistance for a tax credit', () => {
    const credit = { ...grant, kind: 'tax-credit' } as const;
    const { estimate, cash } = programFigures(credit, pricing);
    const withoutHelp = programFigures(none, pricing);
    expect(estimate.help).toEqual([]);
    expect(estimate.comparison).toEqual(withoutHelp.estimate.comparison);
    expect(cash).toEqual(withoutHelp.cash);
  });

  it('applies assistance to closing costs only if it pays nothing else, as the calculator does', () => {
    const little = { ...facts, downPayment: 12_000 };
    const costs = { ...details, closingCosts: Percent.parse(2) };
    const short = { ...pricing, facts: little, details: costs, ownCash: 12_000 };
    const closing = programFigures({ ...grant, cap: 40_000, pays: 'closing' }, short);
    const both = { ...grant, cap: 40_000, pays: 'both' } as const;
    expect(closing.closingHelp).toBe(8_000);
    expect(closing.estimate.comparison).toEqual(programFigures(none, short).estimate.comparison);
    expect(programFigures(both, short).closingHelp).toBe(0);
    expect(programFigures(both, short).estimate.comparison.down.assistance).toBe(40_000);
    const paying = { ...short, details: { ...costs, helpPaysClosing: true } };
    expect(programFigures(both, paying).closingHelp).toBe(8_000);
    expect(programFigures(both, paying).estimate.comparison.down.assistance).toBe(32_000);
  });

  it('uses the loan type that the program requires', () => {
    const { estimate } = programFigures(helpWith(['fha']), pricing);
    expect(estimate.loanType).toBe('FHA');
  });

  it('starts with the traditional payment and its cash at closing for an FHA loan', () => {
    const { estimate, cash } = programFigures(helpWith(['fha']), pricing);
    expect(estimate.comparison.lowering.kind).toBe('qualified');
    expect(leadingLoweredPlan(estimate)).toBeNull();
    expect(currentPlan(estimate.comparison).payment).toBeLessThan(
      estimate.comparison.traditional.payment,
    );
    // The buyer's own money, home insurance for a year and property tax for three months.
    expect(cash.needed).toBeCloseTo(80_000 + 2_000 + 1_100, 2);
  });

  it('shows the cash for a traditional loan if the buyer cannot get a lowered payment', () => {
    const poor = { ...facts, downPayment: 1_000 };
    const { estimate, cash } = programFigures(none, { ...pricing, facts: poor, ownCash: 1_000 });
    expect(estimate.comparison.lowering.kind).toBe('not-qualified');
    expect(cash.needed).toBeCloseTo(1_000 + 2_000 + 1_100, 2);
  });
});

describe('vaColumn', () => {
  const optionWith = (changes: Partial<CountedDetails>) => {
    const veteran = { veteranStatus: true, homePlan: 'primary' } as const;
    const option = vaOption(facts, veteran, { ...details, ...changes });
    if (!option) throw new RangeError('A veteran has the option');
    return option;
  };

  it("leaves extra principal out of the lender's payment, and includes the buyer's own money", () => {
    const option = optionWith({ dues: 50, extraPrincipal: 100 });
    const va = vaColumn(option, pricing);
    expect(option.plan.payment - va.counted).toBeCloseTo(100, 6);
    expect([va.downPayment, va.downPaymentPercent]).toEqual([80_000, 20]);
  });

  it('adds the HOA dues to the payment and needs no cash for the funding fee', () => {
    const { counted, cash } = vaColumn(optionWith({ dues: 50 }), pricing);
    const [month] = optionWith({}).plan.months;
    expect(counted).toBeCloseTo((month ? allInPayment(month) : 0) + 50, 6);
    expect(cash.needed).toBeCloseTo(80_000 + 2_000 + 1_100, 2);
  });
});

describe('the text in the columns', () => {
  const figures = programFigures(none, pricing);

  it("includes the loan, the buyer's own money and the APR", () => {
    expect(termsSentences(figures.estimate)).toEqual([
      'Loan $320,000, $80,000 down (20%)',
      expect.stringMatching(/^APR, estimated: 6\.3[78]%$/),
      'Includes no charges besides interest.',
      null,
      null,
    ]);
    expect(gapWords(figures.cash)).toBe('short $6,400');
    expect(gapWords({ have: 2, needed: 1, short: 0, left: 1 })).toBe('$1 left');
  });

  it('states how much of taxes and insurance the lowered payment includes', () => {
    expect(loweredWords(loweredPlanIn(figures))).toBe(
      'lowered, years 1 to 7, with $192.61 of taxes and insurance, not the rest',
    );
    const little = programFigures(none, { ...pricing, facts: { ...facts, downPayment: 30_000 } });
    expect(loweredWords(loweredPlanIn(little))).toMatch(
      /^lowered, years 1 to \d, without taxes and insurance$/,
    );
  });

  it('lists mortgage insurance that the APR includes and the payments leave out', () => {
    const little = { ...pricing, facts: { ...facts, downPayment: 40_000 } };
    const { estimate } = programFigures(none, little);
    expect(estimate.terms.apr).toBeGreaterThan(6.375);
    const sentences = termsSentences(estimate);
    expect(sentences[2]).toMatch(/^Includes mortgage insurance for \d+ months/);
    expect(sentences.at(-1)).toMatch(/^Plus each month: mortgage insurance \$[\d.]+$/);
  });

  it('states the mortgage insurance in the payment', () => {
    const insured = { ...details, mortgageInsurance: true };
    const little = { ...facts, downPayment: 40_000 };
    const { estimate } = programFigures(none, { ...pricing, facts: little, details: insured });
    expect(insuranceWords(estimate)).toMatch(
      /^With \$[\d.]+ a month of mortgage insurance at first$/,
    );
  });

  it('states which loan the program accepts and who offers it', () => {
    expect(loanWords('FHA', { types: ['fha', 'va'], from: 'agency-loan' })).toEqual([
      'FHA loan',
      'Accepts FHA or VA',
      'It must be the agency’s own loan',
    ]);
    expect(loanWords('FHA', { types: ['fha'], from: 'any-lender' })).toEqual([
      'FHA loan',
      'Offered by any lender',
    ]);
    expect(loanWords('Conventional', { types: [], from: null })).toEqual([
      'Conventional loan',
      'Loan types not stated: ask',
      'Lender not stated: ask',
    ]);
  });
});
