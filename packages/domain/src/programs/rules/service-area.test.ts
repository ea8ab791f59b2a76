import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { Coverage } from '../../catalog/catalog-program.ts';
import { cityKey, type KnownFacts } from './known-facts.ts';
import { serviceAreaFinding } from './service-area.ts';

const bridgeport: Area = {
  ...travis,
  countyFips: '09120',
  county: 'Greater Bridgeport Planning Region',
  state: 'CT',
};

function finding(
  coverage: Partial<Coverage>,
  city = 'Austin',
  area: Area = travis,
  known?: KnownFacts,
) {
  const facts = { ...buyer, homeLocation: { ...buyer.homeLocation, city } };
  return serviceAreaFinding(sampleProgram({ coverage }), facts, area, known);
}

function outcome(...given: Parameters<typeof finding>) {
  const { verdict, reason } = finding(...given);
  return `${verdict}: ${reason}`;
}

describe('serviceAreaFinding', () => {
  it.each([
    [{ state: null }, 'met: nationwide'],
    [{ state: 'TX' }, 'met: statewide'],
    [{ state: 'OK' }, 'not-met: other-state'],
    [{ state: 'TX', counties: ['48491', '48453'] }, 'met: in-county'],
    [{ state: 'TX', counties: ['48491'] }, 'not-met: other-county'],
  ])('compares a home in Travis County, Texas, with the coverage %o', (coverage, expected) => {
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

  it('rejects a city with the same name in another county', () => {
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

  it('returns the city whose city limits may include the home, and the home’s actual location', () => {
    const coverage = { state: 'TX', counties: ['48453'], cities: ['Austin', 'Lakeway'] };
    const { required, actual } = finding(coverage);
    expect(required).toEqual({ state: 'TX', counties: [], cities: ['Austin'] });
    expect(actual).toEqual({ state: 'TX', county: 'Travis County', city: 'Austin' });
  });

  it('returns the listed counties if the home is not in any of them', () => {
    const coverage = { state: 'TX', counties: ['48491'] };
    const { required } = finding(coverage);
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

  it.each([
    ['Austin', 'check: except-city'],
    ['AUSTIN', 'check: except-city'],
    ['Manor', 'met: in-county'],
    ['', 'met: in-county'],
  ])('compares a program that excludes Austin with the postal city "%s"', (city, expected) => {
    const coverage = { state: 'TX', counties: ['48453'], exceptCities: ['Austin'] };
    expect(outcome(coverage, city)).toBe(expected);
    expect(outcome({ ...coverage, state: 'OK' }, city)).toBe('not-met: other-state');
    expect(outcome({ ...coverage, counties: ['48491'] }, city)).toBe('not-met: other-county');
  });
});

describe('serviceAreaFinding with an answer about the city limits', () => {
  const listed = { cities: ['Austin'] };
  const postal = { cities: ['Austin'], postalCities: ['Del Valle'] };
  const excepted = { exceptCities: ['Austin'] };
  const inside = (city: string, answer: boolean) => ({ conditions: { [cityKey(city)]: answer } });

  it.each<[string, Partial<Coverage>, string, boolean, string]>([
    ['a listed city', listed, 'Austin', true, 'met: inside-city'],
    ['a listed city', listed, 'Austin', false, 'not-met: outside-city'],
    ['a neighborhood', postal, 'Del Valle', true, 'met: inside-city'],
    ['a neighborhood', postal, 'Del Valle', false, 'not-met: outside-city'],
    ['an excluded city', excepted, 'Austin', true, 'not-met: inside-city'],
    ['an excluded city', excepted, 'Austin', false, 'met: outside-city'],
  ])(
    'uses the answer about %s: coverage %o, city %s, inside the city limits: %s',
    (_, coverage, city, answer, expected) => {
      const known = inside('Austin', answer);
      expect(outcome(coverage, city, travis, known)).toBe(expected);
      expect(finding(coverage, city)).toMatchObject({ verdict: 'check', key: cityKey('Austin') });
    },
  );

  it('ignores an answer about another city', () => {
    expect(outcome(listed, 'Austin', travis, inside('Lakeway', false))).toBe('check: city-limits');
  });

  it('ignores the answer if the county or the state does not match', () => {
    const known = inside('Austin', true);
    const elsewhere = { ...listed, counties: ['48491'] };
    expect(outcome(elsewhere, 'Austin', travis, known)).toBe('not-met: other-county');
    expect(outcome({ ...listed, state: 'OK' }, 'Austin', travis, known)).toBe(
      'not-met: other-state',
    );
  });

  it('returns no question key if there are several possible cities', () => {
    const several = { cities: ['Austin', 'Lakeway'], postalCities: ['Del Valle'] };
    const answered = finding(several, 'Del Valle', travis, inside('Austin', true));
    expect(answered).toMatchObject({ verdict: 'check', reason: 'postal-city', key: null });
  });

  it('returns no question key if no answer is needed', () => {
    expect(finding({ state: 'TX' }).key).toBeNull();
    expect(finding(listed, 'Round Rock').key).toBeNull();
  });
});
