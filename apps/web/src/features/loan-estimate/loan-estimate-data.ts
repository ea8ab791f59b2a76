import { prefetch } from '@/lib/query-client.ts';
import { currentQuote } from '@/state/confirmation.ts';
import { knownFactsAt } from '@/state/known-facts.ts';
import { countyQuery, mortgageRatesQuery, programsQuery } from '@/state/queries.ts';

/**
 * Starts loading the data that the page compares a Loan Estimate with, so that the page later works
 * without a connection.
 */
export function loader(): null {
  prefetch(mortgageRatesQuery());
  const quote = currentQuote();
  if (!quote) return null;
  prefetch(programsQuery(quote, knownFactsAt(quote.homeLocation.id)));
  prefetch(countyQuery(quote.homeLocation.county_code));
  return null;
}
