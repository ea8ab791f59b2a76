import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownFacts } from '../../test/known-arbitraries.ts';
import { areas } from '../../test/limit-arbitraries.ts';
import { pairedFigures, pairedPurchases, sameHome } from '../../test/paired-buyers.ts';
import { sampleDetails, sampleProduct } from '../../test/product-samples.ts';
import { sampleProgram, today } from '../../test/program-samples.ts';
import { answers } from '../../test/quote-arbitraries.ts';
import { pricingFactsOf } from '../mortgage/pricing-facts-of.ts';
import { KnownFacts } from '../programs/rules/known-facts.ts';
import { Percent } from '../units.ts';
import { matchPrograms } from './program-answers.ts';
import { vaOption } from './va-option.ts';

describe('every buyer of the same home', () => {
  it('gives both buyers in every pair the same estimate, cash, debt and five-year results', () => {
    const found = { fiveYear: 0, vaFiveYear: 0 };
    fc.assert(
      fc.property(pairedPurchases, (pair) => {
        const [one, other] = pairedFigures(pair);
        expect(one).toEqual(other);
        if (one?.fiveYear) found.fiveYear += 1;
        if (one?.vaFiveYear) found.vaFiveYear += 1;
      }),
      { numRuns: 500 },
    );
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(10);
  });

  it('gives two veterans who will live in the home the same VA option', () => {
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

it("computes the same figures regardless of the buyer's short answers", () => {
  fc.assert(
    fc.property(answers, knownFacts, (buyer, known) => {
      const facts = pricingFactsOf(buyer, sampleDetails, sampleProduct);
      expect(pricingFactsOf({ ...buyer, ...known }, sampleDetails, sampleProduct)).toEqual(facts);
      for (const name of Object.keys(KnownFacts.shape)) expect(facts).not.toHaveProperty(name);
    }),
  );
});

it('computes the same five-year result regardless of short answers, if the number of units is the same', () => {
  let found = 0;
  const program = sampleProgram();
  fc.assert(
    fc.property(answers, areas, knownFacts, knownFacts, (buyer, area, known, other) => {
      const units = known.units ?? null;
      const [one, two] = [known, { ...other, units }].map((facts) => {
        const buyerContext = { today, known: facts };
        const matches = matchPrograms([program], buyer, area, buyerContext, sampleProduct);
        return [...matches.programs, ...matches.almostThere].map(({ fiveYear }) => fiveYear);
      });
      expect(one).toEqual(two);
      if (one?.[0]) found += 1;
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(10);
});
