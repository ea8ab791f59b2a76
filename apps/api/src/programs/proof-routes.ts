import { type AnswerOf, showProof } from '@latchkey/contract';
import { catalogCounts, countsByState, localGap } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { dayOf } from '../process/clock.ts';
import type { Site } from '../site/site.ts';

type ProofContext = Pick<Site, 'catalog' | 'reference' | 'clock'>;

export function proofRoutes(app: FastifyInstance, site: ProofContext): void {
  serve(app, showProof, () => ({ data: proofOf(site) }));
}

/** Returns the counts of the site's programs as of today, and the test results. */
export function proofOf({
  catalog: { programs },
  reference,
  clock,
}: ProofContext): AnswerOf<typeof showProof>['data'] {
  const countedOn = dayOf(clock());
  return {
    countedOn,
    catalog: catalogCounts(programs, countedOn),
    states: [...countsByState(programs, countedOn)],
    localGap: localGap(programs, reference.people),
    tests: reference.tests,
  };
}
