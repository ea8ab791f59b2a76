import { type PurchaseTerms, purchaseTerms, type QuoteAnswers } from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';

/**
 * The terms of every figure in the list: the site's own rate, default term and costs. Nothing that
 * the buyer edits in the calculator changes the list.
 */
export function usePurchaseTerms(quote: QuoteAnswers): PurchaseTerms {
  const { product } = useSite();
  return purchaseTerms(quote, useLoanLimits(quote.homeLocation.county_code), product);
}
