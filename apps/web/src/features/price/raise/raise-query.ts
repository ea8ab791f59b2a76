import { showHelpByIncome } from '@latchkey/contract';
import type { KnownFacts, OwnMoney, PriceAnswers, QuoteDraft } from '@latchkey/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { THIRTY_HOURS } from '@/lib/query-client.ts';

/**
 * Queries the largest amount of assistance at each income close to the buyer's income, for a home
 * at a given price.
 *
 * @param known the buyer's short answers that apply to this home
 */
export function helpByIncomeQuery(answers: PriceAnswers, money: OwnMoney, known: KnownFacts) {
  const { homePrice, downPayment } = money;
  return queryOptions({
    queryKey: ['help-by-income', answers, homePrice, downPayment, known],
    queryFn: async ({ signal }) => {
      const body = { answers, homePrice, downPayment, known };
      return { help: (await call(showHelpByIncome, { body }, { signal })).data, homePrice };
    },
    staleTime: THIRTY_HOURS,
  });
}

/**
 * Returns the buyer's own money for computing the assistance at each income. At least $1, as in a
 * quote.
 */
export function ownMoneyOf({
  cash,
  downPayment,
}: Pick<QuoteDraft, 'cash' | 'downPayment'>): number {
  return Math.max(1, downPayment ?? cash ?? 1);
}
