import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MortgageRate, Source, TestResults } from '@latchkey/contract';
import {
  type Area,
  type BondPriceYear,
  type LimitTables,
  type Location,
  limitsOn,
  withEditions,
} from '@latchkey/domain';
import type { CatalogPlaces } from '@latchkey/domain/catalog-check';
import * as z from 'zod';
import { catalogPlaces } from './catalog-places.ts';
import { type County, countiesOn, loadCountyRows } from './counties.ts';
import { loadLimitTables } from './limit-tables.ts';
import { type LocationIndex, locationIndex } from './location-index.ts';
import { countyPopulations, loadPlaces, mainLocations } from './locations.ts';
import { readJson } from './read-json.ts';
import { sourcesOn } from './sources-on.ts';
import { loadTypicalPrices, type TypicalPrices } from './typical-prices.ts';

/** The product's reference data, in memory, with the limits of one day. */
export interface ReferenceData {
  readonly locations: LocationIndex;
  /** The main location of each county, by five-digit FIPS code. */
  readonly mainLocations: ReadonlyMap<string, Location>;
  /** Returns the area of a location. */
  areaOf(location: Location): Area;
  /** Counties by five-digit FIPS code, with the basis of each rate. */
  readonly counties: ReadonlyMap<string, County>;
  /** The places that a program's coverage may list. */
  readonly places: () => CatalogPlaces;
  /** The price limits of bond programs by year. The year that applies comes first. */
  readonly bondPriceYears: readonly BondPriceYear[];
  /** The weekly averages of the mortgage rate before the release, newest week first. */
  readonly mortgageRates: RecentRates;
  readonly sources: readonly Source[];
  /** The population of each county, by five-digit FIPS code. Not rounded. */
  readonly people: ReadonlyMap<string, number>;
  readonly typicalPrices: TypicalPrices;
  readonly tests: TestResults;
  /** The limits of every year. */
  readonly limitTables: LimitTables;
  /**
   * Returns this data with the limits that apply on another day.
   *
   * @param day ISO date
   * @param added limits that an operator imported. They replace the limits of the same year
   */
  on(day: string, added?: LimitTables): ReferenceData;
}

const RecentRates = z.tuple([MortgageRate], MortgageRate);
/** Weekly averages, newest week first. */
export type RecentRates = z.infer<typeof RecentRates>;

const shipped = new URL('../../../../data/reference/', import.meta.url);

/** No imported limits. */
export const noLimits: LimitTables = { loans: [], incomes: [], factors: [] };

/**
 * Reads the shipped tables. Uses the limits of the first day on which all of the newest shipped
 * tables apply, so that the result does not depend on the date.
 *
 * @throws {DataError} with the damaged file and line
 */
export function loadReferenceData(from: string | URL = shipped): ReferenceData {
  const folder = typeof from === 'string' ? from : fileURLToPath(from);
  const rows = loadCountyRows(folder);
  const tables = loadLimitTables(folder);
  const names = new Map(rows.map((row) => [row.area.countyFips, row]));
  const places = loadPlaces(folder, names);
  const locations = places.map(({ location }) => location);
  const sources = readJson(join(folder, 'sources.json'), z.array(Source));
  const people = countyPopulations(names, places);
  const common = {
    locations: locationIndex(locations),
    mainLocations: mainLocations(places),
    mortgageRates: readJson(join(folder, 'mortgage-rates.json'), RecentRates),
    people,
    typicalPrices: loadTypicalPrices(folder, (fips) => names.get(fips)?.area.state, people),
    tests: readJson(join(folder, 'proof.json'), TestResults),
  };

  function on(day: string, added = noLimits): ReferenceData {
    const limitTables = withEditions(tables, added);
    const limits = limitsOn(limitTables, day);
    const counties = countiesOn(rows, limits, day);
    return {
      ...common,
      areaOf(location) {
        const county = counties.get(String(location.county_code).padStart(5, '0'));
        if (!county) throw new RangeError(`${location.county_code} is not a known county`);
        return county.area;
      },
      counties,
      places: () => catalogPlaces(counties, locations),
      bondPriceYears: limits.bondPrices,
      sources: sourcesOn(sources, limits),
      limitTables,
      on,
    };
  }
  return on(newestDay(tables));
}

/** Returns the latest effective date in the tables. */
function newestDay({ loans, incomes, factors }: LimitTables): string {
  const days = [...loans, ...incomes, ...factors].map(({ firstDay }) => firstDay);
  return days.toSorted().at(-1) ?? '';
}
