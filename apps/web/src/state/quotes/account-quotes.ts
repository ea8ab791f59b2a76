import { deleteQuote, listQuotes, putQuote } from '@latchkey/contract';
import type { Quote, QuoteAnswers, QuoteDraft } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, type CallInput, call } from '@/lib/api/call.ts';
import { retryShed } from '@/lib/api/retry-shed.ts';
import { causeOf, named } from '@/lib/call-failure.ts';
import { queryClient, THIRTY_HOURS } from '@/lib/query-client.ts';

/** The first part of the query key for the quotes of an account. */
export const ACCOUNT_QUOTES = 'quotes';

/** Queries an account's quotes, most recently changed first. */
export function quotesQuery(owner: string) {
  return queryOptions({
    queryKey: [ACCOUNT_QUOTES, owner],
    queryFn: async ({ signal }) => (await named('quotes', call(listQuotes, {}, { signal }))).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Saves a quote to the signed-in user's account. */
export async function putToAccount(body: CallInput<typeof putQuote>['body']): Promise<Quote> {
  return (
    await named(
      'quotes',
      retryShed(() => call(putQuote, { body })),
    )
  ).data;
}

/** Deletes a quote from the signed-in user's account. */
export async function deleteFromAccount(id: Quote['id']): Promise<void> {
  await named(
    'quotes',
    retryShed(() => call(deleteQuote, { params: { id } })),
  );
}

/** Puts a saved quote at the top of the cached list. Does nothing if the list is not cached. */
export function holdQuote(owner: string, quote: Quote): void {
  queryClient.setQueryData(
    quotesQuery(owner).queryKey,
    (held) => held && [quote, ...held.filter(({ id }) => id !== quote.id)],
  );
}

type Version = Pick<QuoteDraft, 'id' | 'createdAt' | 'updatedAt'>;

/**
 * Saves a quote to an account. If another device has changed or deleted the quote since this device
 * read it, saves the answers as a second quote to avoid losing them.
 *
 * @param version the quote that the buyer edited, as this device last read it from the account
 */
export async function saveToAccount(
  owner: string,
  version: Version,
  answers: QuoteAnswers,
): Promise<{ quote: Quote; isSecond: boolean }> {
  const { id, createdAt, updatedAt } = version;
  const put = async (body: Parameters<typeof putToAccount>[0]) => {
    const quote = await putToAccount(body);
    holdQuote(owner, quote);
    return quote;
  };
  try {
    return { quote: await put({ ...answers, id, createdAt, updatedAt }), isSecond: false };
  } catch (error) {
    if (id === null || !isOvertaken(error)) throw error;
    return { quote: await put(answers), isSecond: true };
  }
}

/**
 * Whether the error means that the quote in the account was changed or deleted after this device
 * read it.
 */
export function isOvertaken(error: unknown): boolean {
  const cause = causeOf(error);
  return (
    cause instanceof ApiProblem &&
    (cause.code === 'quote-changed' || cause.code === 'quote-not-found')
  );
}
