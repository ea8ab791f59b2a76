import { join } from 'node:path';
import { type Location, locationId } from '@latchkey/domain';
import type { County } from './counties.ts';
import { DataError } from './data-error.ts';
import { readTable } from './read-table.ts';

const FILE = 'zip-codes.tsv';

/** A location with how many people live there: what decides which of two stands first. */
export interface RankedLocation {
  readonly location: Location;
  readonly population: number;
}

/** All locations, the most populous first, then by ZIP and county. */
export function loadLocations(
  folder: string,
  counties: ReadonlyMap<string, County>,
): RankedLocation[] {
  const rows = readTable(join(folder, FILE), ['zip', 'city', 'population', 'counties']);
  return rows
    .flatMap(([zipcode, city, population, shares]) =>
      shares.split(',').map((cell) => {
        const [fips = '', share = '1'] = cell.split(':');
        const county = counties.get(fips);
        if (!county) throw new DataError(FILE, zipcode, `there is no county "${fips}"`);
        return {
          location: location(zipcode, city, county),
          population: Number(population) * Number(share),
        };
      }),
    )
    .sort((a, b) => b.population - a.population || a.location.id - b.location.id);
}

function location(zipcode: string, city: string, county: County): Location {
  const countyCode = Number(county.area.countyFips);
  return Object.freeze({
    id: locationId(zipcode, countyCode),
    zipcode,
    county_code: countyCode,
    city,
    county: county.area.county,
    state: county.area.state,
    property_tax: county.propertyTax,
    insurance_rate: county.insurance,
  });
}
