import type { CreditScore } from '../quote/choices.ts';
import { QuoteAnswers } from '../quote/quote.ts';
import type { QuoteDraft } from './draft.ts';

/** The answers that affect the price of a loan. */
export type PricedAnswers = Pick<
  QuoteAnswers,
  'homePrice' | 'downPayment' | 'homeLocation' | 'creditScore' | 'homeType'
>;

/**
 * The credit score band to assume if the buyer has not answered: the lowest band with scores of 620
 * or more. Assuming a higher score could make a quoted payment too low.
 */
export const ASSUMED_CREDIT_SCORE: CreditScore = 'fair';

/**
 * Returns a draft's pricing answers, even if other questions are unanswered. For missing answers,
 * assumes {@link ASSUMED_CREDIT_SCORE}, a down payment of 0 and a single-family home.
 *
 * @returns null if the home price or the location is missing or invalid, because both affect the
 * price of a loan
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
    homeType: draft.homeType ?? 'single-family',
  };
}
