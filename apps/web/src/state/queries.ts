import {
  generatePrograms,
  listMortgageRates,
  listStates,
  showChanges,
  showCounty,
  showOpenData,
  showProgram,
  showProof,
  showReference,
} from '@latchkey/contract';
import { answersKey, type KnownFacts, type QuoteAnswers } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { named } from '@/lib/call-failure.ts';
import { addTranslations } from '@/lib/catalog-text.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';
import { currentLocale } from '@/lib/text.ts';

/**
 * Queries the programs for a set of answers. Loads a new list when an answer changes.
 *
 * @param known the buyer's short answers that apply to this home
 */
export function programsQuery(quote: QuoteAnswers, known: KnownFacts) {
  return queryOptions({
    queryKey: ['programs', answersKey(quote), known],
    queryFn: async ({ signal }) => {
      const locale = currentLocale();
      const generation = call(generatePrograms, { body: { quote, known } }, { signal });
      const { data } = await named('generate-programs', generation);
      addTranslations(locale, data.translations);
      return data;
    },
    staleTime: THIRTY_HOURS,
  });
}

/** Queries the program with this ID, and the translations of its sentences. */
export function programQuery(id: string) {
  return queryOptions({
    queryKey: ['program', id],
    queryFn: async ({ signal }) => {
      const locale = currentLocale();
      const showing = call(showProgram, { params: { id } }, { signal });
      const { data } = await named('show-program', showing);
      addTranslations(locale, data.translations);
      return data;
    },
    staleTime: THIRTY_HOURS,
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Queries a county's loan limits, and the sources of its tax and insurance rates. The limits depend
 * on the date. The response becomes stale at midnight UTC, when the server's day ends.
 */
export function countyQuery(countyCode: number) {
  return queryOptions({
    queryKey: ['county', countyCode],
    queryFn: async ({ signal }) => {
      const params = { countyCode: String(countyCode).padStart(5, '0') };
      return (await call(showCounty, { params }, { signal })).data.county;
    },
    staleTime: ({ state }) => DAY_MS - (state.dataUpdatedAt % DAY_MS),
  });
}

/** Queries the average mortgage rates of recent weeks, newest week first. */
export function mortgageRatesQuery() {
  return queryOptions({
    queryKey: ['mortgage-rates'],
    queryFn: async ({ signal }) => (await call(listMortgageRates, {}, { signal })).data.weeks,
    staleTime: THIRTY_HOURS,
  });
}

/** Queries the latest average mortgage rate, and the source of every figure in the product. */
export function referenceQuery() {
  return queryOptions({
    queryKey: ['reference'],
    queryFn: async ({ signal }) => (await call(showReference, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Queries how many programs each state has, and the first few programs of each state. */
export function statesQuery() {
  return queryOptions({
    queryKey: ['states'],
    queryFn: async ({ signal }) => (await call(listStates, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Queries how many facts have sources and dates, and the test results. */
export function proofQuery() {
  return queryOptions({
    queryKey: ['proof'],
    queryFn: async ({ signal }) => (await call(showProof, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Queries the catalog's files, their license and the latest changes. */
export function openDataQuery() {
  return queryOptions({
    queryKey: ['open-data'],
    queryFn: async ({ signal }) => (await call(showOpenData, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}

/** Queries the latest changes, and the latest statements about programs' funding. */
export function changesQuery() {
  return queryOptions({
    queryKey: ['changes'],
    queryFn: async ({ signal }) => (await call(showChanges, {}, { signal })).data,
    staleTime: THIRTY_HOURS,
  });
}
