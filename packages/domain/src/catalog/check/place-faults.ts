import { usStates } from '../../area/us-states.ts';
import type { IncomeLimit, PriceLimit } from '../limits.ts';
import {
  type CatalogPlaces,
  type CheckedProgram,
  fault,
  type ProgramFault,
} from './program-fault.ts';

/** Finds states, counties and cities that do not exist or contradict the program's coverage. */
export function* placeFaults(
  program: CheckedProgram,
  places: CatalogPlaces,
): Generator<ProgramFault> {
  yield* wrongScope(program);
  yield* unknownStates(program);
  yield* unknownCounties(program, places);
  yield* unknownCities(program, places);
}

function* wrongScope({ coverage }: CheckedProgram) {
  const { scope, state, counties, cities } = coverage;
  const isLocal = scope === 'county' || scope === 'city';
  if (scope === 'national' && state !== null) {
    yield fault('coverage.state', `a national program names ${state}`);
  }
  if (scope !== 'national' && state === null) {
    yield fault('coverage.state', `a program of the scope "${scope}" names no state`);
  }
  if (isLocal && counties.length + cities.length === 0) {
    yield fault('coverage', 'a local program without a county or a city');
  }
}

function* unknownStates({ coverage: { state, exceptStates } }: CheckedProgram) {
  if (state !== null && !usStates.has(state)) yield fault('coverage.state', `no state ${state}`);
  for (const other of exceptStates) {
    if (!usStates.has(other)) yield fault('coverage.exceptStates', `no state ${other}`);
  }
}

function* unknownCounties(program: CheckedProgram, { stateOfCounty }: CatalogPlaces) {
  const { state } = program.coverage;
  for (const [field, counties] of countiesOf(program)) {
    for (const fips of counties) {
      const actual = stateOfCounty.get(fips);
      if (actual === undefined) yield fault(field, `no county ${fips}`);
      else if (state !== null && actual !== state)
        yield fault(field, `county ${fips} is in ${actual}`);
    }
  }
}

function countiesOf({ coverage, rules, tiers }: CheckedProgram): [string, readonly string[]][] {
  return [
    ['coverage.counties', coverage.counties],
    ['rules.maxIncome.byCounty', countiesIn(rules.maxIncome)],
    ['rules.maxHomePrice.byCounty', countiesIn(rules.maxHomePrice)],
    ['rules.maxHomePrice.bondLimit.targetedCounties', targetedIn(rules.maxHomePrice)],
    ['tiers.when.counties', (tiers ?? []).flatMap(({ when }) => when.counties ?? [])],
  ];
}

function countiesIn(limit: IncomeLimit | PriceLimit | null): readonly string[] {
  return limit && 'byCounty' in limit ? Object.keys(limit.byCounty) : [];
}

function targetedIn(limit: PriceLimit | null): readonly string[] {
  return limit && 'bondLimit' in limit ? limit.bondLimit.targetedCounties : [];
}

/**
 * Finds cities that are not postal cities. If a listed city has no post office of its own, the
 * program must list the postal cities of the city's homes. Otherwise, no home could match. Most
 * excluded cities must be postal cities, because any other name would exclude nothing.
 */
function* unknownCities({ coverage }: CheckedProgram, { citiesOfState }: CatalogPlaces) {
  const known = citiesOfState.get(coverage.state ?? '') ?? new Set();
  const unknownIn = (cities: readonly string[]) =>
    cities.filter((city) => !known.has(city.toLowerCase()));
  const { cities, postalCities, exceptCities } = coverage;

  for (const city of unknownIn(postalCities)) {
    yield fault('coverage.postalCities', `no USPS city ${city}`);
  }
  if (postalCities.length === 0) {
    for (const city of unknownIn(cities)) yield fault('coverage.cities', `no USPS city ${city}`);
  }
  const [excepted, ...others] = unknownIn(exceptCities);
  if (excepted !== undefined && others.length + 1 === exceptCities.length) {
    yield fault('coverage.exceptCities', `no USPS city ${excepted}`);
  }
}
