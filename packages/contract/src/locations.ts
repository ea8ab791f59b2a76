import { Location } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The most locations that one search answers. */
export const LONGEST_SEARCH = 20;

/** A location's `id` as an address carries it: at most five digits of ZIP, five of county. */
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
  summary: 'Locations by the start of a ZIP Code, a city or "city, ST", most populous first',
  access: 'anyone',
  query: z.strictObject({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.strictObject({
    data: z.strictObject({ zipcodes: z.array(Location).check(z.maxLength(LONGEST_SEARCH)) }),
  }),
});
