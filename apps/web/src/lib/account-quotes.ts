import { listQuotes, putQuote } from '@latchkey/contract';
import type { Quote, QuoteAnswers, QuoteDraft } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, call } from './api.ts';
import { queryClient, THIRTY_HOURS } from './query-client.ts';

/** The quotes of an account, the last changed first. */
export function quotesQuery(owner: string) {
  return queryOptions({
    queryKey: ['quotes', owner],
    queryFn: async ({ signal }) => (await call(listQuotes, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Puts a saved quote first into the list that is held, if one is. */
export function holdQuote(owner: string, quote: Quote): void {
  queryClient.setQueryData(
    quotesQuery(owner).queryKey,
    (held) => held && [quote, ...held.filter(({ id }) => id !== quote.id)],
  );
}

type Saved = Pick<QuoteDraft, 'id' | 'createdAt' | 'updatedAt'>;

/**
 * Saves a quote to the account. One that was changed or deleted on another device meanwhile is saved
 * beside it: what was answered there stays, and so does what was answered here.
 */
export async function saveToAccount(saved: Saved, answers: QuoteAnswers): Promise<Quote> {
  const { id, createdAt, updatedAt } = saved;
  try {
    return (await call(putQuote, { body: { ...answers, id, createdAt, updatedAt } })).data;
  } catch (error) {
    const isOvertaken =
      error instanceof ApiProblem &&
      id !== null &&
      (error.code === 'quote-changed' || error.code === 'quote-not-found');
    if (!isOvertaken) throw error;
    return (await call(putQuote, { body: answers })).data;
  }
}
