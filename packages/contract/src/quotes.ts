import { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { QuoteInput } from './quote-input.ts';

/** The most quotes that one account keeps. */
export const MOST_QUOTES = 200;

export const listQuotes = endpoint({
  method: 'GET',
  path: '/quotes',
  summary: 'The quotes of the account, the last changed first',
  access: 'signed-in',
  answer: z.strictObject({ data: z.array(Quote).check(z.maxLength(MOST_QUOTES)) }),
});

/**
 * The body is the quote itself. Without an id, or with one that is not in use, it is created; with
 * the id of one of the account's own it takes that one's place. `updatedAt` is the version that the
 * change is made to: an older one than is stored answers 409 with the stored quote as `current`,
 * unless both say the same. The times in the answer are the server's.
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
