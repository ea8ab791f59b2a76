import type { CatalogProgram, IncomeLimit, PriceLimit } from '@latchkey/domain';
import { DataFault } from './data-fault.ts';

/** Valid counties and cities for program coverage. */
export interface Places {
  /** State by county code. */
  readonly stateOfCounty: ReadonlyMap<string, string>;
  /** Each state's postal cities, in lower case. */
  readonly citiesOfState: ReadonlyMap<string, ReadonlySet<string>>;
}

type Program = Omit<CatalogProgram, 'id'>;

/**
 * Checks what the schema cannot: places exist, dates are real, and the file matches the state.
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
  yield* wrongDates(program);
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

function* unknownCities({ coverage }: Program, state: string | null, places: Places) {
  const known = places.citiesOfState.get(state ?? '') ?? new Set();
  for (const field of ['cities', 'postalCities'] as const) {
    const unknown = coverage[field].find((city) => !known.has(city.toLowerCase()));
    if (unknown) yield `coverage.${field}: no USPS city ${unknown}`;
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
