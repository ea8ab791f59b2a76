import { searchZipcodes } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { LocationIndex } from '../reference-data/location-index.ts';

export function locationRoutes(app: FastifyInstance, locations: LocationIndex): void {
  serve(app, searchZipcodes, ({ query }) => ({
    data: { zipcodes: [...locations.search(query.query)] },
  }));
}
