import type { County } from '@latchkey/contract';
import {
  LOWEST_CONFORMING_LIMIT,
  type LoanLimits,
  limitsOf,
  unknownLimits,
} from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useKnownFacts } from '@/state/known-facts.ts';
import { countyQuery } from '@/state/queries.ts';

/**
 * Hook that returns the county's loan limits for the number of units that the buyer entered in this
 * browser. Every limit is unknown until the county has loaded.
 */
export function useLoanLimits(countyCode: number): LoanLimits {
  return limitsOf(useCountyLimits(countyCode), useKnownFacts());
}

/**
 * Hook that returns the county's loan limits for one to four units. Every limit is unknown until
 * the county has loaded.
 */
export function useCountyLimits(countyCode: number): LoanLimits {
  const { data } = useQuery({ ...countyQuery(countyCode), select: countyLimits });
  return data ?? unknownLimits;
}

/**
 * Whether county limits that may rule out a loan of this size are still loading for the first time.
 * Without them, the page could show figures for a loan that no lender offers. Always false for a
 * loan that is below every county's limits.
 *
 * @param loanAmount in dollars
 */
export function useAreLimitsLoading(countyCode: number, loanAmount: number): boolean {
  const { isLoading, failureCount } = useQuery(countyQuery(countyCode));
  return loanAmount > LOWEST_CONFORMING_LIMIT && isLoading && failureCount === 0;
}

function countyLimits({ conformingLimits, fhaLimits }: County): LoanLimits {
  return {
    conformingLimits: conformingLimits.units,
    fhaLimits: fhaLimits.units,
    pastLimitYear: fhaLimits.pastYear,
  };
}
