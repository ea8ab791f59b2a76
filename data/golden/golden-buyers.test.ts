import { isDeepStrictEqual } from 'node:util';
import { matchPrograms, type QuoteAnswers } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { derivedCheck, differencesOfAll } from './compared.ts';
import { derivedOn } from './context.ts';
import { EdgeRule } from './golden-buyer.ts';
import { goldenBuyers } from './golden-buyers.ts';

const catalog = loadCatalog();
const { areaOf, locations, tests } = shippedReference();

/** Returns the programs as the API returns them, with our own rates for the location. */
function matchesOf(answers: QuoteAnswers) {
  const homeLocation = locations.find(answers.homeLocation.id) ?? answers.homeLocation;
  const facts = { ...answers, homeLocation };
  return matchPrograms(catalog, facts, areaOf(homeLocation), derivedOn, sampleProduct);
}

describe('the golden buyers', () => {
  it('get the expected programs, for the expected reasons', () => {
    const found = differencesOfAll(catalog, areaOf);
    expect(found.map(({ says }) => says)).toEqual([]);
    expect(tests.handDerived, 'run `node data/proof/main.ts`').toEqual(
      derivedCheck(catalog, found),
    );
  });

  it('get the expected default program and amount', () => {
    const faults = goldenBuyers.flatMap(({ name, answers, first }) => {
      const { programs, defaultId } = matchesOf(answers);
      const found = programs.find(({ id }) => id === defaultId);
      const slug = catalog.find(({ id }) => id === found?.id)?.slug;
      const dollars = found?.maxAmount ?? 0;
      const isExpected = slug === first?.slug && Math.abs(dollars - (first?.dollars ?? 0)) < 0.005;
      return isExpected ? [] : [`${name}: found ${slug} with ${dollars} dollars`];
    });
    expect(faults).toEqual([]);
  });

  it('have locations that are in our data', () => {
    const unknown = goldenBuyers.filter(({ answers: { homeLocation } }) => {
      const { property_tax, insurance_rate, ...home } = homeLocation;
      const { property_tax: _, insurance_rate: __, ...known } = locations.find(home.id) ?? {};
      return !isDeepStrictEqual(known, home);
    });
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

describe('the list of golden buyers', () => {
  it('contains at least 120 buyers in at least 20 states, with unique names', () => {
    expect(goldenBuyers.length).toBeGreaterThanOrEqual(120);
    expect(new Set(goldenBuyers.map(({ name }) => name)).size).toBe(goldenBuyers.length);
    const states = new Set(goldenBuyers.map(({ answers }) => answers.homeLocation.state));
    expect(states.size).toBeGreaterThanOrEqual(20);
  });

  it('has buyers exactly at the limit of every rule, at least 30 in total', () => {
    const proven = goldenBuyers.flatMap(({ proves }) => proves ?? []);
    expect(EdgeRule.options.filter((rule) => !proven.includes(rule))).toEqual([]);
    expect(proven.length).toBeGreaterThanOrEqual(30);
  });

  it('contains only programs that are in the catalog', () => {
    const slugs = new Set(catalog.map(({ slug }) => slug));
    const unknown = goldenBuyers.flatMap(({ expected }) =>
      Object.keys(expected).filter((slug) => !slugs.has(slug)),
    );
    expect(unknown).toEqual([]);
  });
});
