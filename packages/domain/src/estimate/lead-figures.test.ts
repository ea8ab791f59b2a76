import { describe, expect, it } from 'vitest';
import { loweredOf } from '../../test/compared.ts';
import {
  detroit,
  flat,
  sampleFacts,
  sampleLine,
  sampleLowering,
} from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { dueOnSale } from '../../test/program-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import type { CountedDetails } from '../costs/counted-details.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import type { LineTerms } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { Percent } from '../units.ts';
import { answerOf } from './answer.ts';
import { estimateOf } from './estimate.ts';
import { comparedFigures, termFigures, trueCostFigures } from './lead-figures.ts';

const details = { ...sampleDetails, closingCosts: Percent.parse(2.72), dues: 0 };
const grant = { ...helpWith([]), ...flat(7_250) };

function estimated(facts: PricingFacts, programs = [grant], some: Partial<CountedDetails> = {}) {
  return estimateOf(facts, { ...details, ...some }, programs, unknownLimits);
}

function trueCost(facts: PricingFacts, programs = [grant], some: Partial<CountedDetails> = {}) {
  const estimate = estimated(facts, programs, some);
  return trueCostFigures(estimate, answerOf(estimate, 12_000));
}

/** Returns the first worked example, with a line of credit that has these terms. */
function withLine(terms: Partial<LineTerms>): PricingFacts {
  return sampleFacts({ lowering: { ...sampleLowering, line: { ...sampleLine, ...terms } } });
}

describe('comparedFigures', () => {
  it('describes both payments if the buyer qualifies', () => {
    const estimate = estimated(sampleFacts(), []);
    const plan = loweredOf(estimate.comparison);
    expect(comparedFigures(estimate)).toEqual({
      isOffered: true,
      isQualified: true,
      programLength: '7 years',
      product: 'Line of Credit',
      assistance: 0,
      traditionalPayment: estimate.comparison.traditional.payment,
      loweredPayment: plan.payment,
      paymentAfter: plan.paymentAfter,
      amountSaved: plan.saved,
      percentSaved: plan.percentSaved,
      totalSavings: plan.totalSavings,
      owedLater: plan.secondLoan.owed,
      dueAtClosing: expect.closeTo(6_400, 6),
    });
  });

  it('describes the plan with a larger down payment if the buyer does not qualify', () => {
    const figures = comparedFigures(estimated(detroit, []));
    expect(figures).toMatchObject({ isOffered: true, isQualified: false, product: null });
    expect(figures.loweredPayment).toBeLessThan(figures.traditionalPayment);
  });

  it('describes the traditional payment if the site has no lowered payment', () => {
    const figures = comparedFigures(estimated({ ...sampleFacts(), lowering: null }, []));
    expect(figures).toMatchObject({
      isOffered: false,
      isQualified: false,
      programLength: '',
      product: null,
      loweredPayment: figures.traditionalPayment,
      amountSaved: 0,
      percentSaved: 0,
      totalSavings: 0,
      owedLater: 0,
      dueAtClosing: expect.closeTo(6_400, 6),
    });
    // Taxes and insurance rise until year 8.
    expect(figures.paymentAfter).toBeGreaterThan(figures.traditionalPayment);
  });
});

describe('termFigures', () => {
  const owedOn = (program: Partial<typeof grant>) =>
    termFigures(estimated(detroit, [{ ...grant, ...program }]));

  it('describes the loan after the assistance', () => {
    const { terms, loanType } = estimated(detroit);
    expect(owedOn({})).toEqual({
      loanAmount: 125_750,
      loanType,
      downPayment: 19_250,
      downPaymentPercent: terms.downPaymentPercent,
      apr: terms.apr,
      helpOwed: 0,
      helpDueAfterYears: null,
    });
  });

  it.each([
    ['due at a sale', dueOnSale, 7_250, null],
    ['due before that sale', { ...dueOnSale, dueAfterYears: 2 }, 7_250, 2],
    ['of unknown repayment', null, null, null],
  ])(
    'states what is owed after 3 years on help %s',
    (_, repayment, helpOwed, helpDueAfterYears) => {
      const found = owedOn({ kind: 'deferred-loan', repayment });
      expect(found).toMatchObject({ helpOwed, helpDueAfterYears });
    },
  );
});

describe('trueCostFigures', () => {
  it('contains no figures for a line of credit if the site has no lowered payment', () => {
    expect(trueCost({ ...detroit, lowering: null })).toMatchObject({
      leadsWith: 'traditional',
      allInAfter: null,
      owedWithInterest: null,
      paymentWithPayback: null,
      paybackYears: null,
      lineRate: null,
      isLineAssumed: false,
      passedLimit: null,
      waitingInterest: null,
      waitingYears: null,
    });
  });

  it('states what the line of credit costs in Detroit', () => {
    expect(trueCost(detroit)).toMatchObject({
      leadsWith: 'lowered',
      allInPayment: expect.closeTo(883.02, 2),
      cashHave: 12_000,
      owedAfterYear: 3,
      owedWithInterest: expect.closeTo(8_514.62, 2),
      paybackYears: 10,
      lineRate: 9,
      isLineAssumed: true,
      passedLimit: null,
      waitingYears: 13,
      noCommonLoan: null,
    });
  });

  it.each([
    ['is paid back in years', {}, 31_911.11, 10],
    ['is due in full', { repayYears: 0 }, 31_911.11, null],
  ])(
    'contains a payment with the payback only if the line of credit %s',
    (_, line, owed, paybackYears) => {
      const facts = withLine(line);
      const { paymentWithPayback, ...found } = trueCost(facts, []);
      const { paymentAfter } = comparedFigures(estimated(facts, []));
      expect(found).toMatchObject({ paybackYears, owedWithInterest: expect.closeTo(owed, 2) });
      if (paybackYears === null) expect(paymentWithPayback).toBeNull();
      else expect(paymentWithPayback).toBeGreaterThan(paymentAfter);
    },
  );

  it('states the limit that the balance will exceed, and a rate that a lender offers', () => {
    expect(trueCost(withLine({}), []).passedLimit).toBe(25_000);
    const offered = trueCost(withLine({ rate: Percent.parse(0), isAssumed: false }), []);
    expect(offered).toMatchObject({ passedLimit: null, lineRate: 0, isLineAssumed: false });
  });

  it('lists the parts that the monthly figure does not include', () => {
    expect(trueCost({ ...detroit, homeType: 'condo' }, [grant], { dues: null }).missing).toEqual([
      'dues',
    ]);
    expect(trueCost({ ...detroit, homeType: 'condo' }).missing).toEqual([]);
  });
});
