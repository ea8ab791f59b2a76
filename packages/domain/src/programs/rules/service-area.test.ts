import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { Coverage } from '../../catalog/catalog-program.ts';
import { serviceAreaFinding } from './service-area.ts';

const bridgeport: Area = {
  ...travis,
  countyFips: '09120',
  county: 'Greater Bridgeport Planning Region',
  state: 'CT',
};

function outcome(coverage: Partial<Coverage>, city = 'Austin', area = travis) {
  const facts = { ...buyer, homeLocation: { ...buyer.homeLocation, city } };
  const { verdict, reason } = serviceAreaFinding(sampleProgram({ coverage }), facts, area);
  return `${verdict}: ${reason}`;
}

describe('serviceAreaFinding', () => {
  it.each([
    [{ state: null }, 'met: nationwide'],
    [{ state: 'TX' }, 'met: statewide'],
    [{ state: 'OK' }, 'not-met: other-state'],
    [{ state: 'TX', counties: ['48491', '48453'] }, 'met: in-county'],
    [{ state: 'TX', counties: ['48491'] }, 'not-met: other-county'],
  ])('compares a home in Travis County, Texas, with %o', (coverage, expected) => {
    expect(outcome(coverage)).toBe(expected);
  });

  it.each([
    ['Austin', 'check: city-limits'],
    ['AUSTIN', 'check: city-limits'],
    ['Del Valle', 'check: postal-city'],
    ['Round Rock', 'not-met: other-city'],
    ['Austin Hills', 'not-met: other-city'],
    ['', 'not-met: other-city'],
  ])('compares a city program with the postal city "%s"', (city, expected) => {
    const coverage = { state: 'TX', counties: ['48453'], cities: ['Austin'] };
    expect(outcome({ ...coverage, postalCities: ['Del Valle'] }, city)).toBe(expected);
  });

  it('rejects a city of the same name in another county', () => {
    const columbus = { state: 'OH', counties: ['39049'], cities: ['Columbus'] };
    const elsewhere = { ...travis, state: 'OH', countyFips: '39101', county: 'Marion County' };
    expect(outcome(columbus, 'Columbus', elsewhere)).toBe('not-met: other-county');
  });

  it('rejects a county code from another state', () => {
    expect(outcome({ state: 'OK', counties: ['48453'] })).toBe('not-met: other-state');
  });

  it.each([
    ['St. Paul', 'Saint Paul'],
    ['Saint Paul', 'ST PAUL'],
    ['Ft. Worth', 'Fort Worth'],
    ['Española', 'Espanola'],
    ['Lee’s Summit', "Lee's Summit"],
  ])('treats "%s" and "%s" as the same city', (listed, city) => {
    expect(outcome({ cities: [listed] }, city)).toBe('check: city-limits');
  });

  it('returns the city whose limits apply, and the actual location', () => {
    const coverage = { state: 'TX', counties: ['48453'], cities: ['Austin', 'Lakeway'] };
    const finding = serviceAreaFinding(sampleProgram({ coverage }), buyer, travis);
    expect(finding.required).toEqual({ state: 'TX', counties: [], cities: ['Austin'] });
    expect(finding.actual).toEqual({ state: 'TX', county: 'Travis County', city: 'Austin' });
  });

  it('returns the listed counties if the home is in none of them', () => {
    const coverage = { state: 'TX', counties: ['48491'] };
    const { required } = serviceAreaFinding(sampleProgram({ coverage }), buyer, travis);
    expect(required).toEqual({ state: 'TX', counties: ['48491'], cities: [] });
  });

  it.each([
    ['09120', 'met: in-county'],
    ['09190', 'not-met: other-county'],
    ['09001', 'check: former-county'],
    ['09003', 'not-met: other-county'],
  ])('compares a Connecticut planning region with the listed county %s', (county, expected) => {
    expect(outcome({ state: 'CT', counties: [county] }, 'Bridgeport', bridgeport)).toBe(expected);
  });
});
