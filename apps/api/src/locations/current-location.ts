import type { Location } from '@latchkey/domain';
import { Failure } from '../failure.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

/**
 * Our own record of a quote's location, found by ID or by ZIP Code and county. The caller's other
 * fields may be outdated or invented.
 *
 * @param field path to the location in the request
 * @throws {Failure} `unknown-location`
 */
export function currentLocation(
  { locations }: Pick<ReferenceData, 'locations'>,
  { id, zipcode, county_code: countyCode }: Location,
  field = 'quote.homeLocation',
): Location {
  const location = locations.find(id) ?? locations.findByZipAndCounty(zipcode, countyCode);
  if (location) return location;
  const message = `${field} is not a known ZIP Code and county`;
  throw new Failure('unknown-location', {
    fields: [{ field, code: 'unknown-location', message }],
  });
}
