import { usState } from '@latchkey/domain';
import { type Checks, type FindingOf, oneOf, type RuleWords } from './finding-words.ts';
import { text } from './rule-text.ts';

/** Up to how many cities are named one by one. */
const NAMED_CITIES = 3;

const checks: Checks<'place'> = {
  nationwide: null,
  statewide: null,
  'in-county': null,
  'city-limits': text.checkCityLimits(),
  'postal-city': text.checkCityLimits(),
  'former-county': text.checkFormerCounty(),
  'other-state': null,
  'other-county': null,
  'other-city': null,
};

export function placeWords({ reason, needed, has }: FindingOf<'place'>): RuleWords {
  const inState = () => text.inState({ state: stateName(needed.state ?? '') });
  const inCities = () => citiesWords(needed.cities);
  const asked: Record<typeof reason, () => string> = {
    nationwide: text.anywhere,
    statewide: inState,
    'in-county': text.inListedCounty,
    'city-limits': inCities,
    'postal-city': inCities,
    'former-county': text.inFormerCounty,
    'other-state': inState,
    'other-county': text.inListedCounty,
    'other-city': inCities,
  };
  return { needed: asked[reason](), answer: text.home(has), check: checks[reason] };
}

function citiesWords(cities: readonly string[]): string {
  return cities.length > NAMED_CITIES
    ? text.inListedCities({ count: cities.length })
    : text.inCities({ cities: oneOf.format(cities) });
}

export function exceptedStatesWords({ needed, has }: FindingOf<'excepted-states'>): RuleWords {
  const states = oneOf.format(needed.map(stateName));
  return { needed: text.exceptStates({ states }), answer: stateName(has), check: null };
}

function stateName(letters: string): string {
  return usState(letters)?.name ?? letters;
}
