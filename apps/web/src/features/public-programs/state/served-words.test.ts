import { expect, it } from 'vitest';
import { servedWords } from './served-words.ts';

const none = { cities: [], hasOtherCities: false, county: 'none' } as const;

it.each([
  [{ county: 'all' }, 'All of the county'],
  [{ cities: ['Detroit'], county: 'most' }, 'Detroit and most of the county'],
  [{ cities: ['East Lansing', 'Lansing'] }, 'East Lansing and Lansing'],
  [{ cities: ['A', 'B', 'C'] }, 'A, B, and C'],
  [{ cities: ['A', 'B', 'C', 'D'] }, 'A, B, C, and other cities'],
  [{ hasOtherCities: true }, 'Some cities'],
  [{ cities: ['A'], hasOtherCities: true }, 'A and other cities'],
] as const)('describes the places %j as "%s"', (places, words) => {
  expect(
    servedWords({ ...none, ...places, cities: 'cities' in places ? [...places.cities] : [] }),
  ).toBe(words);
});
