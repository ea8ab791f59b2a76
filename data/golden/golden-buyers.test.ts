import { defaultProgram, matchPrograms, QuoteAnswers } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { differences } from './compared.ts';
import { goldenBuyers } from './golden-buyers.ts';

const catalog = loadCatalog();
const { areaOf, locations } = shippedReference();

describe.each(goldenBuyers)('$name', (buyer) => {
  it('gets the programs that the sources say, for the reasons that they say', () => {
    expect(differences(buyer, catalog, areaOf(buyer.answers.homeLocation))).toEqual([]);
  });

  it('is first shown what the calculator applies', () => {
    const { programs } = matchPrograms(catalog, buyer.answers, areaOf(buyer.answers.homeLocation));
    const first = defaultProgram(programs);
    const slug = catalog.find(({ id }) => id === first?.id)?.slug;
    expect(slug).toBe(buyer.first?.slug);
    expect(first?.maxAmount ?? 0).toBeCloseTo(buyer.first?.dollars ?? 0, 2);
  });

  it('has answers that the product takes, in a place that it knows', () => {
    expect(QuoteAnswers.parse(buyer.answers)).toEqual(buyer.answers);
    const { property_tax, insurance_rate, ...home } = buyer.answers.homeLocation;
    expect(locations.find(home.id)).toMatchObject(home);
  });
});

describe('the golden buyers', () => {
  it('are at least 60 in at least 20 states, each with a name of their own', () => {
    expect(goldenBuyers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(goldenBuyers.map(({ name }) => name)).size).toBe(goldenBuyers.length);
    const states = new Set(goldenBuyers.map(({ answers }) => answers.homeLocation.state));
    expect(states.size).toBeGreaterThanOrEqual(20);
  });

  it('name no program that the catalog lacks', () => {
    const slugs = new Set(catalog.map(({ slug }) => slug));
    const unknown = goldenBuyers.flatMap(({ expected }) =>
      Object.keys(expected).filter((slug) => !slugs.has(slug)),
    );
    expect(unknown).toEqual([]);
  });
});
