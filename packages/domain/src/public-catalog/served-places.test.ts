import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import { servedPlaces } from './served-places.ts';

const covering = (counties: string[], cities: string[] = [], exceptCities: string[] = []) => ({
  ...sampleProgram().coverage,
  counties,
  cities,
  exceptCities,
});
const [wayne, macomb] = ['26163', '26099'] as const;

describe('servedPlaces', () => {
  it('lists each city once, in order', () => {
    const coverages = [covering([wayne], ['Romulus']), covering([wayne], ['Detroit', 'Romulus'])];
    expect(servedPlaces(coverages)).toEqual({
      cities: ['Detroit', 'Romulus'],
      hasOtherCities: false,
      county: 'none',
    });
  });

  it('lists the only city of a program, even if the city is in several counties', () => {
    expect(servedPlaces([covering([wayne, macomb], ['Lansing'])]).cities).toEqual(['Lansing']);
  });

  it('omits cities that may be in another county', () => {
    expect(servedPlaces([covering([wayne, macomb], ['Detroit', 'Warren'])])).toEqual({
      cities: [],
      hasOtherCities: true,
      county: 'none',
    });
  });

  it('returns whether programs serve all of the county or exclude some cities', () => {
    const most = covering([wayne], [], ['Detroit']);
    expect(servedPlaces([most]).county).toBe('most');
    expect(servedPlaces([most, covering([wayne])]).county).toBe('all');
  });
});
