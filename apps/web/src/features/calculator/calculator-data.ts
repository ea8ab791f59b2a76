import { prefetch } from '@/lib/query-client.ts';
import { currentQuote } from '@/state/confirmation.ts';
import { currentDraft } from '@/state/draft.ts';
import { knownFactsAt } from '@/state/known-facts.ts';
import { countyQuery, programsQuery } from '@/state/queries.ts';

export function loader(): null {
  const quote = currentQuote();
  if (quote) prefetch(programsQuery(quote, knownFactsAt(quote.homeLocation.id)));
  const home = currentDraft()?.homeLocation;
  if (home) prefetch(countyQuery(home.county_code));
  return null;
}
