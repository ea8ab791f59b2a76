import { usState } from '@latchkey/domain';
import { county, oneOf } from '@/lib/format.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';

/** Maximum number of cities to list by name. */
const MAX_NAMED_CITIES = 3;

const checks: Checks<'service-area'> = {
  nationwide: null,
  statewide: null,
  'in-county': null,
  'city-limits': text.checkCityLimits,
  'postal-city': text.checkCityLimits,
  'inside-city': null,
  'outside-city': null,
  'except-city': text.checkOutsideCity,
  'former-county': text.checkFormerCounty,
  'other-state': null,
  'other-county': null,
  'other-city': null,
};

export function serviceAreaWords({
  verdict,
  reason,
  required,
  actual,
}: FindingOf<'service-area'>): RuleWords {
  const inState = () => text.inState({ state: stateName(required.state ?? '') });
  const inCities = () => citiesWords(required.cities);
  const outsideCities = () => text.outsideCities({ cities: oneOf(required.cities) });
  const asked: Record<typeof reason, () => string> = {
    nationwide: text.anywhere,
    statewide: inState,
    'in-county': text.inListedCounty,
    'city-limits': inCities,
    'postal-city': inCities,
    'inside-city': verdict === 'met' ? inCities : outsideCities,
    'outside-city': verdict === 'met' ? outsideCities : inCities,
    'except-city': outsideCities,
    'former-county': text.inFormerCounty,
    'other-state': inState,
    'other-county': text.inListedCounty,
    'other-city': inCities,
  };
  return {
    required: asked[reason](),
    answer: text.home({ ...actual, county: county(actual.county) }),
    check: checks[reason]?.() ?? null,
  };
}

function citiesWords(cities: readonly string[]): string {
  return cities.length > MAX_NAMED_CITIES
    ? text.inListedCities({ count: cities.length })
    : text.inCities({ cities: oneOf(cities) });
}

export function excludedStatesWords({ required, actual }: FindingOf<'excluded-states'>): RuleWords {
  const states = oneOf(required.map(stateName));
  return { required: text.exceptStates({ states }), answer: stateName(actual), check: null };
}

function stateName(letters: string): string {
  return usState(letters)?.name ?? letters;
}
