import { describe, expect, it } from 'vitest';
import {
  answers,
  type Changes,
  deferred,
  priced,
  resultOf,
  termsFor,
  withTypes,
} from '../../test/five-year-samples.ts';
import { sampleProduct } from '../../test/product-samples.ts';
import { dueOnSale, noTerms, travis } from '../../test/program-samples.ts';
import type { LoanLimits } from '../loan/loan-limit.ts';
import { fiveYear, vaFiveYear, withHelp } from './five-year.ts';
import { type PurchaseAnswers, purchaseTerms } from './purchase.ts';
import { withoutHelp } from './without-help.ts';

describe('withoutHelp', () => {
  const baseline = (changes: Partial<PurchaseAnswers> = {}, limits?: LoanLimits) => {
    const found = withoutHelp(termsFor(changes, limits));
    return found && [found.loanType, found.downPayment, found.fitsAnswer];
  };
  const over = { ...travis, conformingLimits: [279_999, 0, 0, 0] as const };

  it.each<[string, Partial<PurchaseAnswers>, unknown]>([
    ['conventional from a score of 620', {}, ['Conventional', 20_000, true]],
    ['FHA below a score of 620', { creditScore: 'poor' }, ['FHA', 20_000, true]],
    ['conventional at exactly 3% down', { downPayment: 9_000 }, ['Conventional', 9_000, true]],
    [
      'FHA at exactly 3.5% down',
      { creditScore: 'poor', downPayment: 10_500 },
      ['FHA', 10_500, true],
    ],
    [
      '3% down if less is too little',
      { downPayment: 8_999, creditScore: 'excellent' },
      ['Conventional', 9_000, false],
    ],
    ['3.5% down if FHA is cheaper', { downPayment: 8_999 }, ['FHA', 10_500, false]],
    ['3.5% for a low score', { downPayment: 10_499, creditScore: 'poor' }, ['FHA', 10_500, false]],
    ['conventional for a vacation home', { homePlan: 'vacation' }, ['Conventional', 20_000, true]],
    ['nothing below 620 for a vacation home', { homePlan: 'vacation', creditScore: 'poor' }, null],
    ['nothing for two to four units above 80%', { homeType: 'multi-family' }, null],
  ])('picks the baseline purchase without help: %s', (_, changes, expected) => {
    expect(baseline(changes)).toEqual(expected);
  });

  it('uses the other loan type above a county limit, and returns null above both limits', () => {
    expect(baseline({}, over)).toEqual(['FHA', 20_000, true]);
    expect(baseline({ downPayment: 20_001 }, over)).toEqual(['Conventional', 20_001, true]);
    expect(baseline({}, { ...over, fhaLimits: [279_999, 0, 0, 0] })).toBeNull();
  });
});

