import { join } from 'node:path';
import { type Location, locationId } from '@latchkey/domain';
import type { CountyRow } from './counties.ts';
import { numberIn, readTable } from './read-table.ts';

const columns = ['zip', 'city', 'population', 'counties'] as const;

/** The parts of a county that its locations need. */
type Located = Pick<CountyRow, 'area' | 'cityTaxes' | 'propertyTax' | 'insurance'>;

/** A location, and how many people live there. */
interface Place {
  readonly location: Location;
  /** The ZIP Code's population times the share that lives in the county. Not rounded. */
  readonly people: number;
}

/**
 * All locations, most populous first. Locations without a population stay in the table's order,
 * which is by ZIP Code with the primary county first.
 */
export function loadLocations(
  folder: string,
  counties: ReadonlyMap<string, Located>,
): readonly Location[] {
  return loadPlaces(folder, counties).map(({ location }) => location);
}

/** All locations with their populations, in the order of {@link loadLocations}. */
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

/** The population of each county, keyed by five-digit FIPS code: the sum of its locations. */
export function countyPopulations(
  counties: ReadonlyMap<string, Located>,
  places: readonly Place[],
): ReadonlyMap<string, number> {
  const people = new Map([...counties.keys()].map((fips) => [fips, 0]));
  for (const { location, people: here } of places) {
    const fips = String(location.county_code).padStart(5, '0');
    people.set(fips, (people.get(fips) ?? 0) + here);
  }
  return people;
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
