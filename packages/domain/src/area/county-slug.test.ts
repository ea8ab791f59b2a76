import { expect, it } from 'vitest';
import { countySlug } from './county-slug.ts';

it.each([
  ['Lucas County', 'lucas-county'],
  ['St. Louis city', 'st-louis-city'],
  ['St. Louis County', 'st-louis-county'],
  ['Doña Ana County', 'dona-ana-county'],
  ["Prince George's County", 'prince-georges-county'],
  ['Miami-Dade County', 'miami-dade-county'],
])('turns %s into %s', (county, slug) => {
  expect(countySlug(county)).toBe(slug);
});
