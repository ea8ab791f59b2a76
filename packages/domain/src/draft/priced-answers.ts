import type { CreditScore } from '../quote/choices.ts';
import { QuoteAnswers } from '../quote/quote.ts';
import type { QuoteDraft } from './draft.ts';

/** The answers that the price of a loan depends on. */
export type PricedAnswers = Pick<
  QuoteAnswers,
  'homePrice' | 'downPayment' | 'homeLocation' | 'creditScore'
>;

/**
 * The score band that counts while the question is open: the lowest of 620 or more, so that
 * whatever is priced by the band is not promised too low.
 */
export const ASSUMED_CREDIT_SCORE: CreditScore = 'fair';

/**
 * What a quote in progress can be priced by already, though other questions are open. A score that
 * was not asked counts as {@link ASSUMED_CREDIT_SCORE}, a down payment that was not told as none.
 *
 * @returns null without a good price and location: nothing can be computed then
 */
export function pricedAnswers(draft: QuoteDraft): PricedAnswers | null {
  const { shape } = QuoteAnswers;
  const homePrice = shape.homePrice.safeParse(draft.homePrice).data;
  if (homePrice === undefined || draft.homeLocation === null) return null;
  return {
    homePrice,
    downPayment: shape.downPayment.safeParse(draft.downPayment).data ?? 0,
    homeLocation: draft.homeLocation,
    creditScore: draft.creditScore ?? ASSUMED_CREDIT_SCORE,
  };
}
