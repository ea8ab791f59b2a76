import { showCounty, showReference } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { cachedJson } from '../http/cached-json.ts';
import { serve } from '../http/serve.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import { countyAnswer } from './county-answer.ts';

export function referenceRoutes(
  app: FastifyInstance,
  { counties, mortgageRate, sources }: Pick<ReferenceData, 'counties' | 'mortgageRate' | 'sources'>,
): void {
  const answer = { data: { mortgageRate, sources: [...sources] } };
  serve(app, showReference, () => answer, cachedJson());

  serve(app, showCounty, ({ params }) => {
    const county = counties.get(String(params.countyCode).padStart(5, '0'));
    if (!county) throw new Failure('county-not-found');
    return { data: { county: countyAnswer(county, sources) } };
  });
}
