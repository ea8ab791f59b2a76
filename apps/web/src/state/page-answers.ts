import { findPage, type PageAnswers, type PageValues, stateIn } from '@latchkey/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { addTranslations } from '@/lib/catalog-text.ts';
import { otherLocales } from '@/lib/language.ts';
import { currentLocale } from '@/lib/text.ts';
import {
  countyPageQuery,
  nationalProgramsQuery,
  publicProgramQuery,
  statePageQuery,
} from './public-queries.ts';
import { changesQuery, openDataQuery, proofQuery, referenceQuery, statesQuery } from './queries.ts';

/**
 * The query key for each kind of API response that the server uses to render pages. The key may
 * depend on the parameters in the page's path.
 */
const keys: Readonly<Record<keyof PageAnswers, (values: PageValues) => QueryKey>> = {
  reference: () => referenceQuery().queryKey,
  states: () => statesQuery().queryKey,
  nationalPrograms: () => nationalProgramsQuery().queryKey,
  proof: () => proofQuery().queryKey,
  openData: () => openDataQuery().queryKey,
  changes: () => changesQuery().queryKey,
  statePrograms: (values) => statePageQuery(stateIn(values)).queryKey,
  countyPrograms: ({ state = '', county = '' }) => countyPageQuery(state, county).queryKey,
  publicProgram: ({ slug = '' }) => publicProgramQuery(slug).queryKey,
};

/**
 * Caches the API responses that the server used to render the page, so that the browser does not
 * request them again.
 *
 * @param address the page's path, including its language prefix
 */
export function keepAnswers(
  answers: Partial<PageAnswers>,
  queryClient: QueryClient,
  address: string,
): void {
  const given: Readonly<Record<string, unknown>> = { ...answers };
  const { values = {} } = findPage(address, otherLocales) ?? {};
  for (const [name, keyOf] of Object.entries(keys)) {
    if (given[name] !== undefined) queryClient.setQueryData(keyOf(values), given[name]);
  }
  const { publicProgram } = answers;
  if (publicProgram && 'program' in publicProgram) {
    addTranslations(currentLocale(), publicProgram.translations);
  }
}
