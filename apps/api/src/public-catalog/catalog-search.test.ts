import { hiddenAs } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { shippedCatalog, shippedReference } from '../../test/test-data.ts';
import { catalogOf } from '../programs/catalog.ts';
import { catalogStore } from '../programs/catalog-store.ts';
import { catalogSearch } from './catalog-search.ts';

const clock = () => new Date('2026-11-22T12:00:00Z');
const reference = shippedReference();
const search = catalogSearch({ catalog: shippedCatalog(), reference, clock });
const slugsOf = (text: string, state?: string) =>
  search(text, state).programs.map(({ slug }) => slug);

describe('catalogSearch', () => {
  it('finds a program by words in its name, its agency, its cities and its state', () => {
    const slug = 'mi-detroit-dpa';
    for (const text of ['detroit down', 'DETROIT housing revitalization', 'down paym michigan']) {
      expect(slugsOf(text, 'mi'), text).toContain(slug);
    }
    expect(slugsOf('etroit')).toEqual([]);
  });

  it('finds the county of a ZIP Code, or all its counties if there are several', () => {
    const { counties, programs } = search('22046');
    expect(counties.map(({ county, zipcode }) => [county, zipcode])).toEqual([
      ['Falls Church city', '22046'],
      ['Fairfax County', '22046'],
    ]);
    expect(programs).toEqual([]);
  });

  it('finds a city once for each of its counties', () => {
    const detroit = { state: 'MI', county: 'Wayne County', city: 'Detroit', zipcode: null };
    expect(search('detroit').counties.filter(({ city }) => city === 'Detroit')).toContainEqual(
      detroit,
    );
    expect(
      search('detroit').counties.filter(({ city, state }) => city === 'Detroit' && state === 'MI'),
    ).toEqual([detroit]);
  });

  it('finds a county by name, and lists the counties of the given state first', () => {
    expect(search('wayne', 'mi').counties[0]).toEqual({
      state: 'MI',
      county: 'Wayne County',
      city: null,
      zipcode: null,
    });
    expect(search('wayne county ohio').counties).toContainEqual({
      state: 'OH',
      county: 'Wayne County',
      city: null,
      zipcode: null,
    });
  });

  it('finds a state by its code or the start of its name, but not by one letter', () => {
    expect(search('mich').states).toEqual(['MI']);
    expect(search('OH').states).toEqual(['OH']);
    expect(search('m').states).toEqual([]);
  });

  it.each(['', ' ', '!?', '🏠', '99999', 'zzzz'])('finds nothing for "%s"', (text) => {
    expect(search(text)).toEqual({ states: [], counties: [], programs: [] });
  });

  it('does not find hidden programs, but finds new programs after the catalog changes', () => {
    const [slug = ''] = slugsOf('detroit', 'mi');
    let files = shippedCatalog();
    const { catalog, reload } = catalogStore(() => files);
    const find = catalogSearch({ catalog, reference, clock });
    const found = () => find('detroit', 'mi').programs.map((each) => each.slug);
    expect(found()).toContain(slug);
    const settings = { hide: [slug], hideLenderProducts: false };
    files = catalogOf(files.all, { hiddenAs: (program) => hiddenAs(program, settings, false) });
    reload();
    expect(found()).not.toContain(slug);
  });
});
