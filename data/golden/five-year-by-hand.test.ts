import { matchPrograms } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { costByHand } from './by-hand.ts';
import { derivedOn } from './context.ts';
import { type Case, rangeCase, tenCases } from './five-year-cases.ts';
import { goldenBuyers } from './golden-buyers.ts';

const catalog = loadCatalog();
const { areaOf, locations } = shippedReference();

/** Returns the buyer's matching programs as the API returns them, by slug. */
function matchesOf({ name, state }: Case) {
  const buyer = goldenBuyers.find((one) => {
    return one.name.startsWith(name) && one.answers.homeLocation.state === state;
  });
  const homeLocation = buyer && locations.find(buyer.answers.homeLocation.id);
  if (!homeLocation) throw new RangeError(`There is no golden buyer "${name}"`);
  const answers = { ...buyer.answers, homeLocation };
  const matches = matchPrograms(catalog, answers, areaOf(homeLocation), derivedOn, sampleProduct);
  const slugs = new Map(catalog.map(({ id, slug }) => [id, slug]));
  return { answers, matches, slugs };
}

describe('buyers in many states', () => {
  it.each([...tenCases, rangeCase])(
    'have the results that we computed by hand: $name ($state)',
    (given) => {
      const { price, down, score, without, ranked, order, first } = given;
      const { answers, matches, slugs } = matchesOf(given);
      expect(answers).toMatchObject({ homePrice: price, downPayment: down, creditScore: score });
      expect(matches.withoutHelp).toEqual({
        loanType: without.type,
        downPayment: without.down,
        fitsAnswer: without.down === down,
      });
      const before = costByHand({ price, score, ...without });
      for (const [slug, { type, atBest, ...help }] of Object.entries(ranked)) {
        const low = before - costByHand({ price, down, score, type, help });
        const found = matches.programs.find(({ id }) => slugs.get(id) === slug);
        expect(found?.fiveYear?.low, slug).toBeCloseTo(low, 2);
        const high = before - costByHand({ price, down, score, type, help: atBest ?? help });
        expect(found?.fiveYear?.high, slug).toBeCloseTo(high, 2);
      }
      const listed = matches.programs.map(({ id }) => slugs.get(id) ?? '');
      expect(listed.filter((slug) => slug in ranked)).toEqual(Object.keys(ranked));
      if (order) expect(listed).toEqual(order);
      expect(slugs.get(matches.defaultId ?? 0)).toBe(first);
    },
  );

  it('uses the cheaper loan type without assistance if neither type accepts the down payment', () => {
    const boise = { price: 450_000, score: 'good' } as const;
    const fha = costByHand({ ...boise, type: 'FHA', down: 15_750 });
    const conventional = costByHand({ ...boise, type: 'Conventional', down: 13_500 });
    expect(fha).toBeLessThan(conventional);
  });

  it('covers buyers in ten states', () => {
    expect(new Set(tenCases.map(({ state }) => state)).size).toBe(10);
  });
});
