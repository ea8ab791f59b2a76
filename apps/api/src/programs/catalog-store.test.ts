import { type Area, type CatalogProgram, hiddenAs } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { shippedReference } from '../../test/test-data.ts';
import { loadCatalog } from '../reference-data/load-catalog.ts';
import { catalogOf } from './catalog.ts';
import { catalogStore } from './catalog-store.ts';

const [first, second] = loadCatalog();

function program(candidate: CatalogProgram | undefined): CatalogProgram {
  if (!candidate) throw new Error('The shipped catalog must have two programs');
  return candidate;
}

const nation: CatalogProgram['coverage'] = {
  scope: 'national',
  state: null,
  counties: [],
  cities: [],
  postalCities: [],
  exceptStates: [],
  exceptCities: [],
};

/** Creates a national agency program with these changes. */
function made(changes: Partial<CatalogProgram>): CatalogProgram {
  return { ...program(first), provider: 'public', coverage: nation, ...changes };
}

function county(fips: string): Area {
  const found = shippedReference().counties.get(fips);
  if (!found) throw new RangeError(`There is no county ${fips}`);
  return found.area;
}

describe('catalogStore', () => {
  it('uses the latest catalog', () => {
    let now = catalogOf([program(first)]);
    const { catalog, reload } = catalogStore(() => now);
    now = catalogOf([program(second)]);
    expect(catalog.find(program(second).id)).toBeUndefined();

    expect(reload()).toBe(1);
    expect(catalog.find(program(second).id)).toBe(second);
    expect(catalog.find(program(first).id)).toBeUndefined();
  });

  it('replaces the list of programs each time the edits change, but not when edits are first loaded', () => {
    const store = catalogStore(() => catalogOf([program(first)]));
    const { programs } = store.catalog;
    store.lay([], 4);
    expect(store.catalog.programs).toBe(programs);
    store.lay([], 5);
    expect(store.catalog.programs).not.toBe(programs);
    expect(store.revision).toBe(5);
  });

  it('hides programs by their edited facts, and counts hidden programs that serve a county', () => {
    const [agency, lender, local] = [
      made({ id: 1, slug: 'us-agency' }),
      made({ id: 2, slug: 'us-lender', provider: 'lender' }),
      made({ id: 3, slug: 'ca-local', coverage: { ...nation, scope: 'state', state: 'CA' } }),
    ];
    const programs = { hide: ['ca-local'], hideLenderProducts: true };
    const hiding = (one: CatalogProgram) => hiddenAs(one, programs, false);
    const store = catalogStore(() => catalogOf([agency, lender, local], { hiddenAs: hiding }));
    const { catalog } = store;
    const listed = () => [
      catalog.programs.map(({ slug }) => slug),
      catalog.inCounty(county('48453')).map(({ slug }) => slug),
      [1, 2, 3].flatMap((id) => catalog.find(id)?.slug ?? []),
      catalog.size,
    ];
    expect(listed()).toEqual([['us-agency'], ['us-agency'], ['us-agency'], 1]);
    expect(catalog.leftOut(county('48453'))).toEqual({ lenderProducts: 1, programs: 0 });
    expect(catalog.leftOut(county('06037'))).toEqual({
      lenderProducts: 1,
      programs: 1,
    });

    const [id, day] = ['0c5f4f7b-6a55-4d0a-9a07-9d0f9f6c7a11', '2026-11-22'];
    const source = {
      sourceUrl: 'https://agency.example',
      sourceDay: day,
      quote: null,
      release: null,
    };
    const edit = {
      id,
      fact: 'provider',
      fileValue: 'lender',
      value: 'nonprofit',
      ...source,
    } as const;
    store.lay([{ ...edit, slug: 'us-lender' }], 1);
    expect(listed()[0]).toEqual(['us-agency', 'us-lender']);
    expect(store.files.map(({ slug }) => slug)).toEqual(['us-agency', 'us-lender', 'ca-local']);
  });

  it('counts a hidden lender product as a lender product, even if its slug is also hidden', () => {
    const hidden = [
      made({ id: 1, slug: 'us-agency' }),
      made({ id: 2, slug: 'us-lender', provider: 'lender' }),
    ];
    const catalog = catalogOf(hidden, { hiddenAs: () => 'program' });
    expect(catalog.leftOut(county('48453'))).toEqual({ lenderProducts: 1, programs: 1 });
  });

  it('keeps the current catalog if the next one is invalid', () => {
    let isDamaged = false;
    const { catalog, reload } = catalogStore(() => {
      if (isDamaged) throw new Error('no list');
      return catalogOf([program(first)]);
    });
    isDamaged = true;

    expect(reload).toThrow('no list');
    expect(catalog.find(program(first).id)).toBe(first);
  });
});
