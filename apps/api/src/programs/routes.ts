import { generatePrograms, listStates, showProgram } from '@latchkey/contract';
import {
  knownAt,
  matchPrograms,
  nothingKnown,
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
    return {
      data: matchPrograms(catalog.inCounty(area), { ...quote, homeLocation }, area, context),
    };
  });

  serve(app, showProgram, ({ params }) => {
    const program = catalog.find(params.id);
    if (!program) throw new Failure('program-not-found');
    return { data: { program: programDetails(program, dayOf(clock())) } };
  });

  serve(app, listStates, () => {
    const states = programsByState(catalog.programs, dayOf(clock()));
    return {
      data: {
        programs: catalog.size,
        states: states.map((state) => ({ ...state, first: [...state.first] })),
      },
    };
  });
}
