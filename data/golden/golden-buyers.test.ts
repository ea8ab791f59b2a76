import { defaultProgram, matchPrograms, QuoteAnswers } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import { differences } from './compared.ts';
import { derivedOn } from './context.ts';
import { goldenBuyers } from './golden-buyers.ts';
import { rulesOf2026 } from './rules-of-2026.ts';

const catalog = loadCatalog();
const { areaOf, locations } = shippedReference();

describe.each(goldenBuyers)('$name', (buyer) => {
  it('gets the expected programs, for the expected reasons', () => {
    expect(differences(buyer, catalog, areaOf(buyer.answers.homeLocation))).toEqual([]);
  });

  it('gets the expected default program and amount', () => {
    const area = areaOf(buyer.answers.homeLocation);
    const { programs } = matchPrograms(catalog, buyer.answers, area, derivedOn);
    const first = defaultProgram(programs);
    const slug = catalog.find(({ id }) => id === first?.id)?.slug;
    expect(slug).toBe(buyer.first?.slug);
    expect(first?.maxAmount ?? 0).toBeCloseTo(buyer.first?.dollars ?? 0, 2);
  });

  it('has valid answers and a known location', () => {
    expect(QuoteAnswers.parse(buyer.answers)).toEqual(buyer.answers);
    const { property_tax, insurance_rate, ...home } = buyer.answers.homeLocation;
    expect(locations.find(home.id)).toMatchObject(home);
  });
});

describe('the golden buyers', () => {
  it('are at least 120 in at least 20 states, with unique names', () => {
    expect(goldenBuyers.length).toBeGreaterThanOrEqual(120);
    expect(new Set(goldenBuyers.map(({ name }) => name)).size).toBe(goldenBuyers.length);
    const states = new Set(goldenBuyers.map(({ answers }) => answers.homeLocation.state));
    expect(states.size).toBeGreaterThanOrEqual(20);
  });

  it('are at least 30 on the rules of 2026', () => {
    const names = new Set(Object.values(rulesOf2026).flat());
    const known = new Set(goldenBuyers.map(({ name }) => name));
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
    expect(names.size).toBeGreaterThanOrEqual(30);
  });

  it('list only programs that are in the catalog', () => {
    const slugs = new Set(catalog.map(({ slug }) => slug));
    const unknown = goldenBuyers.flatMap(({ expected }) =>
      Object.keys(expected).filter((slug) => !slugs.has(slug)),
    );
    expect(unknown).toEqual([]);
  });
});
