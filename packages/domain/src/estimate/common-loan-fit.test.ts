import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/pricing-samples.ts';
import { sampleDetails } from '../../test/product-samples.ts';
import { helpWith } from '../../test/quote-samples.ts';
import { downPaymentThatFits } from '../cash/price-that-fits.ts';
import type { FirstMortgageType } from '../catalog/first-mortgage.ts';
import type { ScoreLoanType } from '../loan/loan-type.ts';
import { CreditScore, HomeType } from '../quote/choices.ts';
import { Percent } from '../units.ts';
import { helpTerms } from './cash-facts.ts';
import { commonLoanFit, suggestedCommonLoan } from './common-loan-fit.ts';
import { estimateOf } from './estimate.ts';

/**
 * Limits in Santa Clara County, where the conforming and FHA limits both equal the national
 * ceiling.
 */
const ceilings = [1_249_125, 1_599_375, 1_933_200, 2_402_625];
const limits = { conformingLimits: ceilings, fhaLimits: ceilings };
/** A county whose FHA limits are far below its conforming limits. */
const apart = {
  conformingLimits: [832_750, 1_066_250, 1_288_800, 1_601_750],
  fhaLimits: [541_287, 693_050, 837_700, 1_041_125],
};

const details = { ...sampleDetails, closingCosts: Percent.parse(1) };

type Changes = Parameters<typeof sampleFacts>[0];

function sanJose(changes: Changes = {}) {
  const home = { homePrice: 1_850_000, downPayment: 50_000, creditScore: 'good' } as const;
  return sampleFacts({ ...home, propertyTax: 0.011, insurance: 0.0015, ...changes });
}

/** Lender fees of 1% of the loan, and 15 days of interest at 6.375%, per dollar of the loan. */
const LENDER = 0.01 + (0.06375 * 15) / 365;
/** Closing costs, a year of insurance and three months of tax, per dollar of the price. */
const CLOSING = 0.01 + 0.0015 + 0.011 / 4;

describe('an estimate', () => {
  it.each([
    [1_249_125, null],
    [1_249_126, 1_249_126],
  ])('has no common loan if the loan after help is above both limits: %s', (loan, expected) => {
    const facts = sanJose({ homePrice: loan + 60_000 });
    const { noCommonLoan, terms } = estimateOf(facts, details, [helpWith([])], limits);
    expect(noCommonLoan?.loanAmount ?? null).toBe(expected);
    expect(terms.apr === null).toBe(expected !== null);
    expect(terms.loanAmount).toBe(loan);
    if (expected !== null) expect(terms.insuredMonths).toBe(0);
  });

  it.each([
    [1_601_750, false],
    [1_601_751, true],
  ])('compares a loan on two to four units with the four-unit limit: %s', (loan, isAbove) => {
    const facts = sanJose({ homeType: 'multi-family', homePrice: loan + 50_000 });
    expect(estimateOf(facts, details, [], apart).noCommonLoan !== null).toBe(isAbove);
  });

  it('returns the same common loan for every list of loan types that a program accepts, and never suggests a VA loan', () => {
    for (const types of [['va'], ['fha', 'va'], ['conventional', 'fha', 'va', 'usda']] as const) {
      const estimate = estimateOf(sanJose(), details, [helpWith([...types])], limits);
      expect(estimate.loanType).not.toBe('VA');
      expect(estimate.noCommonLoan).toMatchObject({ loanAmount: 1_790_000 });
    }
  });
});

