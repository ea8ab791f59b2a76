import { nothingKnown } from '@latchkey/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '@/lib/query-client.ts';
import { currentQuote } from '@/state/confirmation.ts';
import { knownFactsAt } from '@/state/known-facts.ts';
import { countyQuery, programQuery, programsQuery } from '@/state/queries.ts';
import { isProgramId } from '@/state/wizard.ts';

export function programsLoader(): null {
  const quote = currentQuote();
  if (!quote) return null;
  prefetch(programsQuery(quote, knownFactsAt(quote.homeLocation.id)));
  prefetch(programsQuery(quote, nothingKnown));
  prefetch(countyQuery(quote.homeLocation.county_code));
  return null;
}

export function programLoader({ params: { programId } }: LoaderFunctionArgs): null {
  if (programId === undefined || !isProgramId(programId)) return null;
  prefetch(programQuery(programId));
  const quote = currentQuote();
  if (quote) prefetch(programsQuery(quote, knownFactsAt(quote.homeLocation.id)));
  return null;
}

export function compareLoader(): null {
  const quote = currentQuote();
  if (!quote) return null;
  prefetch(programsQuery(quote, knownFactsAt(quote.homeLocation.id)));
  prefetch(countyQuery(quote.homeLocation.county_code));
  return null;
}
