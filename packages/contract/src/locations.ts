import { Location } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Maximum number of locations in a search response. */
export const MAX_SEARCH_RESULTS = 20;

/**
 * The `id` of a location in a URL: up to five digits of the ZIP Code, followed by five digits of
 * the county.
 */
const LocationId = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)),
  Location.shape.id,
);

export const showLocation = endpoint({
  method: 'GET',
  path: '/locations/:id',
  summary: 'One ZIP Code in one county, with its rates',
  access: 'anyone',
  params: z.strictObject({ id: LocationId }),
  answer: z.strictObject({ data: z.strictObject({ location: Location }) }),
});

export const searchZipcodes = endpoint({
  method: 'GET',
  path: '/zipcodes/search',
  summary: 'Search locations by ZIP Code prefix, city or "city, ST", most populous first',
  access: 'anyone',
  query: z.strictObject({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.strictObject({
    data: z.strictObject({ zipcodes: z.array(Location).check(z.maxLength(MAX_SEARCH_RESULTS)) }),
  }),
});
