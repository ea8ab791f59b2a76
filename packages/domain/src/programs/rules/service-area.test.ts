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

function found(coverage: Partial<Coverage>, city = 'Austin', area = travis) {
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
  ])('holds a home in Travis County, Texas, against %o', (coverage, expected) => {
    expect(found(coverage)).toBe(expected);
  });

  it.each([
    ['Austin', 'check: city-limits'],
    ['AUSTIN', 'check: city-limits'],
    ['Del Valle', 'check: postal-city'],
    ['Round Rock', 'not-met: other-city'],
    ['Austin Hills', 'not-met: other-city'],
    ['', 'not-met: other-city'],
  ])('lets a city program be checked where the post says "%s"', (city, expected) => {
    const coverage = { state: 'TX', counties: ['48453'], cities: ['Austin'] };
    expect(found({ ...coverage, postalCities: ['Del Valle'] }, city)).toBe(expected);
  });

  it('does not let a city of the same name in another county in', () => {
    const columbus = { state: 'OH', counties: ['39049'], cities: ['Columbus'] };
    const elsewhere = { ...travis, state: 'OH', countyFips: '39101', county: 'Marion County' };
    expect(found(columbus, 'Columbus', elsewhere)).toBe('not-met: other-county');
  });

  it('does not let a county code of another state in', () => {
    expect(found({ state: 'OK', counties: ['48453'] })).toBe('not-met: other-state');
  });

  it.each([
    ['St. Paul', 'Saint Paul'],
    ['Saint Paul', 'ST PAUL'],
    ['Ft. Worth', 'Fort Worth'],
    ['Española', 'Espanola'],
    ['Lee’s Summit', "Lee's Summit"],
  ])('reads "%s" and "%s" as one city', (listed, city) => {
    expect(found({ cities: [listed] }, city)).toBe('check: city-limits');
  });

  it('says inside which city the home must lie, and what was found', () => {
    const coverage = { state: 'TX', counties: ['48453'], cities: ['Austin', 'Lakeway'] };
    const finding = serviceAreaFinding(sampleProgram({ coverage }), buyer, travis);
    expect(finding.required).toEqual({ state: 'TX', counties: [], cities: ['Austin'] });
    expect(finding.actual).toEqual({ state: 'TX', county: 'Travis County', city: 'Austin' });
  });

  it('says which counties are needed where the home is in none of them', () => {
    const coverage = { state: 'TX', counties: ['48491'] };
    const { required } = serviceAreaFinding(sampleProgram({ coverage }), buyer, travis);
    expect(required).toEqual({ state: 'TX', counties: ['48491'], cities: [] });
  });

  it.each([
    ['09120', 'met: in-county'],
    ['09190', 'not-met: other-county'],
    ['09001', 'check: former-county'],
    ['09003', 'not-met: other-county'],
  ])('holds a planning region of Connecticut against the listed %s', (county, expected) => {
    expect(found({ state: 'CT', counties: [county] }, 'Bridgeport', bridgeport)).toBe(expected);
  });
});
