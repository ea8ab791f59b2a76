import { join } from 'node:path';
import { type Location, locationId } from '@latchkey/domain';
import type { County } from './counties.ts';
import { numberIn, readTable } from './read-table.ts';

const columns = ['zip', 'city', 'population', 'counties'] as const;

/**
 * All locations, most populous first. A location's population is the ZIP Code's population times
 * the share that lives in the county. Locations without a population stay in the table's order,
 * which is by ZIP Code with the primary county first.
 */
export function loadLocations(
  folder: string,
  counties: ReadonlyMap<string, County>,
): readonly Location[] {
  const locations: Location[] = [];
  const people: number[] = [];
  readTable(join(folder, 'zip-codes.tsv'), columns, ([zipcode, city, population, parts]) => {
    for (const part of parts.split(',')) {
      const [fips = '', share = '1'] = part.split(':');
      const county = counties.get(fips);
      if (!county) throw new RangeError(`there is no county "${fips}"`);
      locations.push(locationIn(zipcode, city, county));
      people.push(numberIn(population) * numberIn(share));
    }
  });
  const byPeople = [...locations.keys()].sort((a, b) => (people[b] ?? 0) - (people[a] ?? 0));
  return byPeople.flatMap((index) => locations[index] ?? []);
}

function locationIn(zipcode: string, city: string, county: County): Location {
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
