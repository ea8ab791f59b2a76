import { randomUUID } from 'node:crypto';
import { deleteQuote, listQuotes, putNotes, putQuote, showNotes } from '@latchkey/contract';
import { type Quote, QuoteAnswers } from '@latchkey/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { serve } from '../http/serve.ts';
import { currentLocation } from '../locations/current-location.ts';
import { Failure } from '../process/failure.ts';
import type { ReferenceData } from '../reference-data/load-reference-data.ts';
import { requestLanguage } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import type { Put } from './repository.ts';
import * as quoteRepository from './repository.ts';

type Places = Pick<ReferenceData, 'locations'>;

/**
 * The answers of a quote, which are all that a client can send. The server sets the owner and the
 * timestamps.
 */
const Answers = z.object(QuoteAnswers.shape);

/**
 * Routes for a user's saved quotes. For another user's quote, the response is the same as for an
 * unknown quote.
 */
export function quoteRoutes(
  app: FastifyInstance,
  { database, reference, clock }: Pick<Site, 'database' | 'reference' | 'clock'>,
): void {
  serve(app, listQuotes, async ({ user }) => {
    const stored = await quoteRepository.list(database, user.id);
    return { data: stored.map((quote) => withNewestPlace(quote, reference)) };
  });

  serve(app, putQuote, async ({ user, body, request }) => {
    const homeLocation = currentLocation(reference, body.homeLocation, 'homeLocation');
    const put = await quoteRepository.put(
      database,
      user.id,
      {
        id: body.id ?? randomUUID(),
        answers: Answers.parse({ ...body, homeLocation }),
        language: requestLanguage(request),
        readAt: body.updatedAt ? new Date(body.updatedAt) : undefined,
      },
      clock(),
    );
    return { data: storedQuote(put) };
  });

  serve(app, deleteQuote, async ({ user, params }) => {
    const isDeleted = await quoteRepository.remove(database, user.id, params.id, clock());
    if (!isDeleted) throw new Failure('quote-not-found');
    return null;
  });

  serve(app, showNotes, async ({ user, params }) => {
    const notes = await quoteRepository.notes(database, user.id, params.id);
    if (!notes) throw new Failure('quote-not-found');
    return { data: notes };
  });

  serve(app, putNotes, async ({ user, params, body }) => {
    const notes = await quoteRepository.putNotes(database, user.id, params.id, body);
    if (!notes) throw new Failure('quote-not-found');
    return { data: notes };
  });
}

function storedQuote(put: Put): Quote {
  switch (put.outcome) {
    case 'stored':
      return put.quote;
    case 'changed-meanwhile':
      throw new Failure('quote-changed', { current: put.quote });
    case 'not-found':
      throw new Failure('quote-not-found');
    case 'too-many':
      throw new Failure('too-many-quotes');
  }
}

/**
 * Returns the quote with the current data for its location, because rates change over the years.
 */
function withNewestPlace(quote: Quote, { locations }: Places): Quote {
  const { id, zipcode, county_code: countyCode } = quote.homeLocation;
  const current = locations.find(id) ?? locations.findByZipAndCounty(zipcode, countyCode);
  return current ? { ...quote, homeLocation: current } : quote;
}
