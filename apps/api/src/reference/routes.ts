import { showReference } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { writtenOnce } from '../http/written-once.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';

export function referenceRoutes(
  app: FastifyInstance,
  { mortgageRate, sources }: Pick<ReferenceData, 'mortgageRate' | 'sources'>,
): void {
  const answer = { data: { mortgageRate, sources: [...sources] } };
  serve(app, showReference, () => answer, writtenOnce());
}
