import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../test/product-arbitraries.ts';
import { austin, helpWith } from '../../test/quote-samples.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import { countedDetails } from '../costs/counted-details.ts';
import {
  CalculatorDetails,
  HIGHEST_CLOSING_COSTS,
  HIGHEST_POINTS,
  LARGEST_EXTRA,
  MOST_PREPAID_DAYS,
  STRONGEST_GROWTH,
} from '../draft/calculator-details.ts';
import type { PricedAnswers } from '../draft/priced-answers.ts';
import { unknownLimits } from '../loan/loan-limit.ts';
import { HIGHEST_INTEREST_RATE, loanTerms } from '../loan/pricing-facts.ts';
import { loweredPlanOf } from '../mortgage/compare-payments.ts';
import { aprOf } from '../mortgage/first-loan.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import { allInPayment, monthOfYear } from '../mortgage/timeline.ts';
import { CreditScore, HomeType } from '../quote/choices.ts';
import { LARGEST_AMOUNT } from '../quote/whole-dollars.ts';
import { cashFacts } from './cash-facts.ts';
import { estimateOf } from './estimate.ts';

function within(lowest: number, highest: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(lowest, highest),
    fc.integer({ min: lowest, max: highest }),
    fc.integer({ min: lowest, max: Math.min(highest, lowest + 100) }),
  );
}

/** Percentages with up to three decimals, as a buyer may enter them. */
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
    lenderFees: fc.option(dollars),
    prepaidInterestDays: within(0, MOST_PREPAID_DAYS),
    lineRate: fc.option(percents(0, HIGHEST_INTEREST_RATE)),
    dues: fc.option(dollars),
    extraPrincipal: dollars,
    otherDebts: dollars,
    yearlyGrowth: percents(-STRONGEST_GROWTH, STRONGEST_GROWTH),
  })
  .map((details) => CalculatorDetails.parse(details));

const pricedAnswers: fc.Arbitrary<PricedAnswers> = fc.record({
  homePrice: within(1, LARGEST_AMOUNT),
  downPayment: within(0, LARGEST_AMOUNT),
  creditScore: fc.constantFrom(...CreditScore.options),
  homeType: fc.constantFrom(...HomeType.options),
  homeLocation: fc.constant(austin),
});

/** Returns the paths to all numbers that are NaN or infinite. */
function brokenNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenNumbers(part, `${path}.${key}`));
}

describe('every estimate', () => {
  it('returns the same loan and payment with and without assistance that pays only closing costs', () => {
    const offers = fc.record({
      cap: fc.option(within(0, 60_000)),
      maxPercent: fc.option(percents(0, 100)),
      percentOf: fc.constantFrom('price', 'loan', null),
    });
    fc.assert(
      fc.property(
        pricedAnswers,
        acceptedDetails,
        products,
        offers,
        (quote, accepted, product, cap) => {
          const details = countedDetails(accepted, 'TX', costTables.closingCosts);
          const facts = pricingFactsOf(quote, details, product);
          const help = { ...helpWith([]), ...cap, pays: 'closing' } as const;
          const without = estimateOf(facts, details, [], unknownLimits);
          const helped = estimateOf(facts, details, [help], unknownLimits);
          expect(helped.comparison).toEqual(without.comparison);
          expect(helped.terms).toEqual(without.terms);
          expect(helped.help[0]?.amount).toBe(helped.help[0]?.towardClosing);

          const [less, more] = [helped, without].map((each) => cashFacts(each, 0).needed.total);
          expect(less).toBeCloseTo((more ?? 0) - (helped.help[0]?.amount ?? 0), 2);
        },
      ),
      { numRuns: 100 },
    );
  });

  it("returns only the first loan's APR, even if the buyer includes mortgage insurance", () => {
    fc.assert(
      fc.property(pricedAnswers, acceptedDetails, products, (quote, accepted, product) => {
        const details = countedDetails(accepted, 'TX', costTables.closingCosts);
        const any = pricingFactsOf(quote, details, product);
        const [off, on] = [false, true].map((mortgageInsurance) =>
          estimateOf(any, { ...details, mortgageInsurance }, [], unknownLimits),
        );
        expect(off?.terms.apr).toBe(on?.terms.apr);
        expect(off?.terms.apr).toBe(on && aprOf(on.comparison.firstLoan));
        expect(off?.lenderPayment).toBe(on?.lenderPayment);
      }),
      { numRuns: 100 },
    );
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
        const { traditional } = estimate.comparison;
        expect(traditional.payment).toBeGreaterThanOrEqual(0);
        const lowered = loweredPlanOf(estimate.comparison);
        expect(lowered?.payment ?? 0).toBeGreaterThanOrEqual(0);
        // The payment that a lender uses is never below the all-in payment of the traditional plan.
        const lender = estimate.lenderPayment * (1 + 1e-9);
        expect(allInPayment(monthOfYear(traditional.months, 1))).toBeLessThanOrEqual(lender);
      }),
      { numRuns: 300 },
    );
  });
});
