import {
  appliedPrograms,
  combinationFacts,
  costTables,
  countedDetails,
  coversPrice,
  estimateOf,
  pricingFactsOf,
  type QuoteAnswers,
} from '@latchkey/domain';
import { type ExpectedLoan, expectedLoanOf } from '@latchkey/domain/loan-estimate';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '@/lib/site.ts';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { programsQuery } from '@/state/queries.ts';
import { useAskedPrograms } from '@/state/use-asked-programs.ts';
import { useDetails } from '@/state/use-details.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';

/** What the page compares a Loan Estimate with. */
export type QuoteLoan =
  /** No quote in this browser. */
  | { readonly kind: 'none' }
  /** A quote with unanswered questions. */
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** A quote for a buyer who needs no loan, or for a home that no common loan covers. */
  | { readonly kind: 'no-loan' }
  | { readonly kind: 'loan'; readonly expected: ExpectedLoan; readonly quote: QuoteAnswers };

/**
 * Hook that returns the loan of the quote in progress, as the calculator shows it. Uses the buyer's
 * own settings, and the assistance of the program that the buyer chose or of the default program.
 */
export function useQuoteLoan(quote: QuoteAnswers): QuoteLoan {
  const { product } = useSite();
  const asked = useAskedPrograms();
  const details = useDetails();
  const known = useKnownFactsAt(quote.homeLocation.id);
  const limits = useLoanLimits(quote.homeLocation.county_code);
  const { data, isError, refetch } = useQuery(programsQuery(quote, known));
  if (isError) return { kind: 'failed', retry: () => void refetch() };
  if (!data) return { kind: 'loading' };

  const isHelped = details.applyAssistance && !coversPrice(quote);
  const applied = appliedPrograms(data, asked, combinationFacts(quote, limits)).programs;
  const programs = isHelped ? applied : [];
  const counted = countedDetails(details, quote.homeLocation.state, costTables.closingCosts);
  const estimate = estimateOf(pricingFactsOf(quote, details, product), counted, programs, limits);
  const expected = expectedLoanOf(estimate);
  return expected ? { kind: 'loan', expected, quote } : { kind: 'no-loan' };
}
