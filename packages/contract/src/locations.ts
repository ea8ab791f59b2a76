import { Location } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The most locations that one search answers. */
export const LONGEST_SEARCH = 20;

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
