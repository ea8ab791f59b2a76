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
} from '@latchkey/domain';
import { austin, helpWith, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../test/sample-match.ts';
import { loanWords, termsSentences } from './column-words.ts';
import {
  type Column,
  lowestColumns,
  type ProgramFigures,
  programColumn,
  programFigures,
  vaColumn,
} from './columns.ts';

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
    expect(figures.answer.cash.gap).toEqual({
      have: 80_000,
      needed: 86_400,
      short: 6_400,
      left: 0,
    });
    expect(figures.estimate.terms.loanAmount).toBe(320_000);
  });

  it("includes mortgage insurance in the payment that a lender uses, even if the buyer's payment does not", () => {
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
    expect(owed[2]).toEqual({ kind: 'owed', dollars: 0 });
  });

  it('does not apply assistance for a tax credit', () => {
    const credit = { ...grant, kind: 'tax-credit' } as const;
    const { estimate, answer } = programFigures(credit, pricing);
    const withoutHelp = programFigures(none, pricing);
    expect(estimate.help).toEqual([]);
    expect(estimate.comparison).toEqual(withoutHelp.estimate.comparison);
    expect(answer.cash.gap).toEqual(withoutHelp.answer.cash.gap);
  });

  it('applies assistance to closing costs only if the assistance can pay for nothing else, as the calculator does', () => {
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
    const { estimate, answer } = programFigures(helpWith(['fha']), pricing);
    expect(estimate.comparison.lowering.kind).toBe('qualified');
    expect(leadingLoweredPlan(estimate)).toBeNull();
    expect(currentPlan(estimate.comparison).payment).toBeLessThan(
      estimate.comparison.traditional.payment,
    );
    // The buyer's own money, a year of home insurance and three months of property tax.
    expect(answer.cash.gap.needed).toBeCloseTo(80_000 + 2_000 + 1_100, 2);
  });

  it('shows the cash for a traditional loan if the lowered payment is not possible', () => {
    const poor = { ...facts, downPayment: 1_000 };
    const { estimate, answer } = programFigures(none, { ...pricing, facts: poor, ownCash: 1_000 });
    expect(estimate.comparison.lowering.kind).toBe('not-qualified');
    expect(answer.cash.gap.needed).toBeCloseTo(1_000 + 2_000 + 1_100, 2);
  });
});

describe('programColumn', () => {
  const match = sampleMatch();

  it('pays closing costs first, and uses the remaining cash as the down payment', () => {
    const { basis } = programColumn({ ...match, cap: 0, maxAmount: 0 }, pricing);
    // A year of home insurance and three months of property tax.
    expect(basis.ownMoney).toBe(80_000 - 2_000 - 1_100);
    const { comparison } = programFigures(none, {
      ...pricing,
      facts: { ...facts, downPayment: basis.ownMoney },
    }).estimate;
    const [month] = comparison.traditional.months;
    expect(basis.payment).toBeCloseTo(month ? allInPayment(month) : Number.NaN, 6);
  });

  it('subtracts the assistance from the price, and never lowers the payment with a line of credit', () => {
    const { basis, ...figures } = programColumn(match, pricing);
    expect(basis).toMatchObject({ ownMoney: 76_900, help: 10_000 });
    expect(basis.payment).toBeGreaterThan(loweredPlanIn(figures).payment);
  });

  it('shows the minimum down payment even if the cash does not cover it', () => {
    const { basis } = programColumn({ ...match, cap: 0 }, { ...pricing, ownCash: 1_000 });
    expect(basis.ownMoney).toBe(12_000);
  });

  it('states which part of the payment is unknown', () => {
    const units = { ...pricing, facts: { ...facts, homeType: 'multi-family' as const } };
    const { basis } = programColumn(match, { ...units, ownCash: 30_000 });
    expect(basis.missing).toEqual(['insurance']);
  });
});

describe('vaColumn', () => {
  const veteran = { veteranStatus: true, homePlan: 'primary' } as const;
  const columnWith = (isOwnMoney: boolean, changes: Partial<CountedDetails> = {}) => {
    const column = vaColumn(
      veteran,
      { ...pricing, details: { ...details, ...changes } },
      isOwnMoney,
    );
    if (!column) throw new RangeError('A veteran has the option');
    return column;
  };

  it('shows a VA loan with no down payment by default, and without the fee in the cash needed', () => {
    const va = columnWith(false);
    expect([va.downPayment, va.downPaymentPercent]).toEqual([0, 0]);
    expect(va.basis.ownMoney).toBe(0);
    expect(va.basis.payment).toBe(va.payment);
    expect(va.cash.needed).toBeCloseTo(2_000 + 1_100, 2);
  });

  it("uses the buyer's own money as the down payment after closing costs, like the other columns", () => {
    const va = columnWith(true);
    expect([va.downPayment, va.downPaymentPercent]).toEqual([80_000, 20]);
    expect(va.basis.ownMoney).toBe(76_900);
    expect(va.basis.payment).toBeGreaterThan(va.payment);
    expect(va.payment).toBeLessThan(columnWith(false).payment);
  });

  it('adds the HOA dues to the payment', () => {
    expect(columnWith(true, { dues: 50 }).payment - columnWith(true).payment).toBeCloseTo(50, 6);
  });

  it('returns no VA column without military service, or if the buyer needs no loan', () => {
    expect(vaColumn({ ...veteran, veteranStatus: false }, pricing, false)).toBeNull();
    const rich = { ...pricing, facts: { ...facts, downPayment: 400_000 } };
    expect(vaColumn(veteran, rich, false)).toBeNull();
  });
});

describe('lowestColumns', () => {
  const columnWith = (payment: number | null, missing: Column['basis']['missing'] = []) => ({
    ...programColumn(sampleMatch(), pricing),
    basis: { payment, missing, ownMoney: 0, help: 0 },
  });

  it('returns every column that has the lowest payment, in whole dollars', () => {
    const [one, two, three] = [columnWith(1_027.4), columnWith(1_026.6), columnWith(1_188)];
    expect(lowestColumns([one, two, three])).toEqual([one, two]);
  });

  it('compares only known payments, and returns no columns if fewer than two payments are known', () => {
    const [known, none] = [columnWith(1_188, ['dues']), columnWith(null)];
    const unknown = columnWith(1_000, ['assistance']);
    const other = columnWith(1_189, ['dues']);
    expect(lowestColumns([known, none, unknown])).toEqual([]);
    expect(lowestColumns([none, unknown, other, known])).toEqual([known]);
  });
});

describe('the text in the columns', () => {
  const figures = programFigures(none, pricing);

  it("includes the loan, the buyer's own money and the APR", () => {
    expect(termsSentences(figures.estimate)).toEqual([
      'Loan $320,000, $80,000 down (20%)',
      expect.stringMatching(/^APR, estimated: 6\.3[78]%$/),
      'Includes no charges besides interest.',
    ]);
  });

  it('states which loan the program accepts and who offers it', () => {
    expect(loanWords('FHA', { types: ['fha', 'va'], from: 'agency-loan' })).toEqual([
      'FHA loan',
      'Accepts FHA or VA',
      'The loan must come from the agency',
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
