import { describe, expect, it } from 'vitest';
import { sampleProgram, today, travis } from '../../test/program-samples.ts';
import { nationalPrograms, programsOfCounty, programsOfState } from './state-programs.ts';

const williamson = { ...travis, countyFips: '48491', county: 'Williamson County' };
const texas = { scope: 'state', state: 'TX' } as const;
const inTravis = { ...texas, scope: 'county', counties: ['48453'] } as const;
const programs = [
  sampleProgram({ id: 1, slug: 'us-all' }),
  sampleProgram({ id: 2, slug: 'us-without-texas', coverage: { exceptStates: ['TX'] } }),
  sampleProgram({ id: 3, slug: 'tx-state', coverage: texas }),
  sampleProgram({ id: 4, slug: 'tx-travis', coverage: { ...inTravis, counties: ['48453'] } }),
  sampleProgram({
    id: 5,
    slug: 'tx-austin',
    maxAmount: 40_000,
    coverage: { ...inTravis, counties: ['48453'], scope: 'city', cities: ['Austin'] },
  }),
  sampleProgram({ id: 6, slug: 'oh-state', coverage: { scope: 'state', state: 'OH' } }),
];
const slugs = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);

describe('programsOfState', () => {
  const found = programsOfState(programs, 'TX', [williamson, travis], 300_000, today);

  it('groups the programs that serve the state by the area that they serve', () => {
    expect(slugs(found.local)).toEqual(['tx-austin', 'tx-travis']);
    expect(slugs(found.statewide)).toEqual(['tx-state']);
    expect(slugs(found.national)).toEqual(['us-all']);
  });

  it('counts the local programs of each county, by name', () => {
    const serves = { cities: ['Austin'], hasOtherCities: false, county: 'all' };
    expect(found.counties).toEqual([
      { countyFips: '48453', county: 'Travis County', own: 2, most: 40_000, serves },
      { countyFips: '48491', county: 'Williamson County', own: 0, most: null, serves: null },
    ]);
  });
});

describe('programsOfCounty', () => {
  it('lists the programs that serve the county', () => {
    const found = programsOfCounty(programs, williamson, 300_000, today);
    expect(found.local).toEqual([]);
    expect(slugs(found.statewide)).toEqual(['tx-state']);
    expect(slugs(found.national)).toEqual(['us-all']);
  });
});

describe('nationalPrograms', () => {
  it('lists the national programs, including those that do not serve every state', () => {
    expect(slugs(nationalPrograms(programs, 300_000, today))).toEqual([
      'us-all',
      'us-without-texas',
    ]);
  });
});
