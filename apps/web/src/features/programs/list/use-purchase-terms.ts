import { type PurchaseTerms, purchaseTerms, type QuoteAnswers } from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';

/**
 * Hook that returns the terms for all figures in the list: the site's own rate, default term and
 * costs. The buyer's changes in the calculator do not affect the list.
 */
export function usePurchaseTerms(quote: QuoteAnswers): PurchaseTerms {
  const { product } = useSite();
  return purchaseTerms(quote, useLoanLimits(quote.homeLocation.county_code), product);
}
