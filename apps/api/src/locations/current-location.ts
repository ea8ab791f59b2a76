import type { LocationInput } from '@latchkey/contract';
import type { Location } from '@latchkey/domain';
import { Failure } from '../process/failure.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

/**
 * Returns our own record of a quote's location. Finds it by ID, or by ZIP Code and county if the ID
 * is unknown. Ignores the caller's other fields, which may be outdated or made up.
 *
 * @param field path to the location in the request
 * @throws {Failure} `unknown-location`
 */
export function currentLocation(
  { locations }: Pick<ReferenceData, 'locations'>,
  { id, zipcode, county_code: countyCode }: LocationInput,
  field = 'quote.homeLocation',
): Location {
  const known = typeof id === 'number' ? locations.find(id) : undefined;
  const location = known ?? locations.findByZipAndCounty(zipcode, countyCode);
  if (location) return location;
  const message = `${field} is not a known ZIP Code and county`;
  throw new Failure('unknown-location', {
    fields: [{ field, code: 'unknown-location', message }],
  });
}
