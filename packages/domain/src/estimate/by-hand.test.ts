import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import { Percent } from '../units.ts';
import { answerOf } from './answer.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { vaOption } from './va-option.ts';

// Figures for five buyers, calculated separately from the formulas and published tables. Payments
// are exact to the cent, and the APR is exact to the third decimal.

function estimated(
  changes: Parameters<typeof sampleFacts>[0],
  closingCosts: number,
  dues: number | null = null,
): Estimate {
  const details = { ...sampleDetails, closingCosts: Percent.parse(closingCosts), dues };
  return estimateOf(sampleFacts(changes), details, [], unknownLimits);
}

function figuresOf(estimate: Estimate, have: number) {
  const { eachMonth, cash, owedLater } = answerOf(estimate, have);
  return {
    loan: cents(estimate.terms.loanAmount),
    apr: estimate.terms.apr?.toFixed(3),
    traditional: cents(estimate.comparison.traditional.payment),
    now: cents(eachMonth.now),
    later: eachMonth.later && cents(eachMonth.later.payment),
    payback: eachMonth.later && cents(eachMonth.later.payback),
    cash: cents(cash.needed.total),
    owed: cents(owedLater.dollars),
    waiting: owedLater.waiting && cents(owedLater.waiting.interest),
    lender: cents(estimate.lenderPayment),
  };
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

describe('the figures of five buyers', () => {
  it('matches the figures worked out by hand for a conventional loan with 20% down in Austin', () => {
    const home = { homePrice: 400_000, downPayment: 80_000 };
    const rates = { propertyTax: 0.01535, insurance: 0.00467 };
    const estimate = estimated({ ...home, ...rates, creditScore: 'excellent' }, 1.5);
    expect(figuresOf(estimate, 80_000)).toEqual({
      loan: 320_000,
      apr: '6.497',
      traditional: 2_663.72,
      now: 2_312.17,
      later: 3_160.94,
      payback: 398,
      cash: 98_046.36,
      owed: 31_418.52,
      waiting: 22_759.59,
      lender: 2_663.72,
    });
  });

  it('matches the figures worked out by hand for a conventional loan with 5% down in Columbus', () => {
    const home = { homePrice: 300_000, downPayment: 15_000 };
    const rates = { propertyTax: 0.01547, insurance: 0.0051 };
    const estimate = estimated({ ...home, ...rates, creditScore: 'good' }, 2.04);
    expect(figuresOf(estimate, 15_000)).toEqual({
      loan: 285_000,
      apr: '7.516',
      traditional: 2_292.28,
      now: 2_596.28,
      later: null,
      payback: null,
      cash: 27_406.91,
      owed: 0,
      waiting: null,
      lender: 2_596.28,
    });
  });

  it('matches the figures worked out by hand for an FHA loan below a score of 620 in Detroit', () => {
    const home = { homePrice: 145_000, downPayment: 12_000 };
    const rates = { propertyTax: 0.0335, insurance: 0.00971 };
    const estimate = estimated({ ...home, ...rates, creditScore: 'poor' }, 2.72);
    expect(estimate).toMatchObject({ loanType: 'FHA', leadsWith: 'traditional' });
    expect(figuresOf(estimate, 12_000)).toMatchObject({
      loan: 135_327.5,
      apr: '7.168',
      traditional: 1_351.87,
      now: 1_421.52,
      later: null,
      cash: 20_250.86,
      owed: 0,
      lender: 1_421.52,
    });
  });

  it('matches the figures worked out by hand for a VA loan in Columbus', () => {
    const home = { homePrice: 289_000, downPayment: 20_000 };
    const rates = { propertyTax: 0.01547, insurance: 0.0051 };
    const details = { ...sampleDetails, closingCosts: Percent.parse(2.04) };
    const facts = sampleFacts({ ...home, ...rates, creditScore: 'good' });
    const option = vaOption(facts, { veteranStatus: true, homePlan: 'primary' }, details);
    if (!option) throw new RangeError('A veteran has the option');
    expect({
      loan: cents(option.firstLoan.loan.principal),
      apr: option.apr?.toFixed(3),
      now: cents(allInPayment(monthOfYear(option.plan.months, 1))),
      cash: cents(option.cash.total),
    }).toEqual({ loan: 273_035, apr: '6.641', now: 2_198.78, cash: 31_892.52 });
  });

  it('matches the figures worked out by hand for a condo with dues in Tampa', () => {
    const home = { homePrice: 300_000, downPayment: 60_000, homeType: 'condo' } as const;
    const rates = { propertyTax: 0.016475, insurance: 0.01138 };
    const estimate = estimated({ ...home, ...rates, creditScore: 'fair' }, 2.28, 350);
    expect(figuresOf(estimate, 60_000)).toEqual({
      loan: 240_000,
      apr: '6.497',
      // The payment in the specification includes the dues that the buyer entered.
      traditional: 2_543.66,
      now: 2_016.14,
      later: 2_989.13,
      payback: 372.99,
      cash: 78_225.27,
      owed: 29_444.68,
      waiting: 19_759.13,
      lender: 2_543.66,
    });
  });
});
