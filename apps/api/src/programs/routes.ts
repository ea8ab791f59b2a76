import { type AnswerOf, generatePrograms, listStates, showProgram } from '@latchkey/contract';
import {
  costTables,
  knownAt,
  nothingKnown,
  programAnswers,
  programDetails,
  programsByState,
} from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { type Clock, dayOf } from '../clock.ts';
import { Failure } from '../failure.ts';
import { serve } from '../http/serve.ts';
import { currentLocation } from '../locations/current-location.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import type { Catalog } from './catalog.ts';

export function programRoutes(
  app: FastifyInstance,
  catalog: Catalog,
  reference: Pick<ReferenceData, 'locations' | 'areaOf'>,
  clock: Clock,
): void {
  serve(app, generatePrograms, ({ body: { quote, known = nothingKnown } }) => {
    const homeLocation = currentLocation(reference, quote.homeLocation);
    const area = reference.areaOf(homeLocation);
    const context = { today: dayOf(clock()), known: knownAt(known, homeLocation.id) };
    const facts = { ...quote, homeLocation };
    return { data: programAnswers(catalog.inCounty(area), facts, area, context, costTables) };
  });

  serve(app, showProgram, ({ params }) => {
    const program = catalog.find(params.id);
    if (!program) throw new Failure('program-not-found');
    return { data: { program: programDetails(program, dayOf(clock())) } };
  });

  serve(app, listStates, () => ({ data: statesOf(catalog, clock) }));
}

/** The number of programs in each state today, for the map on the landing page. */
export function statesOf(catalog: Catalog, clock: Clock): AnswerOf<typeof listStates>['data'] {
  const states = programsByState(catalog.programs, dayOf(clock()));
  return {
    programs: catalog.size,
    states: states.map((state) => ({ ...state, first: [...state.first] })),
  };
}
