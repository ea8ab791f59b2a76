import type { BuyerToCall, PricedAnswers } from '@latchkey/domain';
import { useDraftPart } from '@/state/draft.ts';

/** The buyer's data for the next steps: the page's home, and answers from the quote in progress. */
export function useBuyer({
  homeLocation,
  homePrice,
}: Pick<PricedAnswers, 'homeLocation' | 'homePrice'>): BuyerToCall {
  const creditScore = useDraftPart((draft) => draft?.creditScore ?? null);
  const housingStatus = useDraftPart((draft) => draft?.housingStatus ?? null);
  const veteranStatus = useDraftPart((draft) => draft?.veteranStatus ?? null);
  return { homeLocation, homePrice, creditScore, housingStatus, veteranStatus };
}
