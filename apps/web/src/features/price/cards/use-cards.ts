import { boughtHome, type KnownFacts, type PriceAnswers, type QuoteDraft } from '@latchkey/domain';
import { useState } from 'react';
import { helpByIncomeQuery, ownMoneyOf } from '../raise/raise-query.ts';
import type { ComparedHome } from '../rent/rent-words.ts';
import { type RentState, useRent } from '../rent/use-rent.ts';
import type { ShownBest } from '../shown-prices.ts';

/** The state of the cards below the prices. The screen and the printed page use the same state. */
export interface Cards {
  /** The query for the assistance at each income. Null if there is no price. */
  readonly helpQuery: ReturnType<typeof helpByIncomeQuery> | null;
  /** The home at the highest price, to compare with renting. Null if no price meets all rules. */
  readonly compared: ComparedHome | null;
  readonly rent: RentState;
}

/**
 * Hook for the cards below the prices. The assistance at each income is for the price of the
 * quote's home. If the quote has no price, the assistance is for the first price that the page
 * finds, so that moving the slider sends no request.
 *
 * @param best the highest price. Null if no price meets all rules, or if the prices are not
 * computed yet
 */
export function useCards(
  draft: QuoteDraft,
  answers: PriceAnswers,
  known: KnownFacts,
  best: ShownBest | null,
): Cards {
  const rent = useRent();
  const [firstPrice, setFirstPrice] = useState<number | null>(null);
  if (firstPrice === null && best) setFirstPrice(best.highest.price);
  const homePrice = draft.homePrice ?? firstPrice;
  const money = homePrice === null ? null : { homePrice, downPayment: ownMoneyOf(draft) };
  return {
    helpQuery: money && helpByIncomeQuery(answers, money, known),
    compared: best && comparedHome(best),
    rent,
  };
}

function comparedHome({ name, figures: { estimate } }: ShownBest): ComparedHome {
  return {
    home: boughtHome(estimate),
    helpName: estimate.programs.length > 0 ? name : null,
  };
}
