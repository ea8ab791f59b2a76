import { ChosenPrograms, KnownFacts, Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { QuoteInput } from './quote-input.ts';
import { Day } from './time.ts';

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
 * The body is the quote itself. If the quote has no ID or an unused ID, the server creates the
 * quote. If it has the ID of one of the account's own quotes, the server replaces that quote.
 *
 * `updatedAt` identifies the version on which the update is based. If the stored quote is newer and
 * has different content, the response status is 409, and `current` in the response is the stored
 * quote. The server sets the timestamps in the response.
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

/**
 * An account's notes about a quote. They are deleted together with the quote, and are never part of
 * a pre-approval request.
 */
export const QuoteNotes = z.strictObject({
  /** The buyer's answers to eligibility questions. Null if the buyer gave none. */
  knownFacts: z.nullable(KnownFacts),
  /** The date of the buyer's last request with this quote. Null if the buyer sent no request. */
  requestSentOn: z.nullable(Day),
  /**
   * The programs in the buyer's last request with this quote. Null if the request had no program,
   * or if there was no request.
   */
  chosenPrograms: z.nullable(ChosenPrograms),
});
export type QuoteNotes = z.infer<typeof QuoteNotes>;

/** The notes to replace. Notes that are not included do not change. */
export const ChangedNotes = z.partial(QuoteNotes);
export type ChangedNotes = z.infer<typeof ChangedNotes>;

export const showNotes = endpoint({
  method: 'GET',
  path: '/quotes/:id/notes',
  summary: 'Show the short answers, the last request and its programs for a quote of the account',
  access: 'signed-in',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ data: QuoteNotes }),
});

/** Replaces each note that is in the body, and keeps the other notes. */
export const putNotes = endpoint({
  method: 'PUT',
  path: '/quotes/:id/notes',
  summary: 'Replace the short answers, the last request or its programs for a quote of the account',
  access: 'signed-in',
  params: z.strictObject({ id: z.uuid() }),
  body: ChangedNotes,
  answer: z.strictObject({ data: QuoteNotes }),
});
