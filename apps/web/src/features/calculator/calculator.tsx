import type { AskedPrograms, PricedAnswers, QuoteAnswers } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { queryClient } from '@/lib/query-client.ts';
import { useEarlyAnswers } from '@/state/early-answers.ts';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { countyQuery, programsQuery } from '@/state/queries.ts';
import { useHelp } from './assistance/use-help.ts';
import { useProgramChange } from './assistance/use-program-change.ts';
import { Comparison } from './comparison.tsx';

/** The comparison of both payments, with the help that the buyer may apply. */
export function Calculator({
  quote,
  complete,
  asked,
  ...parts
}: {
  quote: PricedAnswers;
  /** The complete quote, or null if an answer is missing. */
  complete: QuoteAnswers | null;
  /** The programs that the buyer came from. */
  asked: AskedPrograms;
  header: ReactNode;
  /** Content to show right after the figures. */
  note: ReactNode;
  /** The page's main button, after the next steps. */
  onward: ReactNode;
  back: ReactNode;
}) {
  const known = useKnownFactsAt(quote.homeLocation.id);
  useEarlyAnswers(() => [
    ...(complete ? [queryClient.prefetchQuery(programsQuery(complete, known))] : []),
    queryClient.prefetchQuery(countyQuery(quote.homeLocation.county_code)),
  ]);
  const help = useHelp(complete, quote.homeLocation, asked);
  const changeProgram = useProgramChange();
  return (
    <Comparison
      quote={quote}
      complete={complete}
      help={help}
      asked={asked}
      onProgram={changeProgram}
      {...parts}
    />
  );
}
