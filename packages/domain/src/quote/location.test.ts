import { describe, expect, it } from 'vitest';
import { austin } from '../../test/quote-samples.ts';
import { Location, locationId } from './location.ts';

describe('Location', () => {
  it.each([
    ['zipcode', '7870'],
    ['zipcode', 78_701],
    ['state', 'Texas'],
    ['county_code', 100_000],
    ['id', -1],
    ['city', 'x'.repeat(101)],
    ['property_tax', -0.001],
    ['property_tax', 0.101],
    ['insurance_rate', Number.NaN],
    ['elevation', 149],
  ])('returns a message to choose another location if %s is %j', (field, value) => {
    const { error } = Location.safeParse({ ...austin, [field]: value });
    expect(error?.issues.map(({ message }) => message)).toEqual(['homeLocationRequired']);
  });

  it('accepts the lowest and the highest rates', () => {
    const location = { ...austin, property_tax: 0, insurance_rate: 0.1 };
    expect(Location.parse(location)).toEqual(location);
  });
});

describe('locationId', () => {
  it.each([
    ['90210', 6_037, 9_021_006_037],
    ['00501', 36_103, 50_136_103],
  ])('combines the ZIP Code %s and the county %s into the ID %s', (zipcode, countyCode, id) => {
    expect(locationId(zipcode, countyCode)).toBe(id);
  });
});
