import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownFacts } from '../../test/known-arbitraries.ts';
import { areas } from '../../test/limit-arbitraries.ts';
import { assistanceCaps } from '../../test/pricing-arbitraries.ts';
import { sampleDetails, sampleProduct } from '../../test/product-samples.ts';
import { answers } from '../../test/quote-arbitraries.ts';
import { helpWith } from '../../test/quote-samples.ts';
import type { FirstMortgageType } from '../catalog/first-mortgage.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import { KnownFacts } from '../programs/rules/known-facts.ts';
import { HomePlan } from '../quote/choices.ts';
import type { QuoteAnswers } from '../quote/quote.ts';
import { Percent } from '../units.ts';
import { cashFacts } from './cash-facts.ts';
import { estimateOf } from './estimate.ts';
import { fiveYear, vaFiveYear } from './five-year.ts';
import { purchaseTerms } from './purchase.ts';
import { vaOption } from './va-option.ts';
import { withoutHelp } from './without-help.ts';

/** Two buyers of the same home. All their other answers may differ. */
const sameHome = fc.tuple(answers, answers).map(([buyer, other]) => {
  const { homePrice, downPayment, homeLocation, homeType, creditScore } = buyer;
  return [
    buyer,
    { ...other, homePrice, downPayment, homeLocation, homeType, creditScore },
  ] as const;
});

function factsOf(buyer: QuoteAnswers) {
  return pricingFactsOf(buyer, sampleDetails, sampleProduct);
}

const details = { ...sampleDetails, closingCosts: Percent.parse(3) };

describe('every buyer of the same home', () => {
  it('gets the same estimate: loan type, insurance, APR, payments, cash and debt', () => {
    const types = fc.subarray<FirstMortgageType>(['conventional', 'fha', 'va', 'usda']);
    fc.assert(
      fc.property(sameHome, assistanceCaps, types, areas, (buyers, cap, takes, limits) => {
        const programs = cap ? [{ ...helpWith(takes), ...cap }] : [];
        const [one, other] = buyers.map((buyer) => {
          const estimate = estimateOf(factsOf(buyer), details, programs, limits);
          return { estimate, cash: cashFacts(estimate, buyer.downPayment) };
        });
        expect(one).toEqual(other);
      }),
    );
  });

  it('gets the same five-year result from a program, and from a VA loan', () => {
    const types = fc.subarray<FirstMortgageType>(['conventional', 'fha', 'va', 'usda']);
    const plans = fc.constantFrom(...HomePlan.options);
    fc.assert(
      fc.property(
        sameHome,
        plans,
        assistanceCaps,
        types,
        areas,
        (buyers, homePlan, cap, takes, limits) => {
          const program = { ...helpWith(takes), ...cap };
          const [one, other] = buyers.map((buyer) => {
            const terms = purchaseTerms({ ...buyer, homePlan }, limits, sampleProduct);
            const baseline = withoutHelp(terms);
            return [fiveYear(program, terms, baseline), vaFiveYear(terms, baseline)];
          });
          expect(one).toEqual(other);
        },
      ),
    );
  });

  it('gets the same VA option if both served and will live in the home', () => {
    fc.assert(
      fc.property(sameHome, (buyers) => {
        const [one, other] = buyers.map((buyer) => {
          const veteran = { ...buyer, veteranStatus: true, homePlan: 'primary' } as const;
          return vaOption(factsOf(veteran), veteran, details);
        });
        expect(one).toEqual(other);
      }),
    );
  });
});

it('computes the same figures for any short answers', () => {
  fc.assert(
    fc.property(answers, knownFacts, (buyer, known) => {
      const facts = pricingFactsOf(buyer, sampleDetails, sampleProduct);
      expect(pricingFactsOf({ ...buyer, ...known }, sampleDetails, sampleProduct)).toEqual(facts);
      for (const name of Object.keys(KnownFacts.shape)) expect(facts).not.toHaveProperty(name);
    }),
  );
});
