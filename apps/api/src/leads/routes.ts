import { createHash } from 'node:crypto';
import { submitQuote } from '@latchkey/contract';
import { type Brand, canTakeRequest, QuoteAnswers } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import { serve } from '../http/serve.ts';
import { knownLocation } from '../locations/known-location.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import { givenConsents } from './given-consents.ts';
import type { LeadRepository } from './repository.ts';

/** The answers alone: a lead does not keep the browser's own id and times of a quote. */
const Answers = z.object(QuoteAnswers.shape);

export function leadRoutes(
  app: FastifyInstance,
  leads: LeadRepository,
  reference: Pick<ReferenceData, 'locations'>,
  brand: Brand,
): void {
  serve(app, submitQuote, async ({ headers, body, request }) => {
    const homeLocation = knownLocation(reference, body.quote.homeLocation);
    if (!canTakeRequest(brand, homeLocation.state)) throw new Failure('not-licensed');

    const id = await leads.submit({
      idempotencyKey: headers['idempotency-key'],
      fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
      quote: { ...Answers.parse(body.quote), homeLocation },
      subject: body.subject,
      consents: givenConsents(body.consent, body.subject.phone, brand, request),
    });
    if (id === undefined) throw new Failure('key-reused');
    return { data: { id } };
  });
}
