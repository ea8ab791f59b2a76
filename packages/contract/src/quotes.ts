import { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { QuoteInput } from './quote-input.ts';

/** Maximum number of quotes per account. */
export const MAX_QUOTES = 200;

export const listQuotes = endpoint({
  method: 'GET',
  path: '/quotes',
  summary: 'List the quotes of the account, last changed first',
  access: 'signed-in',
  answer: z.strictObject({ data: z.array(Quote).check(z.maxLength(MAX_QUOTES)) }),
});

/**
 * The body is the quote itself. Without an ID, or with an unused one, the quote is created. With
 * the ID of one of the account's own quotes, that quote is replaced.
 *
 * `updatedAt` is the version that the change is based on. If the stored quote is newer, the
 * response is 409 with that quote as `current`, unless both have the same content. The server sets
 * the times in the response.
 */
export const putQuote = endpoint({
  method: 'PUT',
  path: '/quotes',
  summary: 'Create or update a quote of the account',
  access: 'signed-in',
  body: QuoteInput,
  answer: z.strictObject({ data: Quote }),
});

export const deleteQuote = endpoint({
  method: 'DELETE',
  path: '/quotes/:id',
  summary: 'Delete a quote of the account',
  access: 'signed-in',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.null(),
  status: 204,
});
