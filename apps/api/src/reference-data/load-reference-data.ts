import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MortgageRate, Source, TestResults } from '@latchkey/contract';
import type { Area, BondPriceYear, Location } from '@latchkey/domain';
import type { CatalogPlaces } from '@latchkey/domain/catalog-check';
import * as z from 'zod';
import { catalogPlaces } from './catalog-places.ts';
import { type County, loadCounties } from './counties.ts';
import { type LocationIndex, locationIndex } from './location-index.ts';
import { countyPopulations, loadPlaces } from './locations.ts';
import { readJson } from './read-json.ts';

/** The product's reference data, in memory. */
export interface ReferenceData {
  readonly locations: LocationIndex;
  /** Returns the area of a location. */
  areaOf(location: Location): Area;
  /** Counties, keyed by five-digit FIPS code, with what each rate is based on. */
  readonly counties: ReadonlyMap<string, County>;
  /** The places that a program's coverage may list. */
  readonly places: () => CatalogPlaces;
  /** The price limits of bond programs by year. The newest year comes first. */
  readonly bondPriceYears: readonly BondPriceYear[];
  /** The latest weekly average of the mortgage rate. */
  readonly mortgageRate: MortgageRate;
  readonly sources: readonly Source[];
  /** The population of each county, keyed by five-digit FIPS code. Not rounded. */
  readonly people: ReadonlyMap<string, number>;
  readonly tests: TestResults;
}

const shipped = new URL('../../../../data/reference/', import.meta.url);

/**
 * Reads the shipped tables.
 *
 * @throws {DataError} with the damaged file and line
 */
export function loadReferenceData(from: string | URL = shipped): ReferenceData {
  const folder = typeof from === 'string' ? from : fileURLToPath(from);
  const { counties, bondPriceYears } = loadCounties(folder);
  const places = loadPlaces(folder, counties);
  const locations = places.map(({ location }) => location);
  return {
    locations: locationIndex(locations),
    areaOf(location) {
      const county = counties.get(String(location.county_code).padStart(5, '0'));
      if (!county) throw new RangeError(`${location.county_code} is not a known county`);
      return county.area;
    },
    counties,
    places: () => catalogPlaces(counties, locations),
    bondPriceYears,
    mortgageRate: readJson(join(folder, 'mortgage-rate.json'), MortgageRate),
    sources: readJson(join(folder, 'sources.json'), z.array(Source)),
    people: countyPopulations(counties, places),
    tests: readJson(join(folder, 'proof.json'), TestResults),
  };
}
