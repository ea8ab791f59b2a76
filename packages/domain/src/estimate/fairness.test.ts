import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownFacts } from '../../test/known-arbitraries.ts';
import { pairedFigures, pairedPurchases, sameHome } from '../../test/paired-buyers.ts';
import { sampleDetails, sampleProduct } from '../../test/product-samples.ts';
import { answers } from '../../test/quote-arbitraries.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import { KnownFacts } from '../programs/rules/known-facts.ts';
import { Percent } from '../units.ts';
import { vaOption } from './va-option.ts';

describe('every buyer of the same home', () => {
  it('gets the same estimate, cash, debt and five-year results', () => {
    fc.assert(
      fc.property(pairedPurchases, (pair) => {
        const [one, other] = pairedFigures(pair);
        expect(one).toEqual(other);
      }),
    );
  });

  it('gets the same VA option if both served and will live in the home', () => {
    const details = { ...sampleDetails, closingCosts: Percent.parse(3) };
    fc.assert(
      fc.property(sameHome, (buyers) => {
        const [one, other] = buyers.map((buyer) => {
          const veteran = { ...buyer, veteranStatus: true, homePlan: 'primary' } as const;
          return vaOption(pricingFactsOf(buyer, sampleDetails, sampleProduct), veteran, details);
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
