import type { BuyerToCall, PricedAnswers } from '@latchkey/domain';
import { useDraftPart } from '@/state/draft.ts';

/**
 * Hook that returns the data about the buyer that the next steps need: the home on this page, and
 * answers from the quote in progress.
 */
export function useBuyer({
  homeLocation,
  homePrice,
}: Pick<PricedAnswers, 'homeLocation' | 'homePrice'>): BuyerToCall {
  const creditScore = useDraftPart((draft) => draft?.creditScore ?? null);
  const housingStatus = useDraftPart((draft) => draft?.housingStatus ?? null);
  const veteranStatus = useDraftPart((draft) => draft?.veteranStatus ?? null);
  return { homeLocation, homePrice, creditScore, housingStatus, veteranStatus };
}