describe('commonLoanFit', () => {
  const fitOf = (have: number, changes: Changes = {}, counties = limits) =>
    commonLoanFit(estimateOf(sanJose(changes), details, [], counties), have);

  it('returns null if a common loan covers the home', () => {
    expect(fitOf(50_000, { homePrice: 1_299_125 })).toBeNull();
    expect(fitOf(50_000, { homePrice: 1_299_126 })).not.toBeNull();
  });

  it('finds the price that $50,000 covers with 3% down and all costs at closing', () => {
    const fit = fitOf(50_000);
    const price = 50_000 / (0.03 + CLOSING + 0.97 * LENDER);
    // One more dollar down is about 30 dollars of price.
    expect(Math.abs((fit?.homePrice ?? 0) - price)).toBeLessThan(30);
    expect(fit).toMatchObject({ loanType: 'Conventional', gap: { short: 0 } });
  });

  it('applies all remaining cash to the down payment once the loan reaches the limit', () => {
    const fit = fitOf(500_000);
    const price = (500_000 + 1_249_125 - 1_249_125 * LENDER) / (1 + CLOSING);
    expect(Math.abs((fit?.homePrice ?? 0) - price)).toBeLessThan(2);
    expect((fit?.homePrice ?? 0) - (fit?.downPayment ?? 0)).toBeLessThanOrEqual(1_249_125);
  });

  it('never finds a price above the current one', () => {
    expect(fitOf(900_000)?.homePrice).toBe(1_850_000);
  });

  it('uses only FHA for a score below 620, or if the assistance accepts only FHA', () => {
    expect(fitOf(50_000, { creditScore: 'poor' }, apart)?.loanType).toBe('FHA');
    const helped = estimateOf(sanJose(), details, [helpWith(['fha'])], apart);
    expect(commonLoanFit(helped, 50_000)?.loanType).toBe('FHA');
  });

  it('keeps the loan within the two-unit limit on two to four units', () => {
    const home = { homeType: 'multi-family', homePrice: 3_000_000 } as const;
    const fit = fitOf(900_000, home);
    expect((fit?.homePrice ?? 0) - (fit?.downPayment ?? 0)).toBeLessThanOrEqual(1_599_375);
    expect((fit?.homePrice ?? 0) - (fit?.downPayment ?? 0)).toBeGreaterThan(1_599_000);
  });

  it('returns null if the cash is not enough for any price', () => {
    expect(fitOf(0)).toBeNull();
  });

  it('finds a price that a common loan covers, one dollar below a price that neither loan type covers', () => {
    const types = fc.subarray<FirstMortgageType>(['conventional', 'fha', 'va', 'usda']);
    const homes = fc.record({
      homePrice: fc.integer({ min: 900_000, max: 3_000_000 }),
      downPayment: fc.integer({ min: 1, max: 60_000 }),
      creditScore: fc.constantFrom(...CreditScore.options),
      homeType: fc.constantFrom(...HomeType.options),
    });
    const cash = fc.integer({ min: 10_000, max: 1_000_000 });
    fc.assert(
      fc.property(homes, cash, types, (home, have, taken) => {
        const programs = taken.length > 0 ? [helpWith(taken)] : [];
        const estimate = estimateOf(sanJose(home), details, programs, apart);
        const fit = commonLoanFit(estimate, have);
        const above = estimate.noCommonLoan;
        if (fit === null || above === null) return;
        const { fewest } = fit.loanType === 'FHA' ? above.fha : above.conventional;
        expect(fit.homePrice - fit.downPayment - fit.assistance.towardPrice).toBeLessThanOrEqual(
          fewest,
        );
        expect(fit.needed.total).toBeLessThan(have + 0.0051);
        if (fit.homePrice === home.homePrice) return;
        const higher = (loanType: ScoreLoanType, maxLoan: number) =>
          downPaymentThatFits(
            {
              facts: estimate.facts,
              plan: 'traditional',
              loanType,
              maxLoan,
              have,
              charges: details,
              ...helpTerms(programs, loanType, details),
            },
            fit.homePrice + 1,
          );
        expect(higher(fit.loanType, fewest)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});

describe('suggestedCommonLoan', () => {
  // $30,000 needs 3% down, and about 2.65% of the price at closing.
  it.each([
    [1_600, false],
    [1_800, true],
  ])('leaves out a price below 30,000 dollars: %s', (have, isSuggested) => {
    const estimate = estimateOf(sanJose(), details, [], limits);
    const fit = commonLoanFit(estimate, have);
    expect((fit?.homePrice ?? 0) >= 30_000).toBe(isSuggested);
    expect(suggestedCommonLoan(estimate, have)).toEqual(isSuggested ? fit : null);
  });
});
