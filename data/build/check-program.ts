import type { CatalogProgram, IncomeLimit, PriceLimit } from '@latchkey/domain';
import { implausibleFigures } from './check-plausible.ts';
import { DataFault } from './data-fault.ts';

/** Counties and cities that a program may serve. */
export interface Places {
  /** State by county code. */
  readonly stateOfCounty: ReadonlyMap<string, string>;
  /** Median family income by county code, in dollars a year. */
  readonly medianOfCounty: ReadonlyMap<string, number>;
  /** Each state's postal cities, in lower case. */
  readonly citiesOfState: ReadonlyMap<string, ReadonlySet<string>>;
}

type Program = Omit<CatalogProgram, 'id'>;

/**
 * Checks what the schema cannot: places exist, dates are real, phones can be dialed, figures are
 * plausible, and the file matches the state.
 *
 * @throws {DataFault} with the file, the program and the field
 */
export function checkProgram(file: string, program: Program, places: Places): void {
  const fault = faultsOf(file, program, places).next().value;
  if (fault) throw new DataFault(`${file} ${program.slug}`, fault);
}

function* faultsOf(file: string, program: Program, places: Places): Generator<string, undefined> {
  const [letters = ''] = file.split('.');
  const { coverage, maxPercent, percentOf, slug } = program;
  const state = letters === 'US' ? null : letters;

  if (!slug.startsWith(`${letters.toLowerCase()}-`)) yield 'slug: must start with its state';
  if (coverage.state !== state) yield `coverage.state: ${coverage.state} in ${file}`;
  if (isLocal(coverage.scope) && coverage.cities.length + coverage.counties.length === 0) {
    yield 'coverage: a local program without a county or a city';
  }
  if ((maxPercent === null) !== (percentOf === null)) {
    yield 'percentOf: must be set if and only if maxPercent is set';
  }
  yield* unknownCounties(program, state, places);
  yield* unknownCities(program, state, places);
  yield* repeatedTypes(program);
  yield* wrongPhone(program);
  yield* wrongDates(program);
  yield* wrongFundingDates(program);
  yield* implausibleFigures(program, places);
  return undefined;
}

function* unknownCounties(program: Program, state: string | null, places: Places) {
  for (const [field, counties] of countiesOf(program)) {
    for (const fips of counties) {
      const actual = places.stateOfCounty.get(fips);
      if (actual === undefined) yield `${field}: no county ${fips}`;
      if (state !== null && actual !== state) yield `${field}: county ${fips} is in ${actual}`;
    }
  }
}

/**
 * A listed city without its own post office must list the postal cities of its homes. Otherwise no
 * home could match. Most excluded cities must be postal cities, or they would exclude nothing.
 */
function* unknownCities({ coverage }: Program, state: string | null, places: Places) {
  const known = places.citiesOfState.get(state ?? '') ?? new Set();
  const unknownIn = (cities: readonly string[]) =>
    cities.filter((city) => !known.has(city.toLowerCase()));
  const { cities, postalCities, exceptCities } = coverage;

  const [postal] = unknownIn(postalCities);
  if (postal) yield `coverage.postalCities: no USPS city ${postal}`;
  const [city] = unknownIn(cities);
  if (city && postalCities.length === 0) yield `coverage.cities: no USPS city ${city}`;
  const [excepted, ...others] = unknownIn(exceptCities);
  if (excepted && others.length + 1 === exceptCities.length) {
    yield `coverage.exceptCities: no USPS city ${excepted}`;
  }
}

function* wrongDates({ checkedOn, sources }: Program) {
  if (!isDay(checkedOn)) yield `checkedOn: ${checkedOn} is not a day`;
  for (const { asOf } of sources) {
    if (asOf === null) continue;
    if (!isDate(asOf)) yield `sources.asOf: ${asOf} is not a date`;
    if (asOf > checkedOn) yield `sources.asOf: ${asOf} is after ${checkedOn}`;
  }
}

function* wrongFundingDates({ checkedOn, statusCheckedOn, opensOn, closesOn }: Program) {
  for (const [field, day] of Object.entries({ statusCheckedOn, opensOn, closesOn })) {
    if (day !== null && !isDay(day)) yield `${field}: ${day} is not a day`;
  }
  if (statusCheckedOn !== null && statusCheckedOn > checkedOn) {
    yield `statusCheckedOn: ${statusCheckedOn} is after ${checkedOn}`;
  }
  if (opensOn !== null && closesOn !== null && closesOn <= opensOn) {
    yield `closesOn: ${closesOn} is not after ${opensOn}`;
  }
}

function* repeatedTypes({ firstMortgage: { types } }: Program) {
  if (new Set(types).size < types.length) yield 'firstMortgage.types: a type appears twice';
}

/** A phone number that cannot exist: an area code or exchange below 200 or like 911. */
function* wrongPhone({ contact: { phone } }: Program) {
  const isDialable = phone === null || /^(?:[2-9](?!11)\d{2}){2}\d{4}$/.test(phone);
  if (!isDialable) yield `contact.phone: ${phone} cannot be dialed`;
}

function countiesOf({ coverage, rules }: Program): [string, readonly string[]][] {
  return [
    ['coverage.counties', coverage.counties],
    ['rules.maxIncome.byCounty', countiesIn(rules.maxIncome)],
    ['rules.maxHomePrice.byCounty', countiesIn(rules.maxHomePrice)],
  ];
}

function countiesIn(limit: IncomeLimit | PriceLimit | null): readonly string[] {
  return limit && 'byCounty' in limit ? Object.keys(limit.byCounty) : [];
}

function isLocal(scope: CatalogProgram['coverage']['scope']): boolean {
  return scope === 'county' || scope === 'city';
}

/** A year, a month or a day. */
function isDate(text: string): boolean {
  if (/^\d{4}$/.test(text)) return true;
  return isDay(/^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
