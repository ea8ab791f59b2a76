import {
  type CountedDetails,
  costTables,
  countedDetails,
  type LoanLimits,
  type PricingFacts,
  pricingFactsOf,
  type QuoteAnswers,
} from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useDraft } from '@/state/draft.ts';
import { useDetails } from '@/state/use-details.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';

/** The inputs of all figures about a program. */
export interface Pricing {
  readonly facts: PricingFacts;
  readonly details: CountedDetails;
  /** The county's loan limits. Every limit is unknown until the county has loaded. */
  readonly limits: LoanLimits;
  /** The buyer's cash for closing, in dollars. */
  readonly ownCash: number;
}

export function usePricing(quote: QuoteAnswers): Pricing {
  const draft = useDraft();
  const own = useDetails();
  const { product } = useSite();
  const ownCash = draft?.cash ?? quote.downPayment;
  const { state, county_code } = quote.homeLocation;
  const details = countedDetails(own, state, costTables.closingCosts);
  const limits = useLoanLimits(county_code);
  return { facts: pricingFactsOf(quote, details, product), details, limits, ownCash };
}
