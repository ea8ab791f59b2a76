import { type AnswerOf, generatePrograms, listStates, showProgram } from '@latchkey/contract';
import {
  knownAt,
  nothingKnown,
  programAnswers,
  programDetails,
  programsByState,
} from '@latchkey/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../http/serve.ts';
import { currentLocation } from '../locations/current-location.ts';
import { dayOf } from '../process/clock.ts';
import { Failure } from '../process/failure.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { translationsFor } from './fact-translations.ts';
import type { ViewCounter } from './views/view-counter.ts';

interface ProgramContext extends Pick<Site, 'catalog' | 'reference' | 'product' | 'clock'> {
  readonly views?: Pick<ViewCounter, 'count'>;
}

export function programRoutes(
  app: FastifyInstance,
  { catalog, reference, product, clock, views = { count() {} } }: ProgramContext,
): void {
  const inLanguageOf = (request: FastifyRequest) =>
    catalog.translations.get(requestLanguage(request));

  serve(app, generatePrograms, ({ body: { quote, known = nothingKnown }, request }) => {
    const homeLocation = currentLocation(reference, quote.homeLocation);
    const area = reference.areaOf(homeLocation);
    const context = { today: dayOf(clock()), known: knownAt(known, homeLocation.id) };
    const facts = { ...quote, homeLocation };
    const answers = programAnswers(catalog.inCounty(area), facts, area, context, product);
    const shown = answers.programs.flatMap(({ id }) => catalog.find(id)?.slug ?? []);
    views.count(shown, request);
    const translations = translationsFor(answers, inLanguageOf(request));
    return { data: { ...answers, leftOut: catalog.leftOut(area), ...translations } };
  });

  serve(app, showProgram, ({ params, request }) => {
    const program = catalog.find(params.id);
    if (!program) {
      const isHidden = catalog.all.some(({ id }) => id === params.id);
      throw new Failure(isHidden ? 'program-hidden' : 'program-not-found');
    }
    views.count([program.slug], request);
    const details = programDetails(program, dayOf(clock()));
    return { data: { program: details, ...translationsFor(details, inLanguageOf(request)) } };
  });

  serve(app, listStates, () => ({ data: statesOf({ catalog, reference, clock }) }));
}

/** Returns the number of programs that each state has today, for the map on the landing page. */
export function statesOf({
  catalog,
  reference,
  clock,
}: Pick<Site, 'catalog' | 'reference' | 'clock'>): AnswerOf<typeof listStates>['data'] {
  return {
    programs: catalog.size,
    states: programsByState(catalog.programs, reference.typicalPrices.ofState, dayOf(clock())),
  };
}