describe('fiveYear', () => {
  it('returns more than the grant, because a smaller loan costs less interest and insurance', () => {
    const result = resultOf({ maxAmount: 10_000 });
    expect(result?.low).toBeGreaterThan(10_000);
    expect(result?.high).toBe(result?.low);
  });

  it('subtracts what the buyer owes on a deferred loan', () => {
    const [grant, loan] = [resultOf({}), resultOf(deferred)];
    expect((grant?.low ?? 0) - (loan?.low ?? 0)).toBeCloseTo(10_000, 6);
  });

  it('subtracts the payments on assistance that is repaid monthly, and the remaining balance', () => {
    const monthly = { ratePercent: 0, aboveFirstMortgage: null, termYears: 10 };
    const loan = { kind: 'repayable-loan', repayment: { ...noTerms, monthly } } as const;
    expect((resultOf({})?.low ?? 0) - (resultOf(loan)?.low ?? 0)).toBeCloseTo(10_000, 6);
  });

  it('subtracts a share of the gain in value, which is 2% a year', () => {
    const shared = {
      kind: 'shared-appreciation-loan',
      repayment: { ...dueOnSale, appreciationSharePercent: 20 },
    } as const;
    const gain = 300_000 * (1.02 ** 5 - 1);
    expect((resultOf(deferred)?.low ?? 0) - (resultOf(shared)?.low ?? 0)).toBeCloseTo(gain / 5, 6);
  });

  it('returns a range if terms are unknown: from owing all of the assistance to owing none of it', () => {
    const unknown = resultOf({ kind: 'forgivable-loan', repayment: noTerms });
    expect(unknown?.low).toBeCloseTo(resultOf(deferred)?.low ?? 0, 6);
    expect(unknown?.high).toBeCloseTo(resultOf({})?.low ?? 0, 6);
  });

  it.each<[string, Changes, Partial<PurchaseAnswers>]>([
    ['a tax credit', { kind: 'tax-credit' }, {}],
    ['an unknown amount', { maxAmount: null }, {}],
    ['an amount of 0', { maxAmount: 0 }, {}],
    ['a down payment that covers the price', {}, { downPayment: 300_000 }],
    ['an unknown insurance rate with help', withTypes('conventional'), { creditScore: 'poor' }],
    ['an unknown insurance rate without help', {}, { homeType: 'multi-family' }],
    ['help that leaves the down payment too small', { maxAmount: 8_998 }, { downPayment: 1 }],
  ])('returns no five-year result for %s', (_, program, changes) => {
    expect(resultOf(program, changes)).toBeNull();
  });

  it('returns null if no common loan covers the remaining price', () => {
    const limits = {
      ...travis,
      conformingLimits: [270_000, 0, 0, 0],
      fhaLimits: [265_000, 0, 0, 0],
    };
    const none = withoutHelp(termsFor());
    const at = (downPayment: number) => {
      const terms = purchaseTerms({ ...answers, downPayment }, limits, sampleProduct);
      return fiveYear(priced({}), terms, none);
    };
    expect(at(20_000)).not.toBeNull();
    expect(at(19_999)).toBeNull();
  });

  it('compares with the smallest down payment if the buyer can buy the home only with assistance', () => {
    // Without help, an FHA loan with 10,500 down. With help, the same loan, but 10,500 less in
    // cash.
    const grant = { maxAmount: 10_500, ...withTypes('fha') };
    expect(resultOf(grant, { downPayment: 0 })?.low).toBeCloseTo(10_500, 6);
  });

  it('uses the site’s own rate and default term', () => {
    expect(termsFor().facts).toMatchObject({ interest: 6.375, term: 30 });
    const short = purchaseTerms(answers, travis, { ...sampleProduct, defaultTerm: 15 });
    expect(short.facts.term).toBe(15);
    expect(fiveYear(priced({}), short, withoutHelp(short))?.low).not.toBe(resultOf({})?.low);
  });

  it('subtracts the cost of a higher rate on the smaller loan', () => {
    const result = resultOf({ maxAmount: 10_000 });
    // A quarter point on $270,000 is $675 a year. In addition, the loan is repaid more slowly.
    expect(result?.ifRateHigher).toBeGreaterThan(3_375);
    expect(result?.ifRateHigher).toBeLessThan(3_450);
  });
});

describe('vaFiveYear', () => {
  it('compares a VA loan with the same baseline as every program', () => {
    const terms = termsFor();
    const result = vaFiveYear(terms, withoutHelp(terms));
    // No insurance, but a fee of 1.5% of the loan. The buyer keeps about $7,000.
    expect(result?.low).toBeGreaterThan(4_000);
    expect(result?.low).toBe(result?.high);
  });

  it('returns null for a VA loan if no common loan covers the price, or if the buyer needs no loan', () => {
    const limits = {
      ...travis,
      conformingLimits: [289_999, 0, 0, 0],
      fhaLimits: [289_999, 0, 0, 0],
    };
    const at = (downPayment: number) => {
      const terms = purchaseTerms({ ...answers, downPayment }, limits, sampleProduct);
      return vaFiveYear(terms, withoutHelp(terms));
    };
    expect(at(10_001)).not.toBeNull();
    expect(at(10_000)).toBeNull();
    expect(at(300_000)).toBeNull();
  });
});

describe('withHelp', () => {
  it('includes mortgage insurance in the payment, not only principal and interest', () => {
    const terms = termsFor();
    const change = (withHelp(priced({}), terms)?.payment ?? 0) - (withoutHelp(terms)?.payment ?? 0);
    // $10,000 over 30 years at 6.375% is $62.39 a month. Insurance falls from 1.28% to 0.90%.
    expect(change).toBeCloseTo(-62.39 - (280_000 * 0.0128 - 270_000 * 0.009) / 12, 1);
  });

  it('uses assistance that pays only closing costs up to the amount of those costs', () => {
    const terms = termsFor();
    const helped = withHelp(priced({ pays: 'closing' }), terms);
    expect(helped?.payment).toBeCloseTo(withoutHelp(terms)?.payment ?? 0, 9);
    // Closing costs are 1.503% of the price in Texas, and lender fees are 1% of the loan.
    const most = withHelp(priced({ pays: 'closing', maxAmount: 20_000 }), terms);
    expect(most?.help).toBeLessThan(20_000);
    expect(most?.help).toBeGreaterThan(2_800);
  });
});
