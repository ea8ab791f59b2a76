import type { Location } from '@latchkey/domain';
import { Failure } from '../failure.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

/**
 * Our own record of the location that a quote names, by its id, else by ZIP and county: whatever
 * else the caller says of it may be old or made up.
 *
 * @param field where the location stands in the call
 * @throws {Failure} `unknown-location`
 */
export function currentLocation(
  { locations }: Pick<ReferenceData, 'locations'>,
  { id, zipcode, county_code: countyCode }: Location,
  field = 'quote.homeLocation',
): Location {
  const location = locations.find(id) ?? locations.findByZipAndCounty(zipcode, countyCode);
  if (location) return location;
  const message = `${field} is no ZIP Code and county that we know`;
  throw new Failure('unknown-location', {
    fields: [{ field, code: 'unknown-location', message }],
  });
}
