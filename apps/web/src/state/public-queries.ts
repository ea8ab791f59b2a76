import {
  type CountyPrograms,
  type MissingPage,
  type PublicProgram,
  showCountyPrograms,
  showNationalPrograms,
  showProgramLimits,
  showPublicProgram,
  showStatePrograms,
} from '@latchkey/contract';
import type { ProgramsOfState } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem, call } from '@/lib/api/call.ts';
import { addTranslations } from '@/lib/catalog-text.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';
import { currentLocale } from '@/lib/text.ts';

/** Queries the programs of a state, by its lowercase code. */
export function statePageQuery(state: string) {
  return queryOptions({
    queryKey: ['state-page', state],
    queryFn: async ({ signal }): Promise<ProgramsOfState | MissingPage> =>
      orMissing(call(showStatePrograms, { params: { state } }, { signal })),
    staleTime: THIRTY_HOURS,
  });
}

/** Queries the national programs. */
export function nationalProgramsQuery() {
  return queryOptions({
    queryKey: ['national-programs'],
    queryFn: async ({ signal }) => (await call(showNationalPrograms, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Queries the programs that serve a county, by the county's slug. */
export function countyPageQuery(state: string, county: string) {
  return queryOptions({
    queryKey: ['county-page', state, county],
    queryFn: async ({ signal }): Promise<CountyPrograms | MissingPage> =>
      orMissing(call(showCountyPrograms, { params: { state, county } }, { signal })),
    staleTime: THIRTY_HOURS,
  });
}

/** Queries a program and the translations of its sentences, for the program's public page. */
export function publicProgramQuery(slug: string) {
  return queryOptions({
    queryKey: ['public-program', slug],
    queryFn: async ({ signal }): Promise<PublicProgram | MissingPage> => {
      const locale = currentLocale();
      const data = await orMissing(call(showPublicProgram, { params: { slug } }, { signal }));
      if ('program' in data) addTranslations(locale, data.translations);
      return data;
    },
    staleTime: THIRTY_HOURS,
  });
}

/** Queries a program's limits in a county. */
export function programLimitsQuery(slug: string, countyFips: string) {
  return queryOptions({
    queryKey: ['program-limits', slug, countyFips],
    queryFn: async ({ signal }) =>
      (await call(showProgramLimits, { params: { slug, countyFips } }, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Whether the response indicates that a public page does not exist. */
export function isMissing<Answer extends object>(
  answer: Answer | MissingPage,
): answer is MissingPage {
  return 'missing' in answer;
}

/** Returns the data of a page, or the reason why the page does not exist. */
async function orMissing<Data>(
  answer: Promise<{ readonly data: Data }>,
): Promise<Data | MissingPage> {
  try {
    return (await answer).data;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const isRetired = error.status === 410;
    if (!isRetired && error.status !== 404 && error.status !== 400) throw error;
    return { missing: isRetired ? 'retired' : 'unknown', leftOn: error.leftOn ?? null };
  }
}
