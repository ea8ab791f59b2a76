import {
  type CountedDetails,
  costTables,
  countedDetails,
  type LoanLimits,
  type PricingFacts,
  pricingFactsOf,
  type QuoteAnswers,
  unknownLimits,
} from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '@/lib/site.ts';
import { useDraft } from '@/state/draft.ts';
import { countyQuery } from '@/state/queries.ts';
import { useDetails } from '@/state/use-details.ts';

/** The inputs for all figures about a program. */
export interface Pricing {
  readonly facts: PricingFacts;
  readonly details: CountedDetails;
  /** The county's loan limits. All of them are unknown until the county has loaded. */
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
  const { data: county } = useQuery(countyQuery(county_code));
  const details = countedDetails(own, state, costTables.closingCosts);
  const limits = county
    ? { conformingLimits: county.conformingLimits.units, fhaLimits: county.fhaLimits.units }
    : unknownLimits;
  return { facts: pricingFactsOf(quote, details, product), details, limits, ownCash };
}
