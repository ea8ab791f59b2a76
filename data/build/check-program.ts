import type { CatalogProgram } from '@latchkey/domain';
import { DataFault } from './data-fault.ts';

/** What a program's places are held against. */
export interface Places {
  /** State by county code. */
  readonly stateOfCounty: ReadonlyMap<string, string>;
  /** The postal cities of each state, in lower case. */
  readonly citiesOfState: ReadonlyMap<string, ReadonlySet<string>>;
}

type Program = Omit<CatalogProgram, 'id'>;

/** What a schema cannot see: places that do not exist, dates that are none, a wrong file. */
export function checkProgram(place: string, file: string, program: Program, places: Places): void {
  const insist = (holds: boolean, fault: string) => {
    if (!holds) throw new DataFault(place, fault);
  };
  const { coverage, checkedOn, sources } = program;
  const state = file === 'US.json' ? null : file.slice(0, 2);
  insist(coverage.state === state, `coverage.state: ${coverage.state} in ${file}`);
  insist(
    program.slug.startsWith(`${file.slice(0, 2).toLowerCase()}-`),
    'slug: does not begin with its state',
  );
  insist(
    !isLocal(coverage.scope) || coverage.cities.length + coverage.counties.length > 0,
    'coverage: a local program without a county or a city',
  );

  for (const [field, counties] of countiesOf(program)) {
    for (const fips of counties) {
      const lies = places.stateOfCounty.get(fips);
      insist(lies !== undefined, `${field}: no county ${fips}`);
      insist(state === null || lies === state, `${field}: county ${fips} lies in ${lies}`);
    }
  }
  const cities = state === null ? undefined : places.citiesOfState.get(state);
  for (const city of [...coverage.cities, ...coverage.postalCities]) {
    insist(cities?.has(city.toLowerCase()) ?? false, `coverage.cities: no postal city ${city}`);
  }

  insist(isDay(checkedOn), `checkedOn: ${checkedOn} is no day`);
  for (const { asOf } of sources) {
    insist(asOf === null || isDate(asOf), `sources.asOf: ${asOf} is no date`);
    insist(asOf === null || asOf <= checkedOn, `sources.asOf: ${asOf} is after ${checkedOn}`);
  }
  insist(
    (program.maxPercent === null) === (program.percentOf === null),
    'percentOf: stands without maxPercent, or is missing with it',
  );
}

function countiesOf({ coverage, rules }: Program): [string, readonly string[]][] {
  const { maxIncome, maxHomePrice } = rules;
  const keys = (limit: object | null) =>
    limit !== null && 'byCounty' in limit ? Object.keys(Object(limit.byCounty)) : [];
  return [
    ['coverage.counties', coverage.counties],
    ['rules.maxIncome.byCounty', keys(maxIncome)],
    ['rules.maxHomePrice.byCounty', keys(maxHomePrice)],
  ];
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
