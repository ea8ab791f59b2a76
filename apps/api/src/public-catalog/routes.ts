import {
  searchPrograms,
  showCountyPrograms,
  showNationalPrograms,
  showProgramLimits,
  showPublicProgram,
  showStatePrograms,
} from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { Failure } from '../process/failure.ts';
import type { ViewCounter } from '../programs/views/view-counter.ts';
import { requestLanguage } from '../site/languages.ts';
import type { CatalogSearch } from './catalog-search.ts';
import { isMissing, type PublicCatalog } from './public-catalog.ts';

/** Routes that return the catalog to the public, without a buyer's answers. */
export function publicCatalogRoutes(
  app: FastifyInstance,
  publicCatalog: PublicCatalog,
  views: Pick<ViewCounter, 'count'>,
  search: CatalogSearch,
): void {
  serve(app, showStatePrograms, ({ params: { state } }) => {
    const data = publicCatalog.state(state);
    if (isMissing(data)) throw new Failure('state-not-found');
    return { data };
  });

  serve(app, showNationalPrograms, () => ({ data: publicCatalog.national() }));

  serve(app, searchPrograms, ({ query: { query, state } }) => ({ data: search(query, state) }));

  serve(app, showCountyPrograms, ({ params: { state, county } }) => {
    const data = publicCatalog.county(state, county);
    if (isMissing(data)) throw new Failure('county-not-found');
    return { data };
  });

  serve(app, showPublicProgram, async ({ params: { slug }, request }) => {
    const data = await publicCatalog.program(slug, requestLanguage(request));
    if (isMissing(data)) {
      const { missing, leftOn } = data;
      throw new Failure(missing === 'retired' ? 'program-retired' : 'program-not-found', {
        leftOn,
      });
    }
    views.count([slug], request);
    return { data };
  });

  serve(app, showProgramLimits, ({ params: { slug, countyFips } }) => {
    const data = publicCatalog.limits(slug, countyFips);
    if (data) return { data };
    const isKnown = publicCatalog.knows(slug);
    throw new Failure(isKnown ? 'county-not-found' : 'program-not-found');
  });
}
