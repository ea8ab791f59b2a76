import { listQuoteNews } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { serve } from '../../http/serve.ts';
import type { Clock } from '../../process/clock.ts';
import * as runRepository from './repository.ts';

/** How long the dashboard shows a change, in milliseconds. */
const SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** The route that returns the changes to an account's saved quotes. */
export function quoteNewsRoutes(
  app: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): void {
  serve(app, listQuoteNews, async ({ user }) => {
    const since = new Date(clock().getTime() - SHOWN_MS);
    const news = await runRepository.newsOf(database, user.id, since);
    return { data: news.map((one) => ({ ...one, foundAt: one.foundAt.toISOString() })) };
  });
}
