import { listPricedHelps } from '@latchkey/contract';
import { type KnownFacts, PriceAnswers, type QuoteDraft } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { addTranslations } from '@/lib/catalog-text.ts';
import { prefetch, THIRTY_HOURS } from '@/lib/query-client.ts';
import { currentLocale } from '@/lib/text.ts';
import { currentDraft } from '@/state/draft.ts';
import { knownFactsAt } from '@/state/known-facts.ts';
import { helpByIncomeQuery, ownMoneyOf } from './raise/raise-query.ts';

/**
 * Queries the programs that a buyer may be able to use, depending on the price.
 *
 * @param known the buyer's short answers that apply to this home
 */
export function pricesQuery(answers: PriceAnswers, known: KnownFacts) {
  return queryOptions({
    queryKey: ['prices', answers, known],
    queryFn: async ({ signal }) => {
      const locale = currentLocale();
      const { data } = await call(listPricedHelps, { body: { answers, known } }, { signal });
      addTranslations(locale, data.translations);
      return data;
    },
    staleTime: THIRTY_HOURS,
  });
}

/**
 * Returns a draft's answers for the query. Null if a required answer is missing or invalid. An
 * unfinished draft has no professions, because that question comes after the one about military
 * service.
 */
export function priceAnswersOf({ profession, ...draft }: QuoteDraft): PriceAnswers | null {
  const isAsked = draft.veteranStatus !== null || profession.length > 0;
  const { homeType, homePlan, homeLocation, householdIncome, creditScore } = draft;
  const { housingStatus, householdSize, veteranStatus } = draft;
  const parsed = PriceAnswers.safeParse({
    homeType,
    homePlan,
    homeLocation,
    householdIncome,
    creditScore,
    housingStatus,
    householdSize,
    veteranStatus,
    profession: isAsked ? profession : null,
  });
  return parsed.data ?? null;
}

/** Starts loading the programs if the draft has the required answers. */
export function loader(): null {
  const draft = currentDraft();
  const answers = draft && priceAnswersOf(draft);
  if (!answers) return null;
  const known = knownFactsAt(answers.homeLocation.id);
  prefetch(pricesQuery(answers, known));
  const { homePrice } = draft;
  if (homePrice === null) return null;
  prefetch(helpByIncomeQuery(answers, { homePrice, downPayment: ownMoneyOf(draft) }, known));
  return null;
}
