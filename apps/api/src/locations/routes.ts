import { searchZipcodes, showLocation } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { cachedJson } from '../http/cached-json.ts';
import { serve } from '../http/serve.ts';
import { Failure } from '../process/failure.ts';
import type { LocationIndex } from '../reference-data/location-index.ts';
import { recent } from './recent.ts';

/**
 * Maximum number of cached searches. Most searches start with one of the 1,110 ZIP Code prefixes of
 * up to three digits.
 */
const MAX_CACHED_SEARCHES = 2_000;

export function locationRoutes(app: FastifyInstance, locations: LocationIndex): void {
  const answer = recent(
    (text) => ({ data: { zipcodes: [...locations.search(text)] } }),
    MAX_CACHED_SEARCHES,
  );
  serve(app, searchZipcodes, ({ query }) => answer(query.query), cachedJson());

  serve(app, showLocation, ({ params }) => {
    const location = locations.find(params.id);
    if (!location) throw new Failure('unknown-location');
    return { data: { location } };
  });
}
