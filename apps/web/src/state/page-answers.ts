import type { PageAnswers } from '@latchkey/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { referenceQuery, statesQuery } from './queries.ts';

/** The query key for each kind of API response that the server renders pages with. */
const keys: Readonly<Record<keyof PageAnswers, QueryKey>> = {
  reference: referenceQuery().queryKey,
  states: statesQuery().queryKey,
};

/**
 * Adds the API responses that the server used for the page to the cache, so that queries do not
 * request them again.
 */
export function keepAnswers(answers: Partial<PageAnswers>, queryClient: QueryClient): void {
  const given: Readonly<Record<string, unknown>> = { ...answers };
  for (const [name, key] of Object.entries(keys)) {
    if (given[name] !== undefined) queryClient.setQueryData(key, given[name]);
  }
}
