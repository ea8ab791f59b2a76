import { expect, it } from 'vitest';
import { countyName } from './county-name.ts';

it.each([
  ['Wayne County', 'condado de Wayne'],
  ['St. John the Baptist Parish', 'parroquia de St. John the Baptist'],
  ['Capitol Planning Region', 'región de planificación de Capitol'],
  ['Juneau City and Borough', 'ciudad y distrito de Juneau'],
  ['North Slope Borough', 'distrito de North Slope'],
  ['Baltimore city', 'ciudad de Baltimore'],
  ['Carson City', 'Carson City'],
  ['District of Columbia', 'District of Columbia'],
])('writes the county name %s in Spanish', (name, spanish) => {
  expect(countyName(name, 'es')).toBe(spanish);
  expect(countyName(name, 'en')).toBe(name);
});
