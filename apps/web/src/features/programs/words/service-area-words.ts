import { county, oneOf } from '@/lib/format.ts';
import { citiesRequired, exceptStatesRequired, statesRequired } from '@/lib/requirement-words.ts';
import { stateName } from '@/lib/state-name.ts';
import { rulesText as text } from '@/lib/texts.ts';
import type { Checks, FindingOf, RuleWords } from './finding-words.ts';

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
  const inState = () => statesRequired([required.state ?? '']);
  const inCities = () => citiesRequired(required.cities);
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

export function excludedStatesWords({ required, actual }: FindingOf<'excluded-states'>): RuleWords {
  return { required: exceptStatesRequired(required), answer: stateName(actual), check: null };
}
