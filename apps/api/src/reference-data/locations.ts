import { join } from 'node:path';
import { type Location, locationId } from '@latchkey/domain';
import type { CountyRow } from './counties.ts';
import { numberIn, readTable } from './read-table.ts';

const columns = ['zip', 'city', 'population', 'counties'] as const;

/** The fields of a county that its locations need. */
type Located = Pick<CountyRow, 'area' | 'cityTaxes' | 'propertyTax' | 'insurance'>;

/** A location and its population. */
interface Place {
  readonly location: Location;
  /**
   * The ZIP Code's population times the fraction of its residents who live in the county. Not
   * rounded.
   */
  readonly people: number;
}

/**
 * Returns all locations, most populous first. Locations without a population stay in the table's
 * order, which is by ZIP Code with the primary county first.
 */
export function loadLocations(
  folder: string,
  counties: ReadonlyMap<string, Located>,
): readonly Location[] {
  return loadPlaces(folder, counties).map(({ location }) => location);
}

/** Returns all locations with their populations, in the order of {@link loadLocations}. */
export function loadPlaces(
  folder: string,
  counties: ReadonlyMap<string, Located>,
): readonly Place[] {
  const places: Place[] = [];
  readTable(join(folder, 'zip-codes.tsv'), columns, ([zipcode, city, population, parts]) => {
    for (const part of parts.split(',')) {
      const [fips = '', share = '1'] = part.split(':');
      const county = counties.get(fips);
      if (!county) throw new RangeError(`there is no county "${fips}"`);
      const people = numberIn(population) * numberIn(share);
      places.push({ location: locationIn(zipcode, city, county), people });
    }
  });
  return places.sort((a, b) => b.people - a.people);
}

/**
 * Returns the population of each county, by five-digit FIPS code: the sum of its locations'
 * populations.
 */
export function countyPopulations(
  counties: ReadonlyMap<string, Located>,
  places: readonly Place[],
): ReadonlyMap<string, number> {
  const people = new Map([...counties.keys()].map((fips) => [fips, 0]));
  for (const { location, people: here } of places) {
    const fips = fipsOf(location.county_code);
    people.set(fips, (people.get(fips) ?? 0) + here);
  }
  return people;
}

/**
 * Returns the main location of each county, by five-digit FIPS code: the most populous ZIP Code of
 * the county's most populous city. A county without a ZIP Code is not in the map.
 *
 * @param places most populous first
 */
export function mainLocations(places: readonly Place[]): ReadonlyMap<string, Location> {
  const byCity = Map.groupBy(places, ({ location: { county_code, city } }) => {
    return `${fipsOf(county_code)} ${city}`;
  });
  const main = new Map<string, { readonly location: Location; readonly people: number }>();
  for (const [first, ...others] of byCity.values()) {
    if (!first) continue;
    const people = others.reduce((sum, other) => sum + other.people, first.people);
    const fips = fipsOf(first.location.county_code);
    const known = main.get(fips);
    if (!known || people > known.people) main.set(fips, { location: first.location, people });
  }
  return new Map([...main].map(([fips, { location }]) => [fips, location]));
}

function fipsOf(countyCode: number): string {
  return String(countyCode).padStart(5, '0');
}

function locationIn(zipcode: string, city: string, county: Located): Location {
  const countyCode = Number(county.area.countyFips);
  return Object.freeze({
    id: locationId(zipcode, countyCode),
    zipcode,
    county_code: countyCode,
    city,
    county: county.area.county,
    state: county.area.state,
    property_tax: county.cityTaxes.get(city)?.rate ?? county.propertyTax,
    insurance_rate: county.insurance,
  });
}
