import {
  type CountedDetails,
  costTables,
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
  onTopWords,
  termsWords,
} from './column-words.ts';
import { programFigures, vaColumn } from './columns.ts';

const details: CountedDetails = {
  ...sampleDetails,
  mortgageInsurance: false,
  closingCosts: Percent.parse(0),
};

const quote: PricedAnswers = {
  homePrice: 400_000,
  downPayment: 80_000,
  creditScore: 'excellent',
  homeLocation: { ...austin, property_tax: 0.011, insurance_rate: 0.005 },
};

const facts = pricingFactsOf(quote, details, sampleProduct);
const pricing = { facts, details, limits: unknownLimits, ownCash: facts.downPayment };
const grant = helpWith(['conventional']);
const none = { ...grant, cap: 0 };

describe('programFigures', () => {
  it('matches the worked example to the cent without help', () => {
    const { comparison, cash, costs } = programFigures(none, pricing);
    expect(comparison.ITMOMortgagePayment).toBeCloseTo(2_189, 2);
    expect(comparison.secondLoan.owed).toBe(25_000);
    expect(cash).toEqual({ have: 80_000, needed: 86_400, short: 6_400, left: 0 });
    expect(costs.firstLoan.principal).toBe(320_000);
  });

  it('adds mortgage insurance to what a lender counts, even if the buyer counts none', () => {
    const little = { ...facts, downPayment: 60_000 };
    const { allIn, comparison } = programFigures(none, { ...pricing, facts: little });
    expect(allIn.lowered.mortgageInsurance).toBeGreaterThan(0);
    expect(allIn.lowered.total).toBeCloseTo(
      comparison.ITMOMortgagePayment + (allIn.lowered.mortgageInsurance ?? 0),
      6,
    );
  });

  it('lowers the loan by the help, and owes nothing on a grant', () => {
    const { costs, owed } = programFigures(grant, pricing);
    expect(costs.firstLoan.principal).toBe(310_000);
    expect(owed).toEqual([3, 5, 10].map(() => ({ kind: 'owed', dollars: 0 })));
  });

  it('never shows an unknown debt as zero', () => {
    const loan = { ...grant, kind: 'deferred-loan' } as const;
    const { owed } = programFigures(loan, pricing);
    expect(owed.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('knows that forgiven help is owed no more, even if it does not know what a sale costs', () => {
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

  it('counts no help from a tax credit', () => {
    const credit = { ...grant, kind: 'tax-credit' } as const;
    const figures = programFigures(credit, pricing);
    expect(figures).toEqual(programFigures(none, pricing));
  });

  it('counts help for closing costs, as the calculator does', () => {
    const little = { ...facts, downPayment: 12_000 };
    const help = { ...grant, cap: 40_000, paysClosingCosts: true } as const;
    const costs = { ...details, closingCosts: Percent.parse(2) };
    const short = { ...pricing, facts: little, details: costs, ownCash: 12_000 };
    const { cash, closingHelp } = programFigures(help, short);
    expect(closingHelp).toBe(8_000);
    expect(cash.needed).toBeCloseTo(12_000 + 6_400, 2);
    expect(programFigures(help, { ...short, ownCash: 30_000 }).closingHelp).toBe(0);
  });

  it('takes the loan type that the program asks for', () => {
    const { loanType } = programFigures(helpWith(['fha']), pricing);
    expect(loanType).toBe('FHA');
  });

  it('counts the cash of a traditional loan if the payment cannot be lowered', () => {
    const poor = { ...facts, downPayment: 1_000 };
    const { comparison, cash } = programFigures(none, { ...pricing, facts: poor, ownCash: 1_000 });
    expect(comparison.isQualified).toBe(false);
    expect(cash.needed).toBeCloseTo(1_000 + 2_000 + 1_100, 2);
  });
});

describe('vaColumn', () => {
  const option = vaOption(facts, { veteranStatus: true, homePlan: 'primary' }, costTables.va);
  if (!option) throw new RangeError('A veteran has the option');

  it('leaves extra principal out of what a lender counts, and names the own money', () => {
    const paying = { ...details, dues: 50, extraPrincipal: 100 };
    const va = vaColumn(option, { ...pricing, details: paying });
    expect(va.payment - va.counted).toBeCloseTo(100, 6);
    expect([va.downPayment, va.downPaymentPercent]).toEqual([80_000, 20]);
  });

  it('adds the dues to the payment and takes no fee in cash', () => {
    const { payment, cash } = vaColumn(option, { ...pricing, details: { ...details, dues: 50 } });
    expect(payment).toBeCloseTo(option.monthlyPayment + 50, 6);
    expect(cash.needed).toBeCloseTo(80_000 + 2_000 + 1_100, 2);
  });
});

describe('words', () => {
  const figures = programFigures(none, pricing);

  it('name the loan, the own money and the APR', () => {
    expect(termsWords(figures)).toBe('Loan $320,000, $80,000 down (20%), 6.375% APR');
    expect(insuranceWords(figures)).toBeNull();
    expect(gapWords(figures.cash)).toBe('short $6,400');
    expect(gapWords({ have: 2, needed: 1, short: 0, left: 1 })).toBe('$1 left');
  });

  it('say how much of taxes and insurance the lowered payment includes', () => {
    expect(loweredWords(figures)).toBe(
      'lowered, years 1 to 7, with $192.61 of taxes and insurance, not the rest',
    );
    const little = programFigures(none, { ...pricing, facts: { ...facts, downPayment: 30_000 } });
    expect(loweredWords(little)).toMatch(/^lowered, years 1 to \d, without taxes and insurance$/);
  });

  it('name the mortgage insurance that neither the payments nor the APR count', () => {
    const little = { ...pricing, facts: { ...facts, downPayment: 40_000 } };
    const uncounted = programFigures(none, little);
    expect(termsWords(uncounted)).toMatch(/6\.375% APR without mortgage insurance$/);
    expect(onTopWords(uncounted)).toMatch(/^On top each month: mortgage insurance \$[\d.]+$/);
    expect(onTopWords(figures)).toBeNull();
  });

  it('name the mortgage insurance in the payment', () => {
    const insured = { ...details, mortgageInsurance: true };
    const little = { ...facts, downPayment: 40_000 };
    const words = insuranceWords(
      programFigures(none, { ...pricing, facts: little, details: insured }),
    );
    expect(words).toMatch(/^With \$[\d.]+ a month of mortgage insurance at first$/);
  });

  it('say which loan the program takes and who makes it', () => {
    expect(loanWords('FHA', { types: ['fha', 'va'], from: 'agency-loan' })).toEqual([
      'FHA loan',
      'Takes FHA or VA',
      'It must be the agency’s own loan',
    ]);
    expect(loanWords('FHA', { types: ['fha'], from: 'any-lender' })).toEqual([
      'FHA loan',
      'Any lender makes it',
    ]);
    expect(loanWords('Conventional', { types: [], from: null })).toEqual([
      'Conventional loan',
      'Loan types not stated: ask',
      'Who makes it is not stated: ask',
    ]);
  });
});
